"""A party that thinks twice: greedy's plans, rehearsed where the best are close."""

from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.options import Options
from starquest.model.command import Command
from starquest.model.dice import mix
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.greedy.activation import carry_on, gift_of
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.bots.greedy.main_action import Plan, plans_of
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.weights import Weights
from starquest.play.bots.tactician.rehearsal import Rehearsal, most_promising

MOST = 2
"""Plans that are rehearsed."""
CLOSE = 2.0
"""How far behind the best a plan may look."""
TIMES = 3
"""How often each is rehearsed."""
ROUNDS = 2
"""To the end of which round: 1 is this one."""


class TacticianBot:
    """Keeps nothing between two choices; its dice follow from its seed and the situation."""

    def __init__(self, seed: int) -> None:
        self._seed, self._weights = seed, Weights()
        self._greedy = GreedyBot(self._weights)

    def choose(self, state: GameState) -> Command:
        """The best command of a mission that could be found."""
        options = legal(state)
        if len(options) <= 1 or quest_if_any(state) is None:
            return self._greedy.choose(state)
        top = state.agenda[-1]
        if isinstance(top, Act) and top.main and top.unit in state.world.heroes:
            return self._act(Outlook(state, self._weights), top, options)
        return self._greedy.choose(state)

    def _act(self, out: Outlook, act: Act, options: Options) -> Command:
        gift = gift_of(out, act, options)
        if gift is not None:
            return gift
        plans = plans_of(out, act, options)
        best = max(plans, key=lambda plan: plan.total)
        first, rivals = carry_on(out, act, options, best), contenders(plans, best)
        if not out.foes or first != best.command or len(rivals) == 1:
            return first
        trial = Rehearsal(out.view.state, self._greedy, ROUNDS)
        seed = mix(self._seed + mix(out.view.state.round) + act.unit)
        return most_promising(trial, rivals, [seed + n for n in range(TIMES)])


def contenders(plans: list[Plan], best: Plan) -> list[Command]:
    """What the best plan does, and what others do that look nearly as good."""
    near = [plan for plan in plans if plan.total >= best.total - CLOSE]
    ranked = sorted(near, key=lambda plan: -plan.total)
    return list(dict.fromkeys([best.command, *[plan.command for plan in ranked]]))[:MOST]
