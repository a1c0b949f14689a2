"""Rehearsals: what a command comes to by the end of a round, with dice of one's own.

A rehearsal is played on the party's view, which has neither the dice to come nor the enemies that
nobody sees; all candidates meet the same dice, so that luck tells them apart as little as possible.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, pvariance

import attrs

from starquest.engine.game import mind_step, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Command
from starquest.model.dice import Dice, mix
from starquest.model.result import Rejected
from starquest.model.state import GameState
from starquest.play.bots.bot import Bot
from starquest.play.bots.tactician.prospects import prospects

Worth = Callable[[Command, int], float | None]
"""What a command comes to on some dice; None if it is refused."""
LONGEST = 400
"""Commands after which a rehearsal is weighed as it stands."""
SURE = 0.5
"""How many standard errors better a rival must do than what looked best."""
FEWEST = 2
"""How often a rival is tried before it may be given up."""


@attrs.frozen
class Rehearsal:
    """A situation to try things in, again and again."""

    view: GameState
    stand_in: Bot
    """Plays the party."""
    rounds: int = 1
    """Rounds that are played to their end; 1 is this one."""

    def worth(self, command: Command, seed: int) -> float | None:
        """What may be expected after a command and all that follows; None if it is refused."""
        found = step(attrs.evolve(self.view, dice=Dice(mix(seed))), command)
        if isinstance(found, Rejected):
            return None
        state = found.state
        for _ in range(LONGEST):
            if self._over(state):
                break
            state = self._on(state)
        return prospects(state)

    def _over(self, state: GameState) -> bool:
        if state.outcome is not None or state.round >= self.view.round + self.rounds:
            return True
        return quest_of(state).finished > quest_of(self.view).finished

    def _on(self, state: GameState) -> GameState:
        if mind_of(state) is not None:
            return mind_step(state)[1].state
        found = step(state, self.stand_in.choose(state))
        return state if isinstance(found, Rejected) else found.state


class Trials:
    """Commands tried on the same dice; none is tried more often than it takes to judge it."""

    def __init__(self, worth: Worth, plain: Command, seeds: Sequence[int]) -> None:
        self._worth, self._plain, self._seeds = worth, plain, seeds
        self._known: dict[int, float | None] = {}

    def best(self, rivals: Sequence[Command]) -> Command:
        """The plain command, unless another does clearly better."""
        best, lead = self._plain, 0.0
        for rival in rivals:
            gain = self._gain(rival)
            if gain > lead:
                best, lead = rival, gain
        return best

    def _gain(self, rival: Command) -> float:
        """What a rival is better by, a margin for luck taken off; nothing once it looks worse."""
        gains: list[float] = []
        for seed in self._seeds:
            theirs, ours = self._worth(rival, seed), self._ours(seed)
            if theirs is None or ours is None:
                return 0.0
            gains.append(theirs - ours)
            if len(gains) >= FEWEST and fmean(gains) <= 0:
                return 0.0
        return fmean(gains) - SURE * sqrt(pvariance(gains) / len(gains))

    def _ours(self, seed: int) -> float | None:
        if seed not in self._known:
            self._known[seed] = self._worth(self._plain, seed)
        return self._known[seed]
