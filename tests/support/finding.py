"""Who was drawn where, how they are now, and what the game asks.

A unit is found by the character it was drawn with, a place by its column and row.
"""

from starquest.model.component import Body, Pack, Status
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.modifier import Grant, Modifier, Stat
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind

Spot = tuple[int, int]
"""A column and a row."""


def uid(state: GameState, mark: str) -> EntityId:
    """The unit drawn with this character."""
    return next(unit for unit, row in state.world.units.items() if row.name == mark)


def who(state: GameState, marks: str) -> tuple[EntityId, ...]:
    """The units drawn with these characters."""
    return tuple(uid(state, mark) for mark in marks)


def models(state: GameState, mark: str) -> tuple[EntityId, ...]:
    """The living models of a unit, in the order they were drawn."""
    return state.world.squads[uid(state, mark)].members


def objective(state: GameState, number: int) -> EntityId:
    """The objective with this number."""
    return next(o for o, row in state.world.objectives.items() if row.number == number)


def token(state: GameState, index: int = 0) -> EntityId:
    """A search token, in reading order."""
    return list(state.world.search_tokens)[index]


def treasure(state: GameState, index: int = 0) -> EntityId:
    """A treasure marker, in reading order."""
    return list(state.world.treasures)[index]


def cell(state: GameState, x: int, y: int) -> Cell:
    """The cell in column x and row y."""
    return state.table.grid.cell(x, y)


def place(state: GameState, mark: str) -> Spot:
    """Where the first model of a unit stands."""
    return places(state, mark)[0]


def places(state: GameState, mark: str) -> list[Spot]:
    """Where the models of a unit stand."""
    world, grid = state.world, state.table.grid
    return [grid.xy(world.places[model].cell) for model in models(state, mark)]


def inches(a: Spot, b: Spot) -> float:
    """How far two columns and rows are apart: a straight step is 1 inch, a diagonal one 1.5."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dx, dy) + min(dx, dy) / 2


def near(a: Spot, b: Spot, reach: float) -> bool:
    """Whether two places are within so many inches; half an inch over still counts."""
    return inches(a, b) <= reach + 0.5


def body(state: GameState, mark: str) -> Body:
    """The first model of a unit."""
    return state.world.bodies[state.world.squads[uid(state, mark)].members[0]]


def status(state: GameState, mark: str) -> Status:
    """How a unit stands."""
    return state.world.statuses[uid(state, mark)]


def power(state: GameState, mark: str) -> int:
    """A hero's power."""
    return state.world.powers[uid(state, mark)].left


def pack(state: GameState, mark: str) -> Pack:
    """What a hero owns."""
    return state.world.packs[uid(state, mark)]


def conditions(state: GameState, mark: str) -> tuple[str, ...]:
    """What ails a hero."""
    return state.world.ailments[uid(state, mark)].conditions


def borne(state: GameState, mark: str, stat: Stat) -> list[Modifier]:
    """What temporarily changes a value of a unit."""
    row = state.world.effects[uid(state, mark)]
    return [m for m in row.modifiers if isinstance(m, Modifier) and m.stat is stat]


def lent(state: GameState, mark: str) -> list[RuleRef]:
    """The rules a unit has for a time."""
    row = state.world.effects[uid(state, mark)]
    return [grant.rule for grant in row.modifiers if isinstance(grant, Grant)]


def acting(state: GameState) -> Act:
    """The activation under way."""
    top = state.agenda[-1]
    assert isinstance(top, Act), top
    return top


def asked(state: GameState, kind: AskKind) -> bool:
    """Whether the game waits for an answer of this kind."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Ask) and top.kind == kind


def question(state: GameState, kind: AskKind | None = None) -> Ask:
    """The question the game waits with, which is of this kind."""
    top = state.agenda[-1]
    assert isinstance(top, Ask), top
    assert kind in (None, top.kind), top
    return top


def spots(state: GameState) -> set[Spot]:
    """The places a question about a place offers."""
    grid = state.table.grid
    return {grid.xy(Cell(value)) for value in question(state).options if value != OFF_TABLE}
