"""Numbers, cells, ids and texts within their bounds, before anything is worked out with them.

A cell becomes a bit of a large number and a count becomes a loop, so that one wild number could
stop the machine.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import attrs

from starquest.model.dice import MASK, Dice, Stream
from starquest.model.ground import GROUNDS
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.state import GameState
from starquest.model.table import Table

WIDEST = 96
LARGEST = 1_000_000
FEW = 200
"""No weapon, rule or profile has a number beyond this."""
LONGEST_TEXT = 200
LONGEST_LIST = 10_000
SMALL_NUMBERS = (Weapon, RuleRef, Profile)


def values_in_bounds(state: GameState) -> Iterator[str]:
    """Every value of a state can be worked with."""
    broken = [*_table(state.table), *_dice(state.dice)]
    if broken or not 0 < state.next_id <= LARGEST:
        yield from broken or [f"the next id is {state.next_id}"]
        return
    yield from _walk(state, Bounds(state))


def _table(table: Table) -> Iterator[str]:
    widths = {len(row) for row in table.rows}
    if len(widths) != 1 or not 0 < max(widths) <= WIDEST or not 0 < len(table.rows) <= WIDEST:
        yield "the board has no proper size"
    if not set("".join(table.rows)) <= set(GROUNDS):
        yield "the board has ground nobody knows"


def _dice(dice: Dice) -> Iterator[str]:
    if not 0 <= dice.seed <= MASK or len(dice.counts) != len(Stream):
        yield "the dice are not those of the game"
    if any(not 0 <= count <= MASK for count in dice.counts) or dice.script:
        yield "the dice are loaded"


class Bounds:
    """What a cell and an id may be."""

    def __init__(self, state: GameState) -> None:
        self._grid, self._next = state.table.grid, state.next_id

    def cell(self, cell: int) -> bool:
        """Whether it is on the board or off the table."""
        return cell == OFF_TABLE or self._grid.holds(cell)

    def entity(self, entity: int) -> bool:
        """Whether it was given out, or is nobody's."""
        return 0 <= entity < self._next


class Field(NamedTuple):
    """A field of a class, and what is inside it if that is an id or a cell."""

    name: str
    inner: object


_FIELDS: dict[type, tuple[Field, ...]] = {}


def _fields(kind: type) -> tuple[Field, ...]:
    """The fields of a class that are looked at, found out once."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _find_fields(kind)
    return _FIELDS[kind]


def _find_fields(kind: type) -> tuple[Field, ...]:
    hints = get_type_hints(kind)
    return tuple(
        Field(field.name, _inner(hints[field.name]))
        for field in attrs.fields(kind)
        if field.eq and (kind, field.name) not in ((GameState, "dice"), (GameState, "next_id"))
    )


def _inner(hint: Any) -> object:  # noqa: ANN401 - any annotation
    """Cell or EntityId where a field has these, alone or in a list."""
    if hint in (Cell, EntityId):
        return hint
    parts = get_args(hint) if get_origin(hint) is tuple else ()
    return (
        parts[0]
        if len(parts) > 1 and parts[1] is Ellipsis and parts[0] in (Cell, EntityId)
        else int
    )


def _walk(value: object, bounds: Bounds) -> Iterator[str]:
    kind = type(value)
    limit = FEW if kind in SMALL_NUMBERS else LARGEST
    for name, inner in _fields(kind):
        part = getattr(value, name)
        fits = _fitting(inner, bounds, limit)
        yield from _part(part, bounds, fits, f"{kind.__name__}.{name}")


def _fitting(inner: object, bounds: Bounds, limit: int) -> Callable[[int], bool]:
    if inner is Cell:
        return bounds.cell
    return bounds.entity if inner is EntityId else lambda number: -limit <= number <= limit


def _part(part: Any, bounds: Bounds, fits: Callable[[int], bool], path: str) -> Iterator[str]:  # noqa: ANN401 - any field
    if type(part) is int:
        if not fits(part):
            yield f"{path} is {part}"
    elif type(part) is str:
        if len(part) > LONGEST_TEXT:
            yield f"{path} has {len(part)} letters"
    elif type(part) is tuple or type(part) is dict:
        yield from _many(part, bounds, fits, path)
    elif attrs.has(type(part)):
        yield from _walk(part, bounds)


def _many(
    many: tuple[Any, ...] | dict[int, Any], bounds: Bounds, fits: Callable[[int], bool], path: str
) -> Iterator[str]:
    if len(many) > LONGEST_LIST:
        yield f"{path} has {len(many)} entries"
        return
    if isinstance(many, dict):
        if any(not bounds.entity(key) or key == 0 for key in many):
            yield f"{path} has an id nobody was given"
        many = tuple(many.values())
    for part in many:
        yield from _part(part, bounds, fits, path)
