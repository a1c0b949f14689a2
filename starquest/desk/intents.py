"""What the enemies in sight would do now: for the panel, for the map, and as a list.

Nothing is guessed: the program that plays them is asked (`engine/intent.py`), once for each state.
"""

import attrs

from starquest.desk.enter_hint import distance
from starquest.desk.playing import Playing
from starquest.engine.forecast.forecast import forecast
from starquest.engine.intent import Intent, intent
from starquest.model.command import Charge, Shoot
from starquest.model.ids import Cell, EntityId
from starquest.model.state import GameState
from starquest.text import intents as told
from starquest.text.phrases import Phrases

_KNOWN: list[tuple[GameState, dict[EntityId, Intent | None]]] = []
"""What was asked of the state that is looked at; one is enough."""


@attrs.frozen
class Row:
    """An enemy in a list."""

    cell: Cell
    name: str
    about: str


def intent_of(playing: Playing, unit: EntityId) -> Intent | None:
    """What a unit would do now; None if it is not in sight, or nobody can know."""
    if unit not in playing.seen:
        return None
    if not _KNOWN or _KNOWN[0][0] is not playing.state:
        _KNOWN[:] = [(playing.state, {})]
    known = _KNOWN[0][1]
    if unit not in known:
        known[unit] = intent(playing.state, unit)
    return known[unit]


def intent_lines(playing: Playing, unit: EntityId, say: Phrases) -> list[str]:
    """The panel's lines: by which line of its list, at whom, with which odds, and where to."""
    found = intent_of(playing, unit)
    if found is None:
        return []
    return [*told.lines(found, say), *_odds(found, say), *_way(playing, found)]


def _odds(found: Intent, say: Phrases) -> list[str]:
    """What an attack would come to for its target."""
    command = found.commands[-1].command
    if found.last is None or not isinstance(command, Charge | Shoot):
        return []
    target = command.target if isinstance(command, Charge) else command.shots[0].target
    fate = forecast(found.last, command).fate(target)
    return [told.odds(say.who(target), fate.wounds, fate.out)] if fate else []


def _way(playing: Playing, found: Intent) -> list[str]:
    grid = playing.state.table.grid
    ends = [way[-1] for way in found.ways if way]
    return [told.way(*grid.xy(ends[0]))] if ends else []


def intent_cells(playing: Playing, unit: EntityId) -> tuple[list[Cell], int]:
    """The cells a unit would go over, and the board of its target."""
    found = intent_of(playing, unit)
    if found is None:
        return [], 0
    world, target = playing.state.world, found.target
    aimed = playing.scene.mask(target) if target in world.units and target != unit else 0
    return [cell for way in found.ways for cell in way], aimed


def intent_rows(playing: Playing, say: Phrases) -> list[Row]:
    """Every enemy in sight that would do something, the nearest to who is looked at first."""
    scene, things = playing.scene, playing.frame().things
    near = sorted(playing.seen, key=lambda unit: (distance(playing, unit), unit))
    found = [(unit, plan) for unit in near if (plan := intent_of(playing, unit)) is not None]
    return [
        Row(cell, told.listed(things[cell].glyph, distance(playing, unit)), told.short(plan, say))
        for unit, plan in found
        for cell in scene.cells(unit)[:1]
    ]
