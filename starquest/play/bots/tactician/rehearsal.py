"""Rehearsals: what a command comes to by the end of a round, with dice of one's own.

A rehearsal is played on the party's view, which has neither the dice to come nor the enemies that
nobody sees; all candidates meet the same dice, so that luck tells them apart as little as possible.
"""

from math import sqrt
from statistics import fmean, pvariance

import attrs

from starquest.engine.game import mind_step, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import scene_of
from starquest.model.command import Command
from starquest.model.dice import Dice, mix
from starquest.model.result import Rejected
from starquest.model.state import GameState
from starquest.play.bots.bot import Bot
from starquest.play.bots.tactician.standing import standing

LONGEST = 400
"""Commands after which a rehearsal is weighed as it stands."""
SURE = 1.0
"""How many standard errors better a rival must do than what looked best."""


@attrs.frozen
class Rehearsal:
    """A situation to try things in, again and again."""

    view: GameState
    stand_in: Bot
    """Plays the party."""
    rounds: int = 1
    """Rounds that are played to their end."""

    def worth(self, command: Command, seed: int) -> float | None:
        """How the party stands after a command and all that follows; None if it is refused."""
        first = self.view
        found = step(attrs.evolve(first, dice=Dice(mix(seed))), command)
        if isinstance(found, Rejected):
            return None
        state = found.state
        for _ in range(LONGEST):
            if self._over(state):
                break
            state = self._on(state)
        return standing(first, state)

    def _over(self, state: GameState) -> bool:
        if state.outcome is not None or state.round >= self.view.round + self.rounds:
            return True
        return quest_of(scene_of(state)).finished > quest_of(scene_of(self.view)).finished

    def _on(self, state: GameState) -> GameState:
        if mind_of(state) is not None:
            return mind_step(state)[1].state
        found = step(state, self.stand_in.choose(state))
        return state if isinstance(found, Rejected) else found.state


def most_promising(trial: Rehearsal, commands: list[Command], seeds: list[int]) -> Command:
    """The first command, unless another does clearly better on the same dice."""
    plain = [trial.worth(commands[0], seed) for seed in seeds]
    best, lead = commands[0], 0.0
    for command in commands[1:]:
        tried = [trial.worth(command, seed) for seed in seeds]
        gains = [
            b - a for a, b in zip(plain, tried, strict=True) if a is not None and b is not None
        ]
        if gains and _clear(gains) > lead:
            best, lead = command, _clear(gains)
    return best


def _clear(gains: list[float]) -> float:
    """What a rival is better by, a margin for luck taken off."""
    return fmean(gains) - SURE * sqrt(pvariance(gains) / len(gains))
