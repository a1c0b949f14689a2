"""Taking commands back: as far as no die was rolled and nothing was learned, and why no further.

What stands in the way is found by comparing the two states, never by a flag of a command: a new
command, rule or card needs no thought here.
"""

from enum import StrEnum

import attrs

from starquest.engine.mode import mind_of, side_of
from starquest.engine.scene import scene_of
from starquest.engine.view import view
from starquest.model.command import Command
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState


class Limit(StrEnum):
    """Why nothing more can be taken back."""

    START = "start"
    """Nothing was done since the game was opened."""
    DICE = "dice"
    """The last command rolled dice."""
    REVEALED = "revealed"
    """The last command showed something that was not known."""
    PROGRAM = "program"
    """A program has acted."""


def draws_of(state: GameState) -> int:
    """How many dice were drawn so far, of all streams."""
    return sum(state.dice.counts)


def limit_of(before: GameState, after: GameState, *, open_table: bool = False) -> Limit | None:
    """What keeps a command from being taken back; None if nothing does."""
    if mind_of(before) is not None:
        return Limit.PROGRAM
    if draws_of(before) != draws_of(after):
        return Limit.DICE
    side = side_of(before)
    if side is None:
        return Limit.START
    known = _known(before, side, open_table=open_table)
    for enemy, cells in _known(after, side, open_table=open_table).items():
        if known.get(enemy) != cells:
            return Limit.REVEALED
    return None


def _known(state: GameState, side: Side, *, open_table: bool) -> dict[EntityId, int]:
    """The enemies a side knows of, and where."""
    scene = scene_of(state)
    return {enemy: scene.mask(enemy) for enemy in view(state, side, open_table=open_table).seen}


@attrs.frozen
class Taken:
    """A command that can be taken back, and the game before it."""

    before: GameState
    command: Command


@attrs.define
class TakeBack:
    """The commands that can still be taken back, the last one last."""

    open_table: bool = False
    limit: Limit = Limit.START
    """Why those before them cannot."""
    done: list[Taken] = attrs.Factory(list)

    @property
    def next(self) -> Taken | None:
        """What would be taken back now."""
        return self.done[-1] if self.done else None

    def note(self, before: GameState, command: Command, after: GameState) -> None:
        """A command was carried out: what it rolled or showed closes the way behind it."""
        limit = limit_of(before, after, open_table=self.open_table)
        if limit is None:
            self.done.append(Taken(before, command))
        else:
            self.done.clear()
            self.limit = limit

    def close(self) -> None:
        """What was done last has told something after all: nothing of it is taken back."""
        self.done.clear()
        self.limit = Limit.REVEALED

    def take(self) -> Taken:
        """The last command, which is not among them any more."""
        return self.done.pop()
