"""A party that thinks twice: greedy's plans, rehearsed against those of other tempers."""

from collections.abc import Iterable

from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_if_any, quest_of
from starquest.engine.view import view
from starquest.model.command import Command
from starquest.model.dice import mix
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.bots.tactician.rehearsal import Rehearsal, Trials
from starquest.play.bots.tactician.seat import commanded
from starquest.play.bots.tactician.stances import PLAIN, proposals

TIMES = 4
"""How often each candidate is rehearsed."""
ROUNDS = 2
"""To the end of which round: 1 is this one."""
EARNEST = 4
"""The first wave that is worth thinking twice about."""


class TacticianBot:
    """Keeps nothing between two choices; its dice follow from its seed and the situation."""

    def __init__(self, seed: int) -> None:
        self._seed, self._greedy = seed, GreedyBot(PLAIN)

    def choose(self, state: GameState) -> Command:
        """The best command that could be found."""
        options = legal(state)
        if len(options) > 1 and quest_if_any(state) is None:
            return commanded(state, options)
        first = self._greedy.choose(state)
        if len(options) == 1 or quest_of(state).wave < EARNEST:
            return first
        match state.agenda[-1]:
            case Act(unit=unit) as act if act.main and unit in state.world.heroes:
                return self._rehearsed(state, first, proposals(state, act, options), unit)
            case _:
                return first

    def _rehearsed(
        self, state: GameState, first: Command, others: Iterable[Command], salt: int
    ) -> Command:
        """The first command, or another that does clearly better on the bot's own dice."""
        rivals = [command for command in dict.fromkeys(others) if command != first]
        seen = view(state)
        if not rivals or not seen.seen:
            return first
        seed = mix(self._seed + mix(state.round)) + salt
        rehearsal = Rehearsal(seen.state, self._greedy, ROUNDS)
        return Trials(rehearsal.worth, first, [seed + n for n in range(TIMES)]).best(rivals)
