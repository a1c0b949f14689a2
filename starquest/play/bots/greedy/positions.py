"""How good it is to stand somewhere: goals, what may be done there, danger, comfort."""

from starquest.engine.board.bits import cells_of
from starquest.model.ids import Cell
from starquest.model.step import Act
from starquest.play.bots.greedy.goals import goal_worth
from starquest.play.bots.greedy.layers import pile
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.skill_chances import chances
from starquest.play.bots.greedy.threat import Threat

HAZARD = 1.5
"""The wounds dangerous ground deals a hero."""


class Ground:
    """The cells a hero can get to, each with what it is worth to be there."""

    def __init__(self, out: Outlook, act: Act, board: int) -> None:
        self.out, self.hero, self.board = out, act.unit, board
        threat = Threat(out, act.unit)
        self.wounds = threat.wounds(board)
        self.chances = chances(out, act, board)
        goals = goal_worth(out, act.unit, board)
        self.scores = {
            cell: goals[cell] + self.chances[cell] - threat.cost(wounds)
            for cell, wounds in self.wounds.items()
        }
        self._comfort()

    def _comfort(self) -> None:
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
        pile(self.scores, layers, self.board)

    def best(self, board: int) -> Cell:
        """The best cell of a part of the board."""
        return max(cells_of(board), key=lambda cell: (self.scores[cell], -cell))
