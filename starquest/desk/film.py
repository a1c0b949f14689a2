"""Events as a short film: a list of pictures on top of the board as it was before them."""

from collections.abc import Iterable
from itertools import groupby

from starquest.desk.effects import attack, blast, fates, march, marker_hit, spell
from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark
from starquest.desk.marks.drawers import LYING
from starquest.desk.playing import Playing
from starquest.desk.stage import Before, Body, Picture, Stage, thinned
from starquest.engine.board.bits import cells_of
from starquest.model.event import (
    Event,
    GotUp,
    Healed,
    HitsRolled,
    HitsSplit,
    ModelDown,
    Moved,
    ObjectiveDamaged,
    SpellTried,
    TrapSprung,
    WentDown,
    Wounded,
)
from starquest.model.ids import EntityId

KINDS = frozenset(("walks", "shots", "blows", "blasts", "spells", "wounds", "falls", "objectives"))
"""What can be shown, each on its own."""
LONGEST = 12
"""The most pictures of one film."""
FATES = (Wounded, Healed, ModelDown, WentDown)
SHOWN = (Moved, HitsRolled, HitsSplit, SpellTried, TrapSprung, GotUp, ObjectiveDamaged, *FATES)


def film(
    events: Iterable[Event], before: Before, glyphs: Glyphs, on: frozenset[str] = KINDS
) -> list[Picture]:
    """The pictures of what happened; what goes on at the same time is in the same ones."""
    stage = Stage(before, glyphs, dict(before.bodies))
    for kind, group in groupby((event for event in events if isinstance(event, SHOWN)), _together):
        happened = list(group)
        if kind == "walks":
            march(stage, [e for e in happened if isinstance(e, Moved)], shown=kind in on)
        elif kind == "fates":
            fates(stage, [e for e in happened if isinstance(e, FATES)], on)
        else:
            for event in happened:
                _show(stage, event, on)
    return thinned(stage.pictures, LONGEST)


def _together(event: Event) -> str:
    """Events with the same word happen at the same time."""
    return "walks" if isinstance(event, Moved) else "fates" if isinstance(event, FATES) else "else"


def _show(stage: Stage, event: Event, on: frozenset[str]) -> None:
    """One thing after the other."""
    match event:
        case HitsRolled(attacker, target):
            attack(stage, attacker, target, event.hits, on)
        case HitsSplit(shares=shares) if "blasts" in on:
            blast(stage, [unit for unit, _ in shares])
        case SpellTried(unit, _, targets, test) if "spells" in on:
            spell(stage, unit, targets, passed=test.passed)
        case ObjectiveDamaged(objective, change=change) if "objectives" in on:
            marker_hit(stage, objective, change)
        case TrapSprung(cell=cell) if "blasts" in on:
            fire = stage.glyphs.fire
            stage.snap({cell: Mark(fire, fire, "effect", "bold", "flash")})
        case GotUp(unit) if "falls" in on and stage.cells(unit):
            stage.snap(stage.flash(stage.cells(unit), stage.glyphs.fire))
        case _:
            pass


def film_of(
    playing: Playing, events: tuple[Event, ...], before: Before, on: frozenset[str] = KINDS
) -> list[Picture]:
    """The film of what just happened; who has come into sight is drawn as it looks now."""
    now = positions(playing)
    seen = Before(
        before.frame,
        before.grid,
        {**now.bodies, **before.bodies},
        {**now.units, **before.units},
        before.lying,
        {**now.markers, **before.markers},
    )
    return film(events, seen, playing.glyphs, on)


def positions(playing: Playing) -> Before:
    """The board as it is drawn now."""
    scene, frame = playing.scene, playing.frame()
    mine = [unit for unit, row in scene.world.units.items() if row.side is playing.side]
    bodies: dict[EntityId, Body] = {}
    units: dict[EntityId, tuple[EntityId, ...]] = {}
    for unit in (*mine, *playing.seen):
        members = scene.world.squads[unit].members
        units[unit], size = members, scene.kit(unit).footprint
        for model in members:
            cell = scene.world.places[model].cell
            body = cells_of(scene.field.bits.footprint(cell, size)) if cell >= 0 else []
            if body and all(at in frame.things for at in body):
                bodies[model] = tuple((at, frame.things[at]) for at in body)
    markers = {which: row.cell for which, row in scene.world.objectives.items()}
    lying = LYING[scene.settings.mode](scene, playing.glyphs)
    return Before(frame, scene.table.grid, bodies, units, lying, markers)


__all__ = ["KINDS", "Before", "Picture", "film", "film_of", "positions"]
