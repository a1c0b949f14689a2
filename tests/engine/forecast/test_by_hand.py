"""Forecasts against fractions worked out by hand; plain Quality and Defense are 4+."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from starquest.engine.forecast.answers import assured
from starquest.engine.forecast.facts import DieTestKind, Fate, Forecast
from starquest.engine.forecast.forecast import forecast
from starquest.engine.forecast.readers import MODIFIED
from starquest.engine.view import view
from starquest.model.command import Activate, Charge, Discover, FirstAid, Hold, Rush, Shoot
from starquest.model.event import Mod
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.attacks import armed, bladed, foe
from tests.support.board import STURDY, TALLY, Kind, board, fighter, sword
from tests.support.changes import downed
from tests.support.finding import cell, uid
from tests.support.mission_situations import fiery
from tests.support.playing import begin, cast, offered, play
from tests.support.quest import arena


def exactly(numerators: Sequence[int], of: int) -> object:
    """Fractions of one number; they have to add up."""
    shares = [Fraction(numerator, of) for numerator in numerators]
    assert sum(shares) == 1
    return pytest.approx([float(share) for share in shares])


def shot(drawing: str, hero: Kind, enemy: Kind, shaken: str = "") -> tuple[GameState, Forecast]:
    """What shooting the gun may come to."""
    state = board(drawing, {"1": hero, "a": enemy}, settings=TALLY, shaken=shaken)
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    return state, forecast(state, offered(state, Shoot)[0])


def charged(drawing: str, hero: Kind, enemy: Kind) -> tuple[GameState, Forecast]:
    """What a charge may come to."""
    state = board(drawing, {"1": hero, "a": enemy}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")))
    return state, forecast(state, offered(state, Charge)[0])


def fate(told: tuple[GameState, Forecast], mark: str) -> Fate:
    """What may become of a unit."""
    found = told[1].fate(uid(told[0], mark))
    assert found is not None
    return found


ONE = armed(attacks=1)
BLADE = bladed(attacks=1)


def test_one_die_wounds_one_time_in_four() -> None:
    found = fate(shot("1.....a", ONE, foe()), "a")
    assert list(found.wounds) == exactly((3, 1), 4)
    assert list(found.fallen) == exactly((3, 1), 4)
    assert found.destroyed == pytest.approx(1 / 4)
    assert found.expected_wounds == pytest.approx(1 / 4)


def test_a_pair_that_loses_one_tests_morale() -> None:
    found = fate(shot("1.....aa", ONE, foe()), "a")
    assert (found.tested, found.shaken) == pytest.approx((1 / 4, 1 / 8))
    assert (found.destroyed, found.routed) == (0, 0)


def test_the_shaken_are_routed() -> None:
    found = fate(shot("1.....aa", ONE, foe(), shaken="a"), "a")
    assert (found.routed, found.destroyed, found.shaken) == pytest.approx((1 / 4, 1 / 4, 3 / 4))
    assert list(found.fallen) == exactly((3, 1), 4)


def test_the_fearless_save_half_of_what_they_fail() -> None:
    state, told = shot("1.....aa", ONE, foe("fearless"))
    assert fate((state, told), "a").shaken == pytest.approx(1 / 16)
    test = told.test(DieTestKind.MORALE)
    assert test is not None
    assert (test.need, test.made, test.passed) == pytest.approx((4, 1 / 4, 3 / 16))


def test_a_volley_tells_its_dice_its_needs_and_why() -> None:
    state = board("1...%a", {"1": armed("ap 1", attacks=3), "a": foe()}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    (volley,) = forecast(state, offered(state, Shoot)[0]).volleys
    assert (volley.weapon, volley.dice, volley.base, volley.need) == ("gun", ((3, 1.0),), 4, 4)
    (guard,) = volley.guards
    assert (guard.base, guard.need) == (4, 4)
    assert set(guard.mods) == {Mod("ap", -1), Mod("cover", 1)}


def test_only_who_is_left_strikes_back() -> None:
    told = charged("1..a", BLADE, BLADE)
    assert fate(told, "a").destroyed == pytest.approx(1 / 4)
    assert fate(told, "1").destroyed == pytest.approx(3 / 16)
    back = next(volley for volley in told[1].volleys if volley.attacker == uid(told[0], "a"))
    assert back.chance == pytest.approx(3 / 4)


def test_who_is_wounded_more_loses_and_tests() -> None:
    sturdy = bladed(attacks=1, own=["tough 4"])
    told = charged("1..a", sturdy, sturdy)
    melee = told[1].melee
    assert melee is not None
    assert (melee.charger_loses, melee.target_loses) == pytest.approx((3 / 16, 3 / 16))
    assert fate(told, "1").shaken == pytest.approx(3 / 32)
    assert fate(told, "a").shaken == pytest.approx(3 / 32)


def test_fear_wins_a_melee_that_is_even() -> None:
    told = charged(
        "1..a", bladed(attacks=1, own=["tough 4", "fear 1"]), bladed(attacks=1, own=["tough 4"])
    )
    melee = told[1].melee
    assert melee is not None
    assert (melee.charger_loses, melee.target_loses) == pytest.approx((3 / 16, 4 / 16))


def test_counter_weapons_strike_first() -> None:
    told = charged("1..a", BLADE, fighter(sword(1, "counter")))
    assert fate(told, "1").destroyed == pytest.approx(1 / 4)
    assert fate(told, "a").destroyed == pytest.approx(3 / 16)


def test_impact_comes_before_the_blow() -> None:
    found = fate(charged("1..a", bladed(attacks=1, own=["impact 1"]), foe("tough 9")), "a")
    assert list(found.wounds) == exactly((21, 22, 5), 48)


def test_dangerous_ground_is_as_many_dice_as_one_is_tough() -> None:
    state = board("1^.", {"1": fighter(rules=["tough 2"])}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")))
    told = forecast(state, Rush(cell(state, 2, 0)))
    assert list(fate((state, told), "1").wounds) == exactly((25, 10, 1), 36)
    assert [(danger.dice, danger.chance) for danger in told.dangers] == [(2, 1.0)]
    assert [way.cells for way in told.paths] == [(cell(state, 1, 0), cell(state, 2, 0))]


def test_where_the_allowance_pays_for_it_the_way_is_safe() -> None:
    state = board("1^.\n...", {"1": fighter(rules=["tough 2"])}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")))
    told = forecast(state, Rush(cell(state, 2, 0)))
    assert (told.dangers, told.fates) == ((), ())
    assert cell(state, 1, 0) not in told.paths[0].cells


def test_a_spell_works_half_the_time() -> None:
    state = fiery("1....a", STURDY)
    told = forecast(state, cast(state, "cinder_lance", "a"))
    test = told.test(DieTestKind.SPELL)
    assert test is not None
    assert (test.need, test.passed) == pytest.approx((4, 1 / 2))
    found = told.fate(uid(state, "a"))
    assert found is not None
    assert list(found.wounds) == exactly((5, 2, 2), 9)


def test_first_aid_works_half_the_time_and_always_for_power() -> None:
    state = downed(arena("12....a", {"1": "medic", "2": "breacher"}, {"a": STURDY}), "2")
    state = begin(state, "1")
    command = FirstAid(uid(state, "2"))
    told, paid = forecast(state, command), forecast(state, command, assured)
    raised = [found.raised for found in (*told.fates, *paid.fates)]
    assert raised == pytest.approx([1 / 2, 1.0])
    (choice,) = told.assumptions
    assert (choice.ask.kind, choice.assumed) == (AskKind.PAY_TEST, 0)
    assert choice.chance == pytest.approx(1 / 2)


def test_what_others_add_to_a_spell_moves_its_need() -> None:
    state = fiery("1....a", STURDY)
    test = forecast(state, cast(state, "cinder_lance", "a")).test(DieTestKind.SPELL)
    assert test is not None
    assert [test.chance(bonus) for bonus in (-9, -1, 0, 1, 9)] == pytest.approx(
        [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6]
    )


def test_what_a_spell_changes_is_told_with_its_chance() -> None:
    state = fiery("1....a", STURDY)
    told = forecast(state, cast(state, "heat_haze", "1"))
    changed = [it for it in told.happenings if it.kind == MODIFIED]
    assert [(it.unit, it.about) for it in changed] == [(uid(state, "1"), "be_hit")]
    ((value, chance),) = changed[0].amounts
    assert (value, chance) == pytest.approx((-1, 1 / 2))


def test_what_lies_under_a_token_stays_unknown() -> None:
    state = begin(arena("1?....a", {"1": "medic"}, {"a": STURDY}), "1")
    told = forecast(state, offered(state, Discover)[0])
    assert (told.fates, told.tests) == ((), ())
    state = begin(arena("1....?a", {"1": "medic"}, {"a": STURDY}), "1")
    test = forecast(state, offered(state, Discover)[0]).test(DieTestKind.STAT)
    assert test is not None
    assert test.passed == pytest.approx(1 / 2)


def test_on_what_a_side_knows_nobody_else_is_told() -> None:
    drawing = "1.....a#b"
    units: dict[str, Kind] = {"1": armed("blast 3", attacks=1), "a": foe(), "b": foe()}
    state = board(drawing, units, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    command, hidden = offered(state, Shoot)[0], uid(state, "b")
    assert forecast(state, command).fate(hidden) is not None, "it would share the blast"
    told = forecast(view(state).state, command)
    assert [fate.unit for fate in told.fates] == [uid(state, "a")]


def test_nothing_is_told_of_a_charge_at_who_is_not_known() -> None:
    state = board("1..#a\n.....", {"1": BLADE, "a": BLADE}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")))
    charge = offered(state, Charge)[0]
    assert forecast(state, charge).fates
    assert forecast(view(state).state, charge) == Forecast(untold=1.0)
