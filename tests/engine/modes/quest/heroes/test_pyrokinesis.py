"""The spells of Pyrokinesis on the table."""

from functools import partial

import pytest

from starquest.content.spells import Tradition
from starquest.model.event import (
    BlocksRolled,
    Check,
    Healed,
    HitsRolled,
    HitsSplit,
    Mod,
    SpellTried,
)
from starquest.model.ids import Side
from starquest.model.modifier import Stat
from tests.support.board import GRUNT, fighter, gun
from tests.support.changes import ailing, turn_of, wounded
from tests.support.events import of, only, wounds
from tests.support.finding import body, borne, uid
from tests.support.playing import (
    cast_by,
    castable,
    charge,
    next_round,
    scripted,
    shoot,
)
from tests.support.spells import psyker

fire = partial(psyker, Tradition.PYROKINESIS)
WORKS = 4


@pytest.mark.rule("HR-1102")
def test_cinder_lance_is_two_hits_with_ap_one_within_twelve_inches() -> None:
    state = fire("1" + "." * 11 + "a\n" + "." * 13 + "b", WORKS, 4, 5)
    assert castable(state, "1", "cinder_lance") == ["a"]
    state, events = cast_by(state, "1", "cinder_lance", "a")
    tried = only(events, SpellTried)
    assert (tried.spell, tried.test) == ("cinder_lance", Check(4, 4, 4, (), passed=True))
    rolled = only(events, BlocksRolled)
    assert (rolled.dice, rolled.need, rolled.mods) == ((4, 5), 5, (Mod("ap", -1),))
    assert wounds(events, state, "a") == 1


@pytest.mark.rule("HR-1102")
def test_heat_haze_is_one_less_to_hit_a_friend_until_the_next_round() -> None:
    state = fire("2" + "." * 11 + "1......a", WORKS, foe=fighter(gun()))
    assert castable(state, "1", "heat_haze") == ["1", "2"]
    state, _ = cast_by(state, "1", "heat_haze", "1")
    state = turn_of(state, Side.TWO, 4)
    _, events = shoot(state, "gun", by="a", at="1")
    assert (only(events, HitsRolled).need, only(events, HitsRolled).mods) == (
        5,
        (Mod("heat_haze", -1),),
    )
    state, _ = next_round(state, Side.TWO)
    _, events = shoot(scripted(state, 3), "gun", by="a", at="1")
    assert only(events, HitsRolled).mods == ()
    assert castable(fire("2" + "." * 12 + "1"), "1", "heat_haze") == ["1"]


@pytest.mark.rule("HR-1102")
def test_flare_wall_is_three_hits_on_each_of_two_units() -> None:
    state = fire("1...a..b..c.d", WORKS, 4, 4, 3, 4, 3, 3)
    assert castable(state, "1", "flare_wall") == ["ab", "ac", "ad", "bc", "bd", "cd"]
    state, events = cast_by(state, "1", "flare_wall", "ac")
    first, second = of(events, BlocksRolled)
    assert (first.dice, first.need, first.mods) == ((4, 4, 3), 4, ())
    assert (second.unit, second.dice) == (uid(state, "c"), (4, 3, 3))
    assert (wounds(events, state, "a"), wounds(events, state, "c")) == (1, 2)
    assert castable(fire("1...........a\n.............b"), "1", "flare_wall") == ["a"]


@pytest.mark.rule("HR-1102")
def test_kindle_is_one_more_ap_on_the_next_attack_of_two_friends() -> None:
    state = fire("1...3...2.......a", WORKS)
    assert castable(state, "1", "kindle") == ["12", "13", "23"]
    state, _ = cast_by(state, "1", "kindle", "23")
    state, _ = next_round(state)
    state, events = shoot(scripted(state, 4, 1, 6), "heavy_rifle", by="3")
    assert only(events, BlocksRolled).mods == (Mod("ap", -1), Mod("kindle", -1))
    assert (borne(state, "3", Stat.AP), len(borne(state, "2", Stat.AP))) == ([], 1)
    _, events = charge(turn_of(state, Side.ONE, 4, 1, 6), by="2")
    assert only(events, BlocksRolled).mods == (Mod("ap", -4), Mod("kindle", -1))
    assert castable(fire("1............2"), "1", "kindle") == ["1"]


@pytest.mark.rule("HR-1102")
def test_inferno_is_a_hit_with_blast_three_on_each_of_three_units() -> None:
    # far apart, one model each: a blast finds no more than that one
    state = fire("1......a......b...c", WORKS, 6, 6, 6)
    assert castable(state, "1", "inferno") == ["abc"]
    crowd = fire("1......a......b...c\n..d", WORKS)
    assert castable(crowd, "1", "inferno") == ["abc", "abd", "acd", "bcd"]
    state, events = cast_by(state, "1", "inferno", "abc")
    assert [len(event.dice) for event in of(events, BlocksRolled)] == [1, 1, 1]


@pytest.mark.rule("HR-1102")
def test_inferno_finds_three_models_of_a_crowd() -> None:
    state = fire("1.....aaaa", WORKS, 6, 6, 6, foe=GRUNT)
    _, events = cast_by(state, "1", "inferno", "a")
    assert len(only(events, BlocksRolled).dice) == 3
    assert castable(fire("1" + "." * 17 + "a\n" + "." * 19 + "b"), "1", "inferno") == ["a"]


@pytest.mark.rule("HR-1102")
def test_inferno_shares_its_hits_among_those_near() -> None:
    # two models near each target, so each blast is two hits
    state = fire("1......a.b", WORKS, 6, 6, 6, 6)
    _, events = cast_by(state, "1", "inferno", "ab")
    splits = [event.shares for event in of(events, HitsSplit)]
    a, b = uid(state, "a"), uid(state, "b")
    assert splits == [((a, 1), (b, 1)), ((b, 1), (a, 1))]


@pytest.mark.rule("HR-1102")
def test_rebirth_flame_restores_a_wound_of_three_friends() -> None:
    state = fire("1...2...3", WORKS)
    for mark in "123":
        state = wounded(state, mark, 4)
    assert castable(state, "1", "rebirth_flame") == ["123"]
    four = fire("1...2...3...4\n")
    assert castable(four, "1", "rebirth_flame") == ["123", "124", "134", "234"]
    assert castable(fire("1............2"), "1", "rebirth_flame") == ["1"]
    state, events = cast_by(state, "1", "rebirth_flame", "123")
    assert [body(state, mark).wounds for mark in "123"] == [3, 3, 3]
    assert [event.source for event in of(events, Healed)] == ["rebirth_flame"] * 3


@pytest.mark.rule("HR-1102", "HR-603")
def test_rebirth_flame_does_not_mend_the_diseased() -> None:
    state = ailing(wounded(fire("1...2", WORKS), "2", 4), "2", "diseased")
    state, _ = cast_by(state, "1", "rebirth_flame", "12")
    assert body(state, "2").wounds == 4
