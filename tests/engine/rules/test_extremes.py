"""Whatever the modifiers: an unmodified 6 always succeeds, an unmodified 1 always fails."""

import pytest

from starquest.model.command import Activate, Cast, Choose
from starquest.model.event import (
    Check,
    HitsRolled,
    Mod,
    MoraleTested,
    SpellTried,
)
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.step import MoraleCheck
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.changes import bearing
from tests.support.events import blocked, exact, only
from tests.support.finding import uid
from tests.support.playing import charge, play, run_step, shoot


def boon(stat: Stat, value: int) -> Modifier:
    return Modifier("boon", stat, value, Until.REMOVED)


@pytest.mark.rule("FF-102")
@pytest.mark.parametrize(("change", "need"), [(-9, 6), (-2, 6), (9, 2), (2, 2)])
@pytest.mark.parametrize("stat", [Stat.HIT, Stat.HIT_SHOOTING])
def test_no_modifier_stops_a_six_to_hit_or_helps_a_one(stat: Stat, change: int, need: int) -> None:
    state = board(lane(5), {"1": fighter(gun(2)), "a": STURDY}, dice=[6, 1, 4])
    _, events = shoot(bearing(state, "1", boon(stat, change)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (need, (Mod("boon", change),), 1)


@pytest.mark.rule("FF-102")
@pytest.mark.parametrize(("change", "need"), [(-9, 6), (9, 2)])
def test_no_modifier_stops_a_six_in_melee_or_helps_a_one(change: int, need: int) -> None:
    state = board(lane(5), {"1": fighter(sword(2)), "a": STURDY}, dice=[6, 1, 4])
    _, events = charge(bearing(state, "1", boon(Stat.HIT_MELEE, change)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.hits) == (need, 1)


@pytest.mark.rule("FF-102")
@pytest.mark.parametrize(("change", "need"), [(-9, 6), (9, 2)])
def test_no_modifier_stops_a_six_to_block_or_helps_a_one(change: int, need: int) -> None:
    state = board(lane(5), {"1": fighter(gun(2)), "a": STURDY}, dice=[4, 4, 6, 1])
    _, events = shoot(bearing(state, "a", boon(Stat.BLOCK, change)))
    assert blocked(events) == [((6, 1), need, 1)]


@pytest.mark.rule("FF-102", "FF-202")
def test_no_armour_piercing_stops_a_six_to_block() -> None:
    kinds = {"1": fighter(gun(2, "ap 4", "rending")), "a": fighter(defense=6, rules=["tough 9"])}
    _, events = shoot(board(lane(5), kinds, dice=[6, 5, 6, 6]))
    assert blocked(events) == [((6,), 6, 0), ((6,), 6, 0)]


@pytest.mark.rule("FF-102")
@pytest.mark.parametrize(
    ("change", "die", "need", "passed"),
    [(-9, 6, 6, True), (-9, 5, 6, False), (9, 1, 2, False), (9, 2, 2, True)],
)
def test_no_modifier_stops_a_six_in_a_morale_test_or_helps_a_one(
    change: int,
    die: int,
    need: int,
    *,
    passed: bool,
) -> None:
    state = board(lane(5), {"1": fighter(), "a": STURDY}, dice=[die])
    state = bearing(state, "a", boon(Stat.MORALE, change))
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    check = Check(die, need, 4, (Mod("boon", change),), passed=passed)
    assert only(events, MoraleTested).test == check


@pytest.mark.rule("FF-102", "FF-205")
@pytest.mark.parametrize(
    ("other", "dice", "need", "passed"), [("b", [6, 4], 6, True), ("2", [1], 2, False)]
)
def test_no_tokens_stop_a_six_to_cast_or_help_a_one(
    other: str, dice: list[int], need: int, *, passed: bool
) -> None:
    caster = fighter(rules=["caster 1"], spells=("dread_whisper",))
    kinds, tokens = {"1": caster, "a": STURDY, other: caster}, {"1": 1, other: 6}
    state = board(f"{other}..1....a", kinds, dice=dice, tokens=tokens)
    spell = Cast("dread_whisper", (uid(state, "a"),))
    _, events = exact(play(state, Activate(uid(state, "1")), spell, Choose(6)))
    tried = only(events, SpellTried).test
    assert (tried.need, tried.passed) == (need, passed)


@pytest.mark.rule("FF-102", "FF-155")
def test_fatigue_leaves_only_the_sixes_whatever_helps() -> None:
    state = board(lane(5), {"1": fighter(sword(2)), "a": STURDY}, dice=[5, 6, 4], fatigued="1")
    _, events = charge(bearing(state, "1", boon(Stat.HIT, 3)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (6, (Mod("fatigued", 0),), 1)
