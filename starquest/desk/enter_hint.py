"""What Enter would do where the cursor is, or why nothing: said before it is pressed."""

from starquest.desk.charge_plan import charge_verdict
from starquest.desk.choices import MOVES
from starquest.desk.enter_action import meant, planned_move
from starquest.desk.foresight import foreseen
from starquest.desk.leads_to import leads_to
from starquest.desk.move_costs import move_costs
from starquest.desk.playing import Playing
from starquest.desk.travel_hint import bound, travel_hint
from starquest.desk.waits import Wait
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import reach_of
from starquest.engine.board.bits import cells_of
from starquest.engine.movement.paths import Pace, paths_of
from starquest.model.command import Charge, Rush, Shoot
from starquest.model.ground import GROUNDS
from starquest.model.ids import EntityId
from starquest.model.result import Reason
from starquest.model.step import Act
from starquest.text.labels import lacking, why_not
from starquest.text.moving import costly
from starquest.text.phrases import Phrases
from starquest.text.pointed import (
    leading,
    led_to,
    no_attack,
    no_room,
    no_shot,
    no_way,
    not_marked,
    not_there,
    offered,
    only_by_rush,
    taken,
    too_far,
    too_far_to_charge,
)


def verdict(playing: Playing, say: Phrases) -> str:
    """What Enter means here, or why it means nothing; empty where that goes without saying."""
    if playing.wait in (Wait.HORDE, Wait.ASK, Wait.SHOP, Wait.OVER):
        return ""
    found = [deed[-1] for deed in meant(playing)]
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return "" if found else _no_pick(playing)
    if found:
        shoots = any(isinstance(deed, Shoot) for deed in found)
        if all(isinstance(deed, Charge | Shoot) for deed in found):
            charge = charge_verdict(playing, say, shoots=shoots)
            return charge or offered(found, 0, say)
        told = _planned(playing) or offered(found, _way(playing), say)
        return bound(playing, leading(told) if leads_to(playing) else told)
    unit = playing.unit_at(playing.cursor)
    if unit == playing.focus:
        return ""
    if playing.aim is not None and playing.aim.action not in MOVES:
        return led_to() if leads_to(playing) >> playing.cursor & 1 else not_there()
    if unit is None:
        return travel_hint(playing) or _no_step(playing)
    if playing.scene.side(unit) is playing.side:
        return taken(say.who(unit))
    return _no_attack(playing, unit, say)


def _planned(playing: Playing) -> str:
    """A move that costs something, and what."""
    deed = planned_move(playing)
    costs = move_costs(playing, deed) if deed else []
    if not deed or not costs:
        return ""
    return costly(_way(playing), costs, rush=isinstance(deed[-1], Rush))


def _no_pick(playing: Playing) -> str:
    picking = playing.wait is Wait.PICK
    return why_not(Reason.ALREADY_ACTIVATED) if picking else not_marked()


def distance(playing: Playing, unit: EntityId) -> int:
    """How far a unit is from the hero that is looked at, in half-inches."""
    scene, grid = playing.scene, playing.state.table.grid
    mine, theirs = scene.cells(playing.focus), cells_of(scene.mask(unit))
    return min((grid.distance(a, b) for a in mine for b in theirs), default=0)


def _way(playing: Playing) -> int:
    """How long the way of the lead is that would be taken, in half-inches."""
    deed = planned_move(playing)
    lead = playing.state.world.squads[playing.focus].members[0]
    paths = foreseen(playing, deed).paths if deed else ()
    return next((path.cost for path in paths if path.model == lead), 0)


def _no_step(playing: Playing) -> str:
    """Why nobody walks to a cell."""
    scene, cell = playing.known_scene, playing.cursor
    if GROUNDS[playing.state.table.glyph(cell)].blocks:
        return no_way()
    act = playing.state.agenda[-1]
    if isinstance(act, Act) and not act.main:
        return lacking("no_main_action")
    paths = paths_of(scene, playing.focus)
    if not paths.farthest()[0] >> cell & 1:
        return too_far(paths.allowances[Pace.RUSH])
    if not paths.stops() >> cell & 1:
        return no_room(playing.state.table)
    return only_by_rush()


def _no_attack(playing: Playing, unit: EntityId, say: Phrases) -> str:
    """Why an enemy is neither shot nor charged."""
    scene, absent = playing.scene, playing.missing()
    sees = scene.sees(scene.mask(playing.focus), scene.mask(unit))
    guns = [reach_of(scene, playing.focus, gun) - 1 for gun in weapons_of(scene, playing.focus)]
    name, away = say.who(unit), distance(playing, unit)
    if absent.get("shoot", "no_shoot") != "no_shoot":
        return no_attack(name, away, [lacking(absent["shoot"])])
    spent = absent.get("charge") == "no_main_action"
    charge = lacking("no_main_action") if spent else too_far_to_charge()
    shot = no_shot(sees=sees, reach=max(guns, default=0))
    return no_attack(name, away, [shot, charge])
