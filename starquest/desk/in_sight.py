"""Everything in sight of a side as a list, the nearest first: who and what, how far and where.

Nothing in here but what the side knows; what an enemy is up to is asked for apart, it takes longer.
"""

from collections.abc import Iterator

import attrs

from starquest.desk.intents import intent_of
from starquest.desk.modes.quest_panels import holding
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.board.bits import cells_of
from starquest.engine.intent import Intent
from starquest.model.ground import GROUNDS
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId
from starquest.text.cells import marker_lines
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, capital, measured
from starquest.text.pointed import held

STATES = ("down", "shaken", "activated")
"""How a unit may stand, what matters most first."""
SLANT = (12, 5)
"""A way counts as slanting from an eighth of a half turn on: 12 across for 5 along."""


@attrs.frozen
class Sighted:
    """Something in sight."""

    cell: Cell
    away: int
    """How far it is, in half-inches."""
    place: str
    told: str
    enemy: EntityId = NOBODY
    """Who it is, if it fights for the other side."""


def start_of(playing: Playing) -> tuple[EntityId, list[Cell]]:
    """From where things are near or far: who acts, or else nobody and the cursor."""
    acting = playing.wait in (Wait.ACT, Wait.AIM)
    cells = playing.scene.cells(playing.focus) if acting else []
    return (playing.focus, cells) if cells else (NOBODY, [playing.cursor])


def in_sight(playing: Playing, say: Phrases, start: list[Cell] | None = None) -> list[Sighted]:
    """What the side sees and knows of, the nearest first; who acts itself is left out."""
    me, usual = start_of(playing)
    start = start or usual
    found = [*_units(playing, me, say), *_lost(playing, say), *_things(playing, say)]
    sighted = [_sighted(playing, start, cells, told, who) for cells, told, who in found]
    return sorted(sighted, key=lambda thing: (thing.away, thing.cell))


def _sighted(
    playing: Playing, start: list[Cell], cells: list[Cell], told: str, who: EntityId
) -> Sighted:
    grid = playing.state.table.grid
    away, here, cell = min((grid.distance(a, b), a, b) for a in start for b in cells)
    (x, y), (ax, ay) = grid.xy(cell), grid.xy(here)
    where = words_of("in_sight.direction")[direction(x - ax, y - ay)]
    place = words("in_sight.place", length=measured(away), direction=where) if away else where
    return Sighted(cell, away, place, told, who)


def direction(dx: int, dy: int) -> str:
    """The point of the compass so many cells east and south."""
    across, along = SLANT
    north_south = "" if across * abs(dy) < along * abs(dx) else "n" if dy < 0 else "s"
    east_west = "" if across * abs(dx) < along * abs(dy) else "w" if dx < 0 else "e"
    return north_south + east_west if dx or dy else "here"


Found = Iterator[tuple[list[Cell], str, EntityId]]


def _units(playing: Playing, me: EntityId, say: Phrases) -> Found:
    """Friends and the enemies in sight."""
    scene = playing.scene
    for unit, row in scene.world.units.items():
        friend = row.side is playing.side
        cells = cells_of(scene.mask(unit)) if friend or unit in playing.seen else []
        if cells and unit != me:
            yield cells, _unit(playing, unit, say), NOBODY if friend else unit


def _unit(playing: Playing, unit: EntityId, say: Phrases) -> str:
    world, row = playing.state.world, playing.state.world.units[unit]
    members, tough = world.squads[unit].members, playing.scene.kit(unit).tough
    status = world.statuses[unit]
    state = next((name for name in STATES if getattr(status, name)), "")
    return words(
        "in_sight.unit",
        who=say.who(unit),
        left=sum(tough - world.bodies[model].wounds for model in members),
        models=len(members),
        size=row.size if row.size > 1 else 0,
        state=words_of("in_sight.state")[state] if state else "",
    )


def _lost(playing: Playing, say: Phrases) -> Found:
    for unit, cell in playing.sight.lost.items():
        yield [cell], words("in_sight.lost", who=say.who(unit)), NOBODY


def _things(playing: Playing, say: Phrases) -> Found:
    """Markers, what the side has laid, and closed doors."""
    state, world = playing.state, playing.state.world
    lying = (world.objectives, world.search_tokens, world.treasures, world.traps, world.decoys)
    cells = dict.fromkeys(row.cell for table in lying for row in table.values())
    for cell in cells:
        if cell != OFF_TABLE:
            told = [*marker_lines(state, cell, say.catalog), *_held(playing, cell)]
            yield [cell], "; ".join(told), NOBODY
    for door in _doors(playing):
        yield door, words_of("cells.kind")["door"], NOBODY


def _held(playing: Playing, cell: Cell) -> list[str]:
    scene = playing.scene
    here = [it for it, row in scene.world.objectives.items() if row.cell == cell]
    return [held(*holding(scene, objective, playing.seen)) for objective in here]


def _doors(playing: Playing) -> list[list[Cell]]:
    """The closed doors in sight; leaves side by side are one."""
    table = playing.state.table
    doors: list[list[Cell]] = []
    for cell in cells_of(playing.sight.lit):
        ground = GROUNDS[table.glyph(cell)]
        if ground.door and ground.blocks:
            beside = (cell - 1, cell - table.grid.stride)
            wide = next((door for door in doors if door[-1] in beside), None)
            if wide is None:
                doors.append([cell])
            else:
                wide.append(cell)
    return doors


def threat(playing: Playing, thing: Sighted, say: Phrases) -> str:
    """What is told of an enemy with what it would turn on now; the same where that is nothing."""
    plan = intent_of(playing, thing.enemy)
    whom = _whom(playing, plan, say) if plan else ""
    return words("in_sight.threatens", told=thing.told, who=whom) if whom else thing.told


def _whom(playing: Playing, plan: Intent, say: Phrases) -> str:
    """Whom it would attack, or else the objective it is bound for."""
    units = playing.state.world.units
    if plan.target in units and units[plan.target].side is playing.side:
        return say.who(plan.target)
    goals = [intended.told.goal.number for intended in plan.commands if intended.told.goal.number]
    return words("phrases.objective", number=goals[-1]) if goals else ""


def heading(playing: Playing, count: int, say: Phrases) -> str:
    """The title of the list."""
    me, _ = start_of(playing)
    return capital(words("in_sight.title", count=count, who=say.who(me) if me else ""))
