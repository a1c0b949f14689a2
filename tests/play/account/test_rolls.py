"""Dice of events as tests of luck, each with the chance it had."""

from math import isclose

from starquest.model import event as events
from starquest.model.event import Check, Event, Mod
from starquest.model.ids import EntityId
from starquest.play.account.rolls import Roll, RollKind, chance_of, rolls_of

ONE, TWO = EntityId(1), EntityId(2)


def only(event: Event) -> Roll:
    [found] = rolls_of(event)
    return found


def test_a_need_is_a_chance() -> None:
    assert [chance_of(need) for need in (1, 4, 6, 7)] == [1.0, 0.5, 1 / 6, 0.0]


def test_hits_are_luck_of_the_attacker() -> None:
    event = events.HitsRolled(ONE, TWO, "gun", (6, 3, 4), 4, 4, (), 2, 1)
    assert only(event) == Roll(ONE, RollKind.HIT, 0.5, 3, 2)


def test_blocks_are_luck_of_who_is_hit() -> None:
    event = events.BlocksRolled(TWO, "gun", (6, 3), 5, 5, (), (), 1)
    assert only(event) == Roll(TWO, RollKind.BLOCK, 2 / 6, 2, 1)


def test_blocks_whose_sixes_are_rolled_again_have_the_chance_of_both_dice() -> None:
    event = events.BlocksRolled(TWO, "gun", (6, 3), 4, 4, (), (2,), 2, again=True)
    # a 4 or 5 blocks (2/6); a six is rolled again and blocks at 4+ (1/6 x 1/2)
    assert isclose(only(event).chance, 2 / 6 + 1 / 12)
    assert only(event).wins == 0


def test_a_wound_effect_is_survived_below_its_limit() -> None:
    event = events.EffectRolled(ONE, 3, (Mod("wounds", 2),), 5, 7)
    # die + 2 has to stay below 7: 1 to 4 are safe
    assert only(event) == Roll(ONE, RollKind.TEST, 4 / 6, 1, 1)


def test_morale_that_a_second_die_saves_is_two_rolls() -> None:
    test = Check(2, 4, 4, (), passed=False)
    event = events.MoraleTested(ONE, test, "shooting", saved=5, saved_from=5)
    first, second = rolls_of(event)
    assert (first.chance, first.wins) == (0.5, 0)
    assert (second.chance, second.wins) == (2 / 6, 1)


def test_ones_on_dangerous_ground_are_failures() -> None:
    assert only(events.DangerRolled(ONE, (1, 5, 6), 1)) == Roll(ONE, RollKind.TEST, 5 / 6, 3, 2)


def test_of_steadied_dice_only_the_rest_is_luck() -> None:
    # 5 dice at 4+ are two and a half: two are sure, and the 5 brought a third one time in two
    event = events.HitsRolled(ONE, TWO, "gun", (6, 5, 4, 3, 1), 4, 4, (), 3, 1, one=5)
    assert only(event) == Roll(ONE, RollKind.HIT, 3 / 6, 1, 1)
    # 4 dice at 4+ are two, whatever the die shows
    sure = events.HitsRolled(ONE, TWO, "gun", (6, 4, 3, 1), 4, 4, (), 2, 1, one=5)
    assert rolls_of(sure) == ()
    # 9 dice on dangerous ground keep 7.5 models' worth unhurt: a seventh for sure, an eighth half
    ground = events.DangerRolled(ONE, (6, 6, 5, 4, 4, 3, 2, 1, 1), 2, one=2)
    assert only(ground) == Roll(ONE, RollKind.TEST, 3 / 6, 1, 0)


def test_steadied_blocks_that_are_rolled_again_are_two_tests_of_luck() -> None:
    # 7 dice at 4+: 4s and 5s are 14/6, two sure; the die brought no third. Both sixes go again:
    # two at 4+ are one for sure and nothing else.
    dice = (6, 6, 5, 4, 3, 2, 1)
    event = events.BlocksRolled(
        TWO, "gun", dice, 4, 4, (), (5, 2), 4, again=True, one=6, one_again=3
    )
    assert only(event) == Roll(TWO, RollKind.BLOCK, 2 / 6, 1, 0)
    # One six goes again: a die like any other.
    single = events.BlocksRolled(
        TWO, "gun", (6, 5, 5, 4, 3, 2, 1), 4, 4, (), (5,), 3, again=True, one=5
    )
    first, second = rolls_of(single)
    assert first == Roll(TWO, RollKind.BLOCK, 2 / 6, 1, 1)
    assert second == Roll(TWO, RollKind.BLOCK, 3 / 6, 1, 1)


def test_dice_that_only_choose_are_no_luck() -> None:
    assert rolls_of(events.CornerRolled(ONE, 3)) == ()
    assert rolls_of(events.DieRolled("table", 3, 3, ONE)) == ()
