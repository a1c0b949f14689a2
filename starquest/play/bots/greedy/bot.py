"""A sensible party: does what looks best now, judging by what the party may see."""

from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.options import Options
from starquest.model.command import Command
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Deployment, Shop, Turn
from starquest.play.bots.greedy.activation import act_on
from starquest.play.bots.greedy.answers import answer
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.shopping import trade
from starquest.play.bots.greedy.turns import activate, deploy
from starquest.play.bots.greedy.weights import Weights


class GreedyBot:
    """Rolls no dice and keeps nothing between two choices: the same state, the same choice."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def choose(self, state: GameState) -> Command:
        """The best-looking legal command of a mission."""
        options = legal(state)
        if not options:
            raise LookupError("nothing can be chosen: the game is over")
        if len(options) == 1 or quest_if_any(state) is None:
            return options[0]
        out = Outlook(state, self._weights)
        command = _choose(out, options)
        out.let_go()
        return command


def _choose(out: Outlook, options: Options) -> Command:
    match out.view.state.agenda[-1]:
        case Turn():
            return activate(out, options)
        case Act() as act:
            return act_on(out, act, options)
        case Ask() as ask:
            return answer(out, ask)
        case Deployment():
            return deploy(out, options)
        case Shop():
            return trade(out)
        case _:
            return options[0]
