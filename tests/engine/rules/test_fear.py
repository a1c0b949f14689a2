"""Fear(X): counts as X more wounds dealt in melee, if any was dealt."""

import pytest

from starquest.model.event import EffectRolled, Mod, MoraleTested, StatusChanged, UnitDestroyed
from starquest.model.profile import Profile
from tests.support.board import STURDY, TALLY, board, fighter, gun, lane, sword
from tests.support.changes import wounded
from tests.support.events import of, only
from tests.support.finding import models, uid
from tests.support.playing import charge, shoot


def horror(fear: int, attacks: int = 1) -> Profile:
    return fighter(gun(attacks), sword(attacks), rules=[f"fear {fear}", "tough 9"])


@pytest.mark.rule("FF-209")
def test_it_adds_to_the_wound_effect_of_a_melee() -> None:
    # 3 + 1 marker + 2 for Fear is 6: out
    state = board(lane(5), {"1": horror(2), "a": fighter()}, dice=[4, 3, 3])
    model = models(state, "a")[0]
    _, events = charge(state)
    mods = (Mod("wounds", 1), Mod("fear", 2))
    assert only(events, EffectRolled) == EffectRolled(model, 3, mods, 6, 6)
    assert len(of(events, UnitDestroyed)) == 1


@pytest.mark.rule("FF-209")
def test_without_it_the_same_dice_only_shake() -> None:
    kinds = {"1": fighter(sword()), "a": fighter()}
    _, events = charge(board(lane(5), kinds, dice=[4, 3, 3]))
    assert only(events, EffectRolled).total == 4
    assert of(events, UnitDestroyed) == []


@pytest.mark.rule("FF-209")
def test_shooting_frightens_nobody() -> None:
    _, events = shoot(board(lane(5), {"1": horror(2), "a": fighter()}, dice=[4, 3, 3]))
    rolled = only(events, EffectRolled)
    assert (rolled.mods, rolled.total) == ((Mod("wounds", 1),), 4)


@pytest.mark.rule("FF-209")
def test_blows_that_do_not_wound_frighten_nobody() -> None:
    state = board(lane(5), {"1": horror(3), "a": fighter()}, dice=[4, 4])
    _, events = charge(wounded(state, "a", 1))
    assert of(events, EffectRolled) == []


@pytest.mark.rule("FF-209")
@pytest.mark.parametrize(("die", "total", "out"), [(4, 7, 0), (5, 8, 1)])
def test_it_counts_for_the_wounds_from_which_a_tough_model_rolls(
    die: int, total: int, out: int
) -> None:
    kinds = {"1": horror(2), "a": fighter(rules=["tough 3"])}
    _, events = charge(board(lane(5), kinds, dice=[4, 3, die]))
    rolled = only(events, EffectRolled)
    assert (rolled.mods, rolled.total) == ((Mod("wounds", 1), Mod("fear", 2)), total)
    assert len(of(events, UnitDestroyed)) == out


@pytest.mark.rule("FF-209")
def test_below_those_wounds_nothing_is_rolled() -> None:
    kinds = {"1": horror(1), "a": fighter(rules=["tough 3"])}
    _, events = charge(board(lane(5), kinds, dice=[4, 3]))
    assert of(events, EffectRolled) == []


@pytest.mark.rule("FF-209")
def test_the_last_model_of_a_group_is_not_frightened_by_the_death_of_another() -> None:
    _, events = charge(board("1....aa", {"1": horror(3), "a": fighter()}, dice=[4, 3]))
    assert of(events, EffectRolled) == []


@pytest.mark.rule("FF-209")
def test_who_strikes_back_frightens_as_well() -> None:
    kinds = {"1": fighter(sword()), "a": horror(2)}
    state = board(lane(5), kinds, dice=[1, 4, 3, 3])
    _, events = charge(state, strike_back=True)
    assert only(events, EffectRolled).mods == (Mod("wounds", 1), Mod("fear", 2))


@pytest.mark.rule("FF-209")
def test_one_frightening_model_is_enough_for_its_unit() -> None:
    group = [fighter(sword()), fighter(sword(), rules=["fear 2"])]
    state = board("11...a", {"1": group, "a": fighter()}, dice=[4, 3, 1, 1])
    _, events = charge(state)
    assert only(events, EffectRolled).mods == (Mod("wounds", 1), Mod("fear", 2))


@pytest.mark.rule("FF-209")
def test_who_deals_as_much_but_frightens_wins_the_melee() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": horror(1)}
    state = board(lane(5), kinds, dice=[4, 3, 4, 3, 3], settings=TALLY)
    state, events = charge(state, strike_back=True)
    tested = only(events, MoraleTested)
    assert (tested.unit, tested.reason, tested.passed) == (uid(state, "1"), "melee", False)
    assert state.world.statuses[uid(state, "1")].shaken


@pytest.mark.rule("FF-209")
def test_equal_wounds_without_it_are_a_draw() -> None:
    armed = fighter(sword(), rules=["tough 9"])
    state = board(lane(5), {"1": armed, "a": armed}, dice=[4, 3, 4, 3], settings=TALLY)
    _, events = charge(state, strike_back=True)
    assert of(events, MoraleTested) == []


@pytest.mark.rule("FF-209")
def test_who_deals_nothing_does_not_win_by_fear() -> None:
    kinds = {"1": fighter(sword(), rules=["tough 9"]), "a": horror(3)}
    state = board(lane(5), kinds, dice=[4, 3, 1, 4], settings=TALLY)
    state, events = charge(state, strike_back=True)
    assert only(events, MoraleTested).unit == uid(state, "a")
    assert [event.status for event in of(events, StatusChanged)] == ["fatigued", "fatigued"]


@pytest.mark.rule("FF-209")
def test_a_sturdy_target_shows_the_sum() -> None:
    state = board(lane(5), {"1": horror(3, attacks=6), "a": STURDY}, dice=[4] * 6 + [3] * 6 + [4])
    _, events = charge(state)
    rolled = only(events, EffectRolled)
    assert (rolled.mods, rolled.total) == ((Mod("wounds", 6), Mod("fear", 3)), 13)
    assert rolled.knocked_out == 14
