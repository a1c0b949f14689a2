"""Rehearsals: the same dice for all, and a rival has to be clearly better."""

from collections.abc import Mapping, Sequence
from statistics import fmean

import pytest

from starquest.model.command import Activate, Command, Done, Hold, Rush
from starquest.model.ids import Cell
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.bots.tactician.rehearsal import Rehearsal, Trials
from tests.support.changes import wounded
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest

SEEDS = (1, 2, 3, 4)
PLAIN, RIVAL, OTHER = Hold(), Done(), Rush(Cell(0))
Worths = Mapping[Command, Sequence[float | None]]


class Told:
    """A rehearsal whose outcomes are written down."""

    def __init__(self, worths: Worths) -> None:
        self.worths, self.asked = worths, list[Command]()

    def worth(self, command: Command, seed: int) -> float | None:
        """What is written there."""
        self.asked.append(command)
        return self.worths[command][seed - 1]


def best_of(told: Told, *rivals: Command) -> Command:
    """What is taken in the end."""
    return Trials(told.worth, PLAIN, SEEDS).best(rivals)


@pytest.mark.parametrize(
    ("plain", "rival", "best"),
    [
        ((5.0, 5.0, 5.0, 5.0), (6.0, 6.0, 6.0, 6.0), RIVAL),
        # 0.25 waves better on average; half a standard error is 0.5 * sqrt(3.19 / 4) = 0.45
        ((5.0, 5.0, 5.0, 5.0), (8.0, 6.0, 3.0, 4.0), PLAIN),
        ((5.0, 5.0, 5.0, 5.0), (6.0, None, 6.0, 6.0), PLAIN),
        ((5.0, 5.0, 5.0, 5.0), (5.0, 5.0, 5.0, 5.0), PLAIN),
    ],
    ids=["better", "luck", "refused", "equal"],
)
def test_a_rival_has_to_be_clearly_better(
    plain: tuple[float, ...], rival: tuple[float | None, ...], best: Command
) -> None:
    assert best_of(Told({PLAIN: plain, RIVAL: rival}), RIVAL) == best


def test_the_best_of_several_rivals_is_taken() -> None:
    worths: Worths = {PLAIN: (5.0,) * 4, RIVAL: (6.0,) * 4, OTHER: (7.0,) * 4}
    assert best_of(Told(worths), RIVAL, OTHER) == OTHER


def test_who_looks_worse_twice_is_tried_no_more() -> None:
    told = Told({PLAIN: (5.0,) * 4, RIVAL: (4.0, 5.0, 9.0, 9.0)})
    assert best_of(told, RIVAL) == PLAIN
    assert told.asked.count(RIVAL) == 2


def test_a_hero_near_its_end_does_better_out_of_reach() -> None:
    row = "." * 8 + "1" + "." * 5 + "a" + "." * 28 + "2A"
    state = quest(row, None, {"a": "furnace_brute"}, {"A": 1}, wave=5, finished=4)
    state, _ = play(wounded(state, "1", 8), Activate(uid(state, "1")))
    trial = Rehearsal(state, GreedyBot())
    still = [trial.worth(Hold(), seed) or 0.0 for seed in SEEDS]
    fled = [trial.worth(Rush(cell(state, 0, 0)), seed) or 0.0 for seed in SEEDS]
    assert fmean(fled) > fmean(still) > 4
