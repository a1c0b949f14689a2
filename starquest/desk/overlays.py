"""Backgrounds on the board: where one may go, what may be aimed at, the way there.

A name that ends in `-edge` is the rim of an area: the board marks it for eyes without colour.
"""

from collections.abc import Callable, Iterable

from starquest.desk.charge_plan import plan_of
from starquest.desk.choices import Choice
from starquest.desk.enter_action import planned_charge, planned_move
from starquest.desk.foresight import foreseen
from starquest.desk.leads_to import leads_to
from starquest.desk.playing import Playing
from starquest.desk.risk_lines import risk_papers
from starquest.desk.travel import leg_of
from starquest.desk.waits import Wait
from starquest.desk.ways import way_to
from starquest.engine.actions.charging import lead_of
from starquest.engine.board.bits import cells_of, grid_bits
from starquest.engine.movement.formation import leaps_of
from starquest.engine.movement.paths import Pace, paths_of
from starquest.engine.options import Leaps
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.step import Act

Papers = dict[Cell, str]


def papers(playing: Playing) -> Papers:
    """The backgrounds that show where one may go and what is aimed at."""
    wait = playing.wait
    if wait in (Wait.DEPLOY, Wait.ASK_MAP):
        return rimmed(playing.known_scene, playing.board(), "advance")
    if wait is Wait.TIDY:
        here = playing.state.world.places[playing.model].cell
        return rimmed(playing.known_scene, playing.board(), "advance") | {here: "path-end"}
    if wait is Wait.AIM and playing.aim:
        known = playing.known_scene
        aimed = aim_papers(known, playing.aim, playing.place_of)
        aimed = rimmed(known, leads_to(playing), "advance") | aimed
        return aimed | risk_papers(playing) | _way_papers(playing)
    if wait in (Wait.PICK, Wait.ACT) and playing.focus in playing.own():
        top = playing.state.agenda[-1]
        if not isinstance(top, Act) or top.main:
            known = playing.known_scene
            reach = reach_papers(known, playing.focus, playing.seen)
            return reach | risk_papers(playing) | _way_papers(playing)
    return {}


def _way_papers(playing: Playing) -> Papers:
    aim = playing.aim
    walking = aim is None or aim.action == "charge" or aim.board >> playing.cursor & 1
    if not walking or playing.focus not in playing.own():
        return {}
    charge = planned_charge(playing)
    if charge is None:
        return dict.fromkeys(_taken_way(playing), "path") or _travel_papers(playing)
    plan = plan_of(playing, charge)
    way = dict.fromkeys(plan.way, "path")
    return way | dict.fromkeys(plan.back, "path-back") | {plan.way[-1]: "path-end"}


def _travel_papers(playing: Playing) -> Papers:
    """A way of several rounds, with the place where this one ends."""
    leg = leg_of(playing)
    if leg is None or not leg.way:
        return {}
    way = dict.fromkeys(leg.onward, "path-far") | dict.fromkeys(leg.way, "path")
    return way | {leg.way[-1]: "path-end"}


def _taken_way(playing: Playing) -> Iterable[Cell]:
    """The way of the lead that would be taken, which may lead round dangerous ground."""
    deed = planned_move(playing)
    lead = playing.state.world.squads[playing.focus].members[0]
    paths = foreseen(playing, deed).paths if deed else ()
    taken = next((path.cells for path in paths if path.model == lead), ())
    return taken or way_to(playing.known_scene, playing.focus, playing.cursor)


def rimmed(scene: Scene, board: int, name: str) -> Papers:
    """An area and its rim: the cells from which one could step out of it."""
    bits = grid_bits(scene.table.grid)
    out = scene.field.free & ~board & ~scene.side_mask(Side.ONE) & ~scene.side_mask(Side.TWO)
    beside = (out << 1 | out >> 1 | out << bits.stride | out >> bits.stride) & board
    return dict.fromkeys(cells_of(board), name) | dict.fromkeys(cells_of(beside), f"{name}-edge")


def aim_papers(scene: Scene, aim: Choice, place_of: Callable[[EntityId], Cell]) -> Papers:
    """The cells and the targets an action may be aimed at."""
    found = rimmed(scene, aim.board, "advance")
    for group in aim.groups:
        if isinstance(group, Leaps):
            found |= dict.fromkeys(cells_of(group.board), "leap")
    for unit in aim.units:
        if unit in scene.world.units:
            found |= dict.fromkeys(cells_of(scene.mask(unit)), "target")
        else:
            found[place_of(unit)] = "target"
    return found


def reach_papers(scene: Scene, hero: EntityId, enemies: Iterable[EntityId]) -> Papers:
    """Advance, Rush and Charge at once."""
    if not scene.cells(hero):
        return {}
    paths = paths_of(scene, hero)
    start, stops = scene.cells(hero)[0], paths.stops()
    boards = [0, 0]
    for pace in Pace:
        for gait in paths.sure_gaits(pace):
            boards[pace] |= paths.reach(start, pace, gait) & stops
    near, leapt = boards[Pace.ADVANCE], leaps_of(scene, hero, Pace.RUSH)
    found = rimmed(scene, boards[Pace.RUSH] | near, "rush") | rimmed(scene, near, "advance")
    found |= dict.fromkeys(cells_of(leapt), "leap")
    for enemy in enemies:
        if lead_of(scene, paths, enemy)[1]:
            found |= dict.fromkeys(cells_of(scene.mask(enemy)), "charge")
    return found
