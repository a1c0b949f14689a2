"""The spells of Mindweaving on the table."""

from functools import partial

import pytest

from starquest.content.spells import Tradition
from starquest.model.command import Choose
from starquest.model.event import (
    BlocksRolled,
    ConditionChanged,
    HitsRolled,
    Mod,
    ModelDown,
    MoraleTested,
    StatusChanged,
)
from starquest.model.ids import OFF_TABLE, Side
from starquest.model.modifier import Stat
from starquest.model.step import AskKind
from tests.support.board import GRUNT
from tests.support.changes import ailing, shaken, turn_of
from tests.support.events import of, only, wounds
from tests.support.finding import borne, conditions, place, question, spots, status, uid
from tests.support.playing import (
    cast_by,
    castable,
    charge,
    next_round,
    play,
    scripted,
    shoot,
    to,
)
from tests.support.spells import psyker

mind = partial(psyker, Tradition.MINDWEAVING)
WORKS = 4


@pytest.mark.rule("HR-1103")
@pytest.mark.parametrize(("die", "kept"), [(4, True), (3, False)])
def test_dread_whisper_makes_a_unit_within_eighteen_inches_test_morale(
    die: int, *, kept: bool
) -> None:
    state = mind("1" + "." * 17 + "a\n" + "." * 19 + "b", WORKS, die)
    assert castable(state, "1", "dread_whisper") == ["a"]
    state, events = cast_by(state, "1", "dread_whisper", "a")
    test = only(events, MoraleTested)
    assert (test.unit, test.test.need, test.passed) == (uid(state, "a"), 4, kept)
    assert status(state, "a").shaken != kept


@pytest.mark.rule("HR-1103")
def test_clear_mind_ends_being_shaken() -> None:
    state = ailing(shaken(mind("1" + "." * 11 + "2", WORKS), "2"), "2", "impaired")
    assert castable(state, "1", "clear_mind") == ["1", "2"]
    state, events = cast_by(state, "1", "clear_mind", "2")
    assert (only(events, StatusChanged).on, status(state, "2").shaken) == (False, False)
    assert conditions(state, "2") == ("impaired",)
    assert castable(mind("1" + "." * 12 + "2"), "1", "clear_mind") == ["1"]


@pytest.mark.rule("HR-1103")
@pytest.mark.parametrize(("choice", "left"), [(0, "crippled"), (1, "impaired")])
def test_clear_mind_ends_one_condition_of_who_is_steady(choice: int, left: str) -> None:
    state = ailing(mind("1...2", WORKS), "2", "impaired", "crippled")
    state, _ = cast_by(state, "1", "clear_mind", "2")
    assert (question(state).kind, question(state).unit) == (AskKind.CURE, uid(state, "2"))
    state, events = play(state, Choose(choice))
    assert conditions(state, "2") == (left,)
    assert only(events, ConditionChanged).source == "clear_mind"


@pytest.mark.rule("HR-1103")
def test_puppet_step_moves_two_units_up_to_three_inches() -> None:
    state = mind("1...a..b......\n..............", WORKS)
    assert castable(state, "1", "puppet_step") == ["ab"]
    assert castable(mind("1...a..b..c"), "1", "puppet_step") == ["ab", "ac", "bc"]
    state, _ = cast_by(state, "1", "puppet_step", "ab")
    for mark, start, end in (("a", 4, 2), ("b", 7, 10)):
        ask = question(state)
        assert (ask.kind, ask.side, ask.unit) == (AskKind.SHIFT, Side.ONE, uid(state, mark))
        assert ask.options[0] == OFF_TABLE
        row = {x for x, y in spots(state) if y == 0}
        assert row == {x for x in range(2, 11) if abs(x - start) <= 3} - {7 if mark == "a" else 2}
        state, _ = play(state, to(state, end, 0))
    assert (place(state, "a"), place(state, "b")) == ((2, 0), (10, 0))
    assert castable(mind("1" + "." * 11 + "a\n" + "." * 13 + "b"), "1", "puppet_step") == ["a"]


@pytest.mark.rule("HR-1103")
def test_mind_spike_is_two_hits_with_ap_one_on_each_of_two_models() -> None:
    state = mind("1" + "." * 17 + "a\n..b", WORKS, 4, 5, 5, 5)
    assert castable(state, "1", "mind_spike") == ["ab"]
    state, events = cast_by(state, "1", "mind_spike", "ab")
    first, second = of(events, BlocksRolled)
    assert (first.dice, first.need, first.mods) == ((4, 5), 5, (Mod("ap", -1),))
    assert (second.unit, second.dice) == (uid(state, "b"), (5, 5))
    assert (wounds(events, state, "a"), wounds(events, state, "b")) == (1, 0)
    assert castable(mind("1" + "." * 18 + "a"), "1", "mind_spike") == []


@pytest.mark.rule("HR-1103")
def test_mind_spike_may_strike_two_models_of_one_unit_and_no_third() -> None:
    # four wounds, but a model takes one and the rest of its spike is lost
    state = mind("1.....aaa.b", WORKS, 1, 1, 1, 1, 6, foe=GRUNT)
    assert castable(state, "1", "mind_spike") == ["aa", "ab"]
    state, events = cast_by(state, "1", "mind_spike", "aa")
    assert [len(event.dice) for event in of(events, BlocksRolled)] == [2, 2]
    assert len(of(events, ModelDown)) == 2
    assert len(of(events, MoraleTested)) == 1


@pytest.mark.rule("HR-1103")
def test_mass_panic_tests_three_units_at_one_less() -> None:
    state = mind("1...a...b...c\n.............d", WORKS, 5, 4, 5)
    assert castable(state, "1", "mass_panic") == ["abc"]
    assert castable(mind("1...a...b...c\n..d"), "1", "mass_panic") == ["abc", "abd", "acd", "bcd"]
    state, events = cast_by(state, "1", "mass_panic", "abc")
    tests = of(events, MoraleTested)
    assert [test.unit for test in tests] == [uid(state, mark) for mark in "abc"]
    assert {(test.test.need, test.test.mods) for test in tests} == {(5, (Mod("mass_panic", -1),))}
    assert [status(state, mark).shaken for mark in "abc"] == [False, True, False]


@pytest.mark.rule("HR-1103")
def test_overmind_is_one_more_to_hit_once_for_three_friends() -> None:
    state = mind("1...2...3......a", WORKS)
    assert castable(state, "1", "overmind") == ["123"]
    assert castable(mind("1...2...3..4"), "1", "overmind") == ["123", "124", "134", "234"]
    state, _ = cast_by(state, "1", "overmind", "123")
    state, _ = next_round(state)
    mods = (Mod("overmind", 1),)
    state, events = shoot(scripted(state, 3, 2, 6), "heavy_rifle", by="3")
    assert (only(events, HitsRolled).mods, only(events, HitsRolled).hits) == (mods, 1)
    assert borne(state, "3", Stat.HIT) == []
    _, events = charge(turn_of(state, Side.ONE, 1, 1), by="2")
    assert only(events, HitsRolled).mods == mods
    assert castable(mind("1" + "." * 12 + "2"), "1", "overmind") == ["1"]
