"""The challenge of high alertness: one more die at each round's end."""

import pytest

from starquest.engine.game import open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.event import AlertnessRaised, SkyChanged, WaveEnded
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.step import EndRound
from tests.support.board import catalog
from tests.support.events import exact, of, only
from tests.support.playing import run_alone
from tests.support.quest import quest

PAIR = (Recruit("commander"), Recruit("medic"))
BY_DIE = {
    1: "full_assault",
    2: "alarmed",
    3: "alarmed",
    4: "vigilant",
    5: "vigilant",
    6: "vigilant",
}
# the dice on which alertness rises by one more
RISES = {"full_assault": (1, 2), "alarmed": (1,)}


@pytest.mark.rule("SQ-321")
def test_it_is_rolled_for() -> None:
    seen = {}
    for seed in range(40):
        opened = open_game(QuestSetup(PAIR, small=True, challenges=("alertness",)), seed, catalog())
        told = only(opened.events, SkyChanged)
        assert (told.kind, quest_of(opened.state).alert) == ("alertness", told.id)
        seen[told.die] = told.id
    assert dict(sorted(seen.items())) == BY_DIE


@pytest.mark.rule("SQ-321")
@pytest.mark.parametrize("choice", ["full_assault", "alarmed", "vigilant"])
def test_it_may_be_chosen(choice: str) -> None:
    setup = QuestSetup(PAIR, small=True, challenges=("alertness",), alertness=choice)
    opened = open_game(setup, 1, catalog())
    assert only(opened.events, SkyChanged) == SkyChanged("alertness", choice, 0)
    assert quest_of(opened.state).alert == choice


@pytest.mark.rule("SQ-321")
def test_the_plain_game_has_none() -> None:
    opened = open_game(QuestSetup(PAIR, small=True, alertness="full_assault"), 1, catalog())
    assert of(opened.events, SkyChanged) == []
    assert quest_of(opened.state).alert == ""


@pytest.mark.rule("SQ-321")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("alert", RISES)
@pytest.mark.parametrize(("drawing", "plain"), [("A.....a..1.2", 1), ("A........1.2", 2)])
def test_a_low_die_raises_it_by_one_more(alert: str, die: int, drawing: str, plain: int) -> None:
    foes = {"a": "jump_reaver"} if "a" in drawing else {}
    state = quest(drawing, enemies=foes, objectives={"A": 1}, dice=[die], alert=alert)
    state, events = exact(run_alone(state, EndRound()))
    rise = plain + (die in RISES[alert])
    assert only(events, AlertnessRaised) == AlertnessRaised(rise, rise, die, empty=plain == 2)
    assert quest_of(state).alertness == rise


@pytest.mark.rule("SQ-321")
@pytest.mark.parametrize("alert", ["vigilant", ""])
def test_the_vigilant_roll_nothing(alert: str) -> None:
    state = quest("A.....a..1.2", enemies={"a": "jump_reaver"}, objectives={"A": 1}, alert=alert)
    _, events = exact(run_alone(state, EndRound()))
    assert only(events, AlertnessRaised) == AlertnessRaised(1, 1, 0)


@pytest.mark.rule("SQ-321")
def test_the_extra_point_may_end_the_wave() -> None:
    board = "A.....a..1.2"
    foe = {"a": "jump_reaver"}
    state = quest(board, enemies=foe, objectives={"A": 1}, dice=[1], alert="alarmed", alertness=4)
    _, events = run_alone(state, EndRound())
    assert only(events, AlertnessRaised).total == 6
    assert len(of(events, WaveEnded)) == 1


@pytest.mark.rule("SQ-321")
def test_a_die_is_rolled_at_the_end_of_every_round() -> None:
    state = quest("A.....a..1.2", enemies={"a": "jump_reaver"}, objectives={"A": 1},
                  dice=[2, 3, 1], alert="full_assault")  # fmt: skip
    totals = []
    for _ in range(3):
        state, events = run_alone(state, EndRound())
        totals.append(only(events, AlertnessRaised).total)
    assert totals == [2, 3, 5]
