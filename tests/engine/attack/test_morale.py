"""Morale: who tests it and when, and what failing means."""

import pytest

from starquest.model.command import Activate, Advance, Hold, Shoot, Shot
from starquest.model.event import (
    Check,
    DangerRolled,
    EffectRolled,
    Mod,
    ModelDown,
    MoraleTested,
    StatusChanged,
    UnitDestroyed,
)
from starquest.model.ids import NOBODY, Side
from starquest.model.profile import Profile
from starquest.model.state import GameState, Settings
from starquest.model.step import AskKind, MoraleCheck
from tests.support.board import TALLY, Kind, board, fighter, gun, lane, skirmish_rules, sword
from tests.support.changes import wounded
from tests.support.events import exact, of, only
from tests.support.finding import asked, cell, models, uid
from tests.support.playing import charge, play, run_step, shoot

PLAIN = fighter()
SOLID = fighter(rules=["tough 9"])


def volley(
    wounds: int,
    *dice: int,
    size: int = 1,
    tough: int = 1,
    shaken: str = "",
    settings: Settings = TALLY,
) -> GameState:
    """So many wounds on a unit of Quality 5+, then the dice; another enemy is far away."""
    target = fighter(quality=5, rules=[f"tough {tough}"])
    kinds: dict[str, Kind] = {"1": fighter(gun(wounds)), "a": target, "z": PLAIN}
    script = [4] * wounds + [3] * wounds + list(dice)
    drawing = "1....".ljust(5 + size, "a") + "." * 20 + "z"
    return board(drawing, kinds, dice=script, shaken=shaken, settings=settings)


def blows(charger: Profile, target: Profile, *dice: int, size: int = 1) -> GameState:
    """A charge about to happen in the tally; another enemy is far away."""
    drawing = "1....".ljust(5 + size, "a") + "." * 20 + "z"
    kinds: dict[str, Kind] = {"1": charger, "a": target, "z": PLAIN}
    return board(drawing, kinds, dice=dice, settings=TALLY)


@pytest.mark.rule("HR-501")
@pytest.mark.parametrize(
    ("size", "wounds", "tested"), [(4, 1, 0), (4, 2, 1), (4, 3, 1), (3, 1, 0), (3, 2, 1), (5, 3, 1)]
)
def test_a_group_left_at_half_its_models_or_less_tests_on_its_quality(
    size: int, wounds: int, tested: int
) -> None:
    state = volley(wounds, *[5] * tested, size=size)
    _, events = shoot(state)
    check, by = Check(5, 5, 5, (), passed=True), uid(state, "1")
    told = [MoraleTested(uid(state, "a"), check, "shooting", by=by)]
    assert of(events, MoraleTested) == told[:tested]


@pytest.mark.rule("HR-501")
@pytest.mark.parametrize(
    ("tough", "wounds", "tested"), [(6, 2, 0), (6, 3, 1), (3, 1, 0), (3, 2, 1)]
)
def test_a_lone_model_left_at_half_its_tough_or_less_tests(
    tough: int, wounds: int, tested: int
) -> None:
    _, events = shoot(volley(wounds, *[5] * tested, tough=tough))
    assert len(of(events, MoraleTested)) == tested


@pytest.mark.rule("HR-501")
def test_the_starting_size_counts_not_the_size_before_the_attack() -> None:
    state = wounded(volley(1, 5, tough=6), "a", 4)
    _, events = shoot(state)
    assert len(of(events, MoraleTested)) == 1


@pytest.mark.rule("HR-501")
def test_one_attack_sequence_is_one_test() -> None:
    kinds = {"1": fighter(gun(1), gun(1, name="cannon")), "a": fighter(rules=["tough 3"])}
    state = board(lane(5), kinds, dice=[4, 3, 4, 3, 6], settings=TALLY)
    _, events = shoot(state, "gun", "cannon")
    assert len(of(events, MoraleTested)) == 1


@pytest.mark.rule("HR-501")
def test_each_target_of_a_split_salvo_tests_for_itself() -> None:
    kinds: dict[str, Kind] = {"1": fighter(gun(1), gun(1, name="cannon"))}
    kinds |= dict.fromkeys("ab", PLAIN)
    rows = ["1....aa", ".......", ".....bb"]
    state = board(rows, kinds, dice=[4, 3, 4, 3, 6, 6], settings=TALLY)
    a, b = uid(state, "a"), uid(state, "b")
    fire = Shoot((Shot("gun", a), Shot("cannon", b)))
    _, events = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    assert [told.unit for told in of(events, MoraleTested)] == [a, b]


@pytest.mark.rule("HR-501")
def test_without_a_wound_nobody_tests() -> None:
    kinds = {"1": fighter(gun(1)), "a": fighter(rules=["tough 6"])}
    state = wounded(board(lane(5), kinds, dice=[4, 4], settings=TALLY), "a", 4)
    _, events = shoot(state)
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501")
def test_wound_effects_leave_morale_alone() -> None:
    """Where wounds are rolled for, morale belongs to the end of a round."""
    _, events = shoot(volley(2, size=4, settings=skirmish_rules()))
    assert of(events, MoraleTested) == []
    assert of(events, EffectRolled) == []


@pytest.mark.rule("HR-501", "FF-183")
def test_dangerous_ground_is_no_attack() -> None:
    state = board("1.^......a", {"1": fighter(rules=["tough 2"]), "a": PLAIN}, dice=[1, 2],
                  settings=TALLY)  # fmt: skip
    move = Advance(cell(state, 4, 0))
    _, events = exact(play(state, Activate(uid(state, "1")), move))
    assert only(events, DangerRolled).wounds == 1
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501")
def test_the_side_that_took_more_wounds_in_melee_tests() -> None:
    fierce = fighter(sword(2), rules=["tough 9"])
    weak = fighter(sword(1), quality=5, rules=["tough 9"])
    state = blows(fierce, weak, 4, 4, 3, 3, 5, 3, 5)
    state, events = charge(state, strike_back=True)
    told = only(events, MoraleTested)
    check, by = Check(5, 5, 5, (), passed=True), uid(state, "1")
    assert told == MoraleTested(uid(state, "a"), check, "melee", by=by)


@pytest.mark.rule("HR-501")
def test_chargers_test_when_they_took_more() -> None:
    fierce = fighter(sword(2), rules=["tough 9"])
    state = blows(fighter(sword(1), rules=["tough 9"]), fierce, 4, 3, 4, 4, 3, 3, 4)
    state, events = charge(state, strike_back=True)
    assert only(events, MoraleTested).unit == uid(state, "1")


@pytest.mark.rule("HR-501")
def test_nobody_tests_when_both_took_as_much() -> None:
    knight = fighter(sword(1), rules=["tough 9"])
    _, events = charge(blows(knight, knight, 4, 3, 4, 3), strike_back=True)
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501")
def test_a_unit_brought_to_half_in_melee_tests_though_it_dealt_more() -> None:
    """Two of four fall; the other two deal four wounds, so the charger tests as well."""
    charger = fighter(sword(2), rules=["tough 12"])
    dice = [4, 4, 3, 3] + [4] * 4 + [3] * 4 + [6, 6]
    state = blows(charger, fighter(sword(2)), *dice, size=4)
    state, events = charge(state, strike_back=True)
    tested = [told.unit for told in of(events, MoraleTested)]
    assert sorted(tested) == [uid(state, "1"), uid(state, "a")]


@pytest.mark.rule("HR-501")
def test_a_beaten_unit_at_half_tests_once() -> None:
    state = blows(fighter(sword(2), rules=["tough 9"]), fighter(rules=["tough 4"]), 4, 4, 3, 3, 4)
    state, events = charge(state)
    assert len(of(events, MoraleTested)) == 1


@pytest.mark.rule("HR-502")
@pytest.mark.parametrize("die", [1, 4])
def test_a_failed_test_shakes(die: int) -> None:
    state = volley(2, die, size=4)
    unit = uid(state, "a")
    state, events = shoot(state)
    told = only(events, MoraleTested)
    check, by = Check(die, 5, 5, (), passed=False), uid(state, "1")
    assert told == MoraleTested(unit, check, "shooting", passed=False, by=by)
    assert of(events, StatusChanged) == [StatusChanged(unit, "shaken", on=True, source="shooting")]
    assert len(models(state, "a")) == 2


@pytest.mark.rule("HR-502")
def test_a_passed_test_changes_nothing() -> None:
    _, events = shoot(volley(2, 5, size=4))
    assert of(events, StatusChanged) == []


@pytest.mark.rule("HR-502", "FF-162")
@pytest.mark.parametrize("die", [1, 6])
def test_a_shaken_unit_always_fails_and_routs(die: int) -> None:
    state = volley(2, die, size=4, shaken="a")
    unit, members = uid(state, "a"), models(state, "a")
    state, events = shoot(state)
    told = only(events, MoraleTested)
    assert told.test == Check(die, 5, 5, (Mod("shaken", 0),), passed=False)
    assert not told.passed
    routed = [down.model for down in of(events, ModelDown) if down.source == "rout"]
    assert routed == list(members[:2])
    assert only(events, UnitDestroyed) == UnitDestroyed(unit, Side.TWO, "rout", uid(state, "1"))
    assert unit not in state.world.units


@pytest.mark.rule("HR-502", "FF-154")
def test_a_unit_that_routs_from_melee_leaves_the_field_to_the_other() -> None:
    kinds: dict[str, Kind] = {"1": fighter(sword(1)), "a": SOLID, "z": PLAIN}
    rows = "1....a" + "." * 20 + "z"
    state = board(rows, kinds, shaken="a", dice=[4, 3, 6], settings=TALLY)
    state, events = charge(state)
    assert only(events, UnitDestroyed).source == "rout"
    assert asked(state, AskKind.FOLLOW_UP)


@pytest.mark.rule("HR-503", "FF-213")
@pytest.mark.parametrize(("apart", "need"), [(12, 3), (13, 5)])
def test_enemies_test_with_a_heros_quality_within_12_inches(apart: int, need: int) -> None:
    kinds = {"1": PLAIN, "a": fighter(quality=5), "h": fighter(quality=3, rules=["hero"])}
    state = board("1...a".ljust(4 + apart, ".") + "h", kinds, dice=[3], settings=TALLY)
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    told = only(events, MoraleTested)
    assert (told.test.need, told.test.base, told.passed) == (need, need, need == 3)
    assert told.lent_by == (uid(state, "h") if need == 3 else NOBODY)


@pytest.mark.rule("HR-503", "FF-213")
def test_a_shaken_hero_lends_nobody_its_quality() -> None:
    kinds = {"1": PLAIN, "a": fighter(quality=5), "h": fighter(quality=3, rules=["hero"])}
    state = board("1...a..h", kinds, dice=[3], shaken="h", settings=TALLY)
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    assert (only(events, MoraleTested).test.need, only(events, MoraleTested).lent_by) == (5, NOBODY)


@pytest.mark.rule("HR-501", "HR-503")
def test_a_hero_steadies_friends_after_an_attack() -> None:
    kinds = {
        "1": fighter(gun(2)),
        "a": fighter(quality=5),
        "h": fighter(quality=3, rules=["hero"]),
    }
    state = board("1....aaaa..h", kinds, dice=[4, 4, 3, 3, 3], settings=TALLY)
    state, events = shoot(state)
    assert only(events, MoraleTested).lent_by == uid(state, "h")
    assert only(events, MoraleTested).passed
