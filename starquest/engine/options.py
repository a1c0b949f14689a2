"""What may be asked for now: a sequence of commands that is counted without being written out.

A move has hundreds of ends; they stay one bitboard until somebody asks for one of them.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, overload

import attrs

from starquest.engine.board.bits import cells_of, lowest, nth_cell
from starquest.model.command import Command, Shape
from starquest.model.ids import Cell, EntityId


class Group(Protocol):
    """Commands of one kind."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> Command: ...
    def __iter__(self) -> Iterator[Command]: ...
    def __contains__(self, command: object) -> bool: ...


def exact(a: object, b: object) -> bool:
    """Whether equal values are of the same kinds all through."""
    kind = type(a)
    if kind is not type(b):
        return False
    if kind is tuple:
        return all(map(exact, a, b))  # type: ignore[call-overload]  # tuples, and as long
    names = _NAMES.get(kind)
    if names is None:
        fields = attrs.fields(kind) if attrs.has(kind) else ()
        names = _NAMES[kind] = tuple(field.name for field in fields)
    for name in names:  # noqa: SIM110  # a generator would cost more than the comparison
        if not exact(getattr(a, name), getattr(b, name)):
            return False
    return True


_NAMES: dict[type, tuple[str, ...]] = {}
"""The fields of each kind of value, none for those that are no rows."""


class Listed:
    """Commands written out."""

    __slots__ = ("commands",)

    def __init__(self, commands: Sequence[Command]) -> None:
        self.commands = commands

    def __len__(self) -> int:
        return len(self.commands)

    def __getitem__(self, index: int) -> Command:
        return self.commands[index]

    def __iter__(self) -> Iterator[Command]:
        return iter(self.commands)

    def __contains__(self, command: object) -> bool:
        kind = type(command)
        for other in self.commands:
            if other is command:
                return True
            # 1, True and 1.0 are equal, but only one of them is a number of ours
            if type(other) is kind and other == command and exact(other, command):
                return True
        return False


class Cells:
    """One command for each cell of a board."""

    __slots__ = ("_kind", "_make", "board")

    def __init__(self, board: int, make: Callable[[Cell], Command]) -> None:
        self.board = board
        self._make = make
        self._kind = make if isinstance(make, type) else None

    @property
    def sample(self) -> Command:
        """A command of this kind, whether or not it is legal."""
        return self._make(Cell(0))

    def __len__(self) -> int:
        return self.board.bit_count()

    def __getitem__(self, index: int) -> Command:
        # the first one is asked for most: it says what kind of commands these are
        return self._make(nth_cell(self.board, index) if index else lowest(self.board))

    def at(self, cell: Cell) -> Command:
        """The command for one of the cells."""
        return self._make(cell)

    def __iter__(self) -> Iterator[Command]:
        return map(self._make, cells_of(self.board))

    def __contains__(self, command: object) -> bool:
        if self._kind is not None and type(command) is not self._kind:
            return False
        cell = getattr(command, "cell", None)
        if type(cell) is not int or cell < 0 or not self.board >> cell & 1:
            return False
        return command == self._make(Cell(cell))


class Leaps(Cells):
    """The same where somebody has to jump and may fall."""

    __slots__ = ()


class Shaped:
    """One command for each shape and each cell of its board."""

    __slots__ = ("_make", "boards")

    def __init__(
        self, boards: list[tuple[Shape, int]], make: Callable[[Cell, Shape], Command]
    ) -> None:
        self.boards = boards
        self._make = make

    def __len__(self) -> int:
        return sum([board.bit_count() for _, board in self.boards])

    def __getitem__(self, index: int) -> Command:
        for shape, board in self.boards:
            count = board.bit_count()
            if index < count:
                return self._make(nth_cell(board, index), shape)
            index -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[Command]:
        for shape, board in self.boards:
            for cell in cells_of(board):
                yield self._make(cell, shape)

    def at(self, cell: Cell, shape: Shape) -> Command:
        """The command for a cell of a shape's board."""
        return self._make(cell, shape)

    def board(self, shape: Shape) -> int:
        """The cells a shape is offered for."""
        return sum([board for other, board in self.boards if other is shape])

    def __contains__(self, command: object) -> bool:
        cell, shape = getattr(command, "cell", None), getattr(command, "shape", None)
        if type(cell) is not int or cell < 0 or type(shape) is not Shape:
            return False
        return bool(self.board(shape) >> cell & 1) and command == self._make(Cell(cell), shape)


class Orders:
    """One command for each of some units."""

    __slots__ = ("_make", "units")

    def __init__(self, units: list[EntityId], make: Callable[[EntityId], Command]) -> None:
        self.units = units
        self._make = make

    def __len__(self) -> int:
        return len(self.units)

    def __getitem__(self, index: int) -> Command:
        return self._make(self.units[index])

    def __iter__(self) -> Iterator[Command]:
        return map(self._make, self.units)

    def __contains__(self, command: object) -> bool:
        unit = getattr(command, "unit", None)
        return type(unit) is int and unit in self.units and command == self._make(EntityId(unit))


class Options(Sequence[Command]):
    """Everything that is legal now."""

    __slots__ = ("_ends", "groups")

    def __init__(self, groups: list[Group]) -> None:
        self.groups: list[Group] = []
        self._ends: list[int] = []
        end = 0
        for group in groups:
            count = len(group)
            if count:
                end += count
                self.groups.append(group)
                self._ends.append(end)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> Command: ...
    @overload
    def __getitem__(self, index: slice) -> list[Command]: ...
    def __getitem__(self, index: int | slice) -> Command | list[Command]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        ends = self._ends
        if index < 0:
            index += len(self)
        group = bisect_right(ends, index)
        if index < 0 or group == len(ends):
            raise IndexError(index)
        return self.groups[group][index - (ends[group - 1] if group else 0)]

    def __iter__(self) -> Iterator[Command]:
        for group in self.groups:
            yield from group

    def __contains__(self, command: object) -> bool:
        for group in self.groups:  # noqa: SIM110  # a generator would cost more than the search
            if command in group:
                return True
        return False
