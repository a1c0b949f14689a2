"""One of the games that a command may lead to, as far as it has been thought out."""

from typing import Any

import attrs

from starquest.engine.draft import Draft
from starquest.engine.forecast.fork import Fork
from starquest.engine.scene import Scene
from starquest.engine.steadied import is_steadied
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.world import World

Entry = tuple[str, EntityId, str]
"""What was counted, of whom, and what about it."""

_SLOTS = (*Scene.__slots__, *Draft.__slots__)
_AT_HAND = (
    "_kits",
    "_masks",
    "_paths",
    "_sides",
    "_watch",
    "events",
    "field",
    "roller",
    "state",
    "world",
)
"""What is worked out from the rest, or new in each branch."""
_TOLD = tuple([slot for slot in _SLOTS if slot not in (*_AT_HAND, "agenda", "table")])
_TABLES = tuple([field.name for field in attrs.fields(World)])


class Branch(Draft):
    """A draft with dice that are only thought of, and a tally of what has happened so far."""

    __slots__ = ("tally",)

    def __init__(self, state: GameState) -> None:
        super().__init__(state)
        self.roller = Fork(steadied=is_steadied(state.settings))
        self.tally: dict[Entry, int] = {}

    def fork(self, story: tuple[Any, ...], focus: EntityId | None) -> "Branch":
        """A copy that goes its own way; what is copied from is written no more."""
        twin = Branch.__new__(Branch)
        for slot in _SLOTS:
            value = getattr(self, slot)
            copied = isinstance(value, dict | list | World)
            setattr(twin, slot, value.copy() if copied else value)
        twin.tally = self.tally.copy()
        twin.events = []
        twin.roller = Fork(story, focus, steadied=self.roller.steadied)
        return twin

    def count(self, kind: str, unit: EntityId, about: str = "", amount: int = 1) -> None:
        """Write something down that has happened."""
        entry = kind, unit, about
        self.tally[entry] = self.tally.get(entry, 0) + amount

    def unit_of(self, model: EntityId) -> EntityId:
        """Whose a model is, or was."""
        return (self.world.bodies.get(model) or self.state.world.bodies[model]).unit

    def key(self, root: World) -> object:
        """Equal for branches that go on alike and have come to the same."""
        told = tuple([getattr(self, slot) for slot in _TOLD])
        tally = tuple(sorted(self.tally.items()))
        return tuple(self.agenda), id(self.table), told, tally, _changes(self.world, root)


def _changes(world: World, root: World) -> tuple[object, ...]:
    """What is different from the world all branches have come from."""
    found: list[object] = []
    for name in _TABLES:
        now, then = getattr(world, name), getattr(root, name)
        if now != then:
            found.append((name, _rows(now, then)))
    return tuple(found)


def _rows(now: dict[int, object], then: dict[int, object]) -> tuple[object, ...]:
    """The rows of a table that are new, other than before, or gone."""
    # identity first: most rows are the very same, and comparing them costs much more
    rows: list[object] = [
        (key, row) for key, row in now.items() if (old := then.get(key)) is not row and old != row
    ]
    return (*rows, *[key for key in then if key not in now])
