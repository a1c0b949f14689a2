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

MOST = 3
"""Plans that are rehearsed."""
CLOSE = 12.0
"""How far behind the best a plan may look."""
TIMES = 4
"""How often each is rehearsed."""
ROUNDS = 1


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
        first = carry_on(out, act, options, best)
        if not out.foes or first != best.command:
            return first
        rivals = contenders(plans, best)
        if len(rivals) < 2:
            return first
        return self._rehearsed(out, act, rivals)

    def _rehearsed(self, out: Outlook, act: Act, rivals: list[Plan]) -> Command:
        trial = Rehearsal(out.view.state, self._greedy, ROUNDS)
        first = self._seed * 977 + out.view.state.round * 64 + act.unit
        seeds = [mix(first) + n for n in range(TIMES)]
        return most_promising(trial, [plan.command for plan in rivals], seeds)


def contenders(plans: list[Plan], best: Plan) -> list[Plan]:
    """The best plan, and others that look nearly as good and are not the same thing."""
    found, kinds = [best], [_sort(best)]
    for plan in sorted(plans, key=lambda plan: -plan.total):
        if plan.total < best.total - CLOSE or len(found) == MOST:
            break
        if _sort(plan) not in kinds:
            found.append(plan)
            kinds.append(_sort(plan))
    return found


def _sort(plan: Plan) -> object:
    return plan.command
