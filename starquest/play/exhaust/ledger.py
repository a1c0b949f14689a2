"""The book of an exhaustive run."""

from collections.abc import Callable, Iterator, Sequence

import attrs

from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.exhaust.goals import Goal
from starquest.play.exhaust.watch import seen

See = Callable[[GameState, Command | None, Applied], Iterator[Goal]]


@attrs.define
class Ledger:
    """What has to happen, what has happened, and what it took."""

    wanted: Sequence[Goal]
    excused: dict[Goal, str] = attrs.Factory(dict)
    """What need not happen, and why."""
    fired: dict[Goal, int] = attrs.Factory(dict)
    """How often each goal was seen."""
    see: See = seen
    """Finds the goals in what a command has led to."""
    games: int = 0
    commands: int = 0

    @property
    def missing(self) -> list[Goal]:
        """What still has to happen."""
        return [g for g in self.wanted if g not in self.fired and g not in self.excused]

    @property
    def surprises(self) -> list[Goal]:
        """What has happened although it is excused: the excuse is wrong."""
        return [goal for goal in self.excused if goal in self.fired]

    @property
    def complete(self) -> bool:
        """Whether everything has happened that should, and nothing else."""
        return not self.missing and not self.surprises

    def note(self, before: GameState, command: Command | None, applied: Applied) -> None:
        """Write down everything a command has led to."""
        for goal in self.see(before, command, applied):
            self.fired[goal] = self.fired.get(goal, 0) + 1
