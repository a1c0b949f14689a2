"""Ghosts: where each model of a squad would stand if Enter were pressed, and what waits there."""

from collections.abc import Iterable

import attrs

from starquest.desk.enter_action import Deed, meant, planned_charge, planned_move
from starquest.desk.foresight import after, foreseen, moment_of
from starquest.desk.letters import letters
from starquest.desk.mark import Mark, Things
from starquest.desk.playing import Playing
from starquest.desk.shaping import fits, shapes
from starquest.desk.threat_overlay import zones
from starquest.desk.travel import leg_of
from starquest.desk.waits import Wait
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import reach_of
from starquest.engine.movement.formation import march_of
from starquest.engine.movement.paths import Pace
from starquest.engine.scene import scene_of
from starquest.model.command import Advance, Deploy, Rush, Shape
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.text.locale import words, words_in

CALM, COVERED, OPEN = "", "+", "!"
"""Nobody in sight could attack it there; somebody could, but it has cover; somebody could."""
Planned = tuple[Deed | None, Iterable[Cell]]


@attrs.frozen
class Ghost:
    """One model where it would stand."""

    cell: Cell
    sign: str = CALM
    shoots: bool = False
    """Whether one of its unit's guns reaches an enemy in sight from there."""


def ghosts(playing: Playing) -> list[Ghost]:
    """Every model of the squad that is moved, charges or is deployed; of one model nothing."""
    squad = playing.state.world.squads.get(playing.focus)
    if squad is None or len(squad.members) <= 1:
        return []
    deed, cells = _planned(playing)
    if deed is None:
        return []
    reach = 0 if isinstance(deed[-1], Rush | Deploy) else _reach(playing)
    return [Ghost(cell, _sign(playing, cell), bool(reach >> cell & 1)) for cell in cells]


def ghost_marks(playing: Playing) -> Things:
    """The ghosts as they are drawn: the unit's letter and what waits for each."""
    found = ghosts(playing)
    if not found:
        return {}
    letter = letters(playing.scene, playing.side).get(playing.focus, "?").upper()
    ink = playing.inks.get(playing.focus, f"player{playing.side + 1}")
    calm = playing.glyphs.ghost
    return {
        ghost.cell: Mark(
            letter, ghost.sign or calm, ink, f"italic{' bold' if ghost.shoots else ''}"
        )
        for ghost in found
    }


def ghost_facts(playing: Playing) -> list[str]:
    """What waits for them, counted; and the shape, if another than is wished for."""
    found = ghosts(playing)
    if not found:
        return []
    signs = [ghost.sign for ghost in found]
    shot = sum(ghost.shoots for ghost in found)
    move, top = _planned(playing)[0], playing.state.agenda[-1]
    by_hand = [words("ghosts.tidy")] if isinstance(top, Act) and top.tidy else []
    told = words(
        "ghosts.told", models=len(found), open=signs.count(OPEN), covered=signs.count(COVERED),
        reached=any(signs), shot=shot,
    )  # fmt: skip
    if move is None or playing.shape is Shape.ANY or not shapes(playing):
        return [told, *by_hand]
    shape = words_in("ghosts.shape", playing.shape)
    return [words("ghosts.stands", shape=shape, fits=fits(playing, move[-1])), told, *by_hand]


def _planned(playing: Playing) -> Planned:
    """What would be done, and where everybody would stand after it."""
    if playing.wait is Wait.DEPLOY:
        return _deployed(playing)
    if playing.wait is Wait.TIDY:
        nudged = meant(playing)
        return (nudged[0], (playing.cursor,)) if nudged else (None, ())
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return None, ()
    move = planned_move(playing)
    if move is not None:
        return move, _marched(playing, move)
    charge = planned_charge(playing)
    if charge is None:
        return _on_the_way(playing)
    ends: dict[EntityId, Cell] = {}
    for path in foreseen(playing, charge).paths:
        ends.setdefault(path.model, path.cells[-1])
    return charge, ends.values()


def _marched(playing: Playing, deed: Deed) -> Iterable[Cell]:
    """Where everybody ends by the last move of a deed."""
    move = next(one for one in reversed(deed) if isinstance(one, Advance | Rush))
    pace = Pace.RUSH if isinstance(move, Rush) else Pace.ADVANCE
    march = march_of(playing.known_scene, playing.focus, pace)
    found = march.arrange(move.cell, move.shape) or march.loosely(move.cell)
    return found[1] if found else ()


def _on_the_way(playing: Playing) -> Planned:
    """The squad where this round's part of a longer way ends."""
    leg = leg_of(playing)
    if leg is None or leg.walk is None:
        return None, ()
    return leg.deed, _marched(playing, leg.deed)


def _deployed(playing: Playing) -> Planned:
    """The squad on the cell it would be deployed on."""
    deed = next((one for one in meant(playing) if isinstance(one[-1], Deploy)), None)
    if deed is None:
        return None, ()
    moment = moment_of(playing)
    if deed not in moment.landings:
        state = after(moment.known, deed)
        there = scene_of(state).cells(playing.focus) if state else []
        moment.landings[deed] = tuple(there)
    return deed, moment.landings[deed]


def _sign(playing: Playing, cell: Cell) -> str:
    """What waits for a model there."""
    scene = playing.known_scene
    able = [enemy for enemy, zone in zones(playing).items() if zone >> cell & 1]
    if not able:
        return CALM
    if scene.field.in_cover(cell):
        return COVERED
    shooters = [scene.cells(enemy)[0] for enemy in able]
    return COVERED if all(scene.field.obstructed(one, cell) for one in shooters) else OPEN


def _reach(playing: Playing) -> int:
    """The cells from which the longest gun of the unit reaches an enemy in sight."""
    scene, unit = playing.known_scene, playing.focus
    far = max([reach_of(scene, unit, gun) for gun in weapons_of(scene, unit)], default=0)
    found = 0
    for enemy in playing.seen if far else ():
        found |= scene.field.bits.spread(scene.mask(enemy), far)
    return found
