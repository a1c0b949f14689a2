"""What most players want is what a question starts on."""

import pytest

from starquest.desk.first_answers import FIRST, first_answer
from starquest.model.ids import NOBODY, Side
from starquest.model.modes.quest.ask_facts import TrialFacts
from starquest.model.step import Ask, AskKind
from starquest.model.steps.ask_facts import BlockFacts
from starquest.text.questions.question import ON_THE_MAP
from tests.support.changes import powered
from tests.support.finding import uid
from tests.support.quest import quest

STATE = quest("1...a", {"1": "marksman"}, {"a": "scrap_cutters"})


def asked(kind: AskKind, options: tuple[int, ...] = (0, 1)) -> Ask:
    return Ask(kind, Side.ONE, uid(STATE, "1"), options, TrialFacts("discover"))


def test_every_question_with_a_list_has_its_line() -> None:
    assert set(FIRST) == set(AskKind) - set(ON_THE_MAP)


def test_who_is_struck_strikes_back() -> None:
    assert first_answer(STATE, asked(AskKind.STRIKE_BACK)) == 1


def test_the_higher_die_is_offered() -> None:
    assert first_answer(STATE, asked(AskKind.SCAVENGE, (2, 5))) == 1
    assert first_answer(STATE, asked(AskKind.SCAVENGE, (5, 2))) == 0


@pytest.mark.parametrize(("power", "expected"), [(3, 1), (2, 1), (1, 0), (0, 0)])
def test_power_is_paid_where_there_is_enough_and_wounds_are_not(power: int, expected: int) -> None:
    state = powered(STATE, "1", power)
    assert first_answer(state, asked(AskKind.PAY_TEST, (0, 2))) == expected


@pytest.mark.parametrize(("power", "expected"), [(1, 1), (0, 0)])
def test_a_block_is_rolled_again_for_power_only(power: int, expected: int) -> None:
    ask = Ask(AskKind.REROLL_BLOCK, Side.ONE, uid(STATE, "1"), (0, 1), BlockFacts("rifle", 4))
    assert first_answer(powered(STATE, "1", power), ask) == expected


def test_the_priority_starts_on_the_objective_that_is_nearest_to_the_party() -> None:
    """One step from the first hero is the second of the two."""
    state = quest("1B.....A\n........\n2.......", objectives={"A": 1, "B": 2})
    assert first_answer(state, Ask(AskKind.PRIORITY, Side.ONE, NOBODY, (1, 2))) == 1
