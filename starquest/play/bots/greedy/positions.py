"""How good it is to stand somewhere: goals, what may be done there, danger, comfort."""

from starquest.model.ids import Cell
from starquest.model.step import Act
from starquest.play.bots.greedy.goals import goal_worth
from starquest.play.bots.greedy.layers import Layer, Relief, Steps, joined, piled
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.skill_chances import chances
from starquest.play.bots.greedy.threat import threat_to

HAZARD = 1.5
"""The wounds dangerous ground deals a hero."""


class Ground:
    """The cells a hero can get to, each with what it is worth to be there."""

    def __init__(self, out: Outlook, act: Act, board: int) -> None:
        self.out, self.hero, self.board = out, act.unit, board
        threat = threat_to(out, act.unit)
        wounds, likely = threat.wounds(board), chances(out, act, board)
        places = _summed(goal_worth(out, act.unit, board), likely)
        costs = joined([(-threat.cost(count), cells) for count, cells in wounds.items()])
        self.wounds, self.chances = Relief(wounds), Relief(likely)
        self.scores = Relief(piled(_summed(places, costs), self._comfort()))

    def _comfort(self) -> list[Layer]:
        """Cover and company are welcome anywhere; dangerous ground is not."""
        out, weights, field = self.out, self.out.weights, self.out.scene.field
        others = 0
        for other in out.others(self.hero):
            others |= out.scene.mask(other)
        layers = [(weights.shelter, field.cover), (-HAZARD * weights.wound, field.dangerous)]
        layers.append(
            (
                weights.company,
                out.near(others, out.scene.catalog.quest.hero.comrade) if others else 0,
            )
        )
        return layers

    def best(self, board: int) -> Cell:
        """The best cell of a part of the board."""
        return self.scores.best(board)


def _summed(steps: Steps, others: Steps) -> Steps:
    """Two values of each cell added up."""
    found: Steps = {}
    for worth, cells in steps.items():
        left = cells
        for more, layer in others.items():
            if here := left & layer:
                found[worth + more] = found.get(worth + more, 0) | here
                left ^= here
                if not left:
                    break
    return found
