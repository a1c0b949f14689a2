"""Wounds: markers and wound effects, being Shaken, groups, and the plain tally."""

import pytest

from starquest.model.command import Activate, Advance, Hold
from starquest.model.event import (
    Activated,
    DangerRolled,
    EffectRolled,
    HitsRolled,
    Idled,
    Mod,
    ModelDown,
    StatusChanged,
    UnitDestroyed,
    Wounded,
)
from starquest.model.ids import Side
from starquest.model.state import GameState, Settings
from starquest.model.step import Turn
from tests.support.board import TALLY, Kind, board, fighter, gun, lane, sword
from tests.support.changes import wounded
from tests.support.events import exact, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import charge, offered, play, scripted, shoot

PLAIN = fighter()


def volley(
    wounds: int,
    *dice: int,
    models: int = 1,
    tough: int = 0,
    shaken: str = "",
    settings: Settings | None = None,
) -> GameState:
    """So many wounds on a unit, then the dice."""
    target = fighter(rules=[f"tough {tough}"] if tough else [])
    script = [4] * wounds + [3] * wounds + list(dice)
    drawing = "1....".ljust(5 + models, "a") + "....z"
    kinds: dict[str, Kind] = {"1": fighter(gun(wounds)), "a": target, "z": PLAIN}
    return board(drawing, kinds, dice=script, shaken=shaken, settings=settings)


def is_shaken(state: GameState, mark: str = "a") -> bool:
    return state.world.statuses[uid(state, mark)].shaken


@pytest.mark.rule("FF-161")
@pytest.mark.parametrize(
    ("wounds", "die", "total"), [(1, 1, 2), (1, 4, 5), (2, 3, 5), (3, 2, 5), (4, 1, 5)]
)
def test_five_or_less_with_its_markers_shakes_a_model(wounds: int, die: int, total: int) -> None:
    state = volley(wounds, die)
    unit, model = uid(state, "a"), models(state, "a")[0]
    after, events = shoot(state)
    mods = (Mod("wounds", wounds),)
    assert only(events, EffectRolled) == EffectRolled(model, die, mods, total, knocked_out=6)
    assert of(events, StatusChanged) == [StatusChanged(unit, "shaken", on=True, source="shooting")]
    assert after.world.bodies[model].wounds == wounds


@pytest.mark.rule("FF-161")
@pytest.mark.parametrize(
    ("wounds", "die", "total"), [(1, 5, 6), (1, 6, 7), (2, 4, 6), (3, 3, 6), (5, 1, 6)]
)
def test_six_or_more_with_its_markers_takes_a_model_out(wounds: int, die: int, total: int) -> None:
    state = volley(wounds, die)
    unit, model = uid(state, "a"), models(state, "a")[0]
    after, events = shoot(state)
    assert (only(events, EffectRolled).die, only(events, EffectRolled).total) == (die, total)
    assert only(events, ModelDown) == ModelDown(model, unit, "shooting", uid(state, "1"))
    told = UnitDestroyed(unit, Side.TWO, "shooting", uid(state, "1"))
    assert only(events, UnitDestroyed) == told
    assert unit not in after.world.units


@pytest.mark.rule("FF-161")
def test_markers_stay_and_count_again() -> None:
    state = wounded(volley(1, 3), "a", 1)
    model = models(state, "a")[0]
    after, events = shoot(state)
    assert only(events, Wounded) == Wounded(model, uid(state, "a"), 1, 2, "gun")
    assert only(events, EffectRolled).mods == (Mod("wounds", 2),)
    assert after.world.bodies[model].wounds == 2


@pytest.mark.rule("FF-161")
def test_an_attack_that_wounds_nobody_rolls_for_no_effect() -> None:
    kinds = {"1": fighter(gun(1)), "a": PLAIN}
    state = wounded(board(lane(5), kinds, dice=[4, 4]), "a", 1)
    _, events = shoot(state)
    assert of(events, EffectRolled) == []


@pytest.mark.rule("FF-161")
def test_the_wounds_of_an_earlier_attack_are_not_rolled_for_again() -> None:
    kinds: dict[str, Kind] = {"1": fighter(gun(1)), "2": fighter(gun(1)), "a": PLAIN, "z": PLAIN}
    state = board("1...2...a....z", kinds, dice=[4, 3, 1])
    state, events = shoot(state)
    assert len(of(events, EffectRolled)) == 1
    state, _ = play(state, Activate(uid(state, "z")), Hold())
    _, events = shoot(scripted(state, 4, 4), by="2")
    assert of(events, EffectRolled) == []


@pytest.mark.rule("FF-161")
def test_two_weapons_at_once_are_one_attack_with_one_roll() -> None:
    kinds = {"1": fighter(gun(1), gun(1, name="cannon")), "a": PLAIN}
    _, events = shoot(board(lane(5), kinds, dice=[4, 3, 4, 3, 1]), "gun", "cannon")
    assert only(events, EffectRolled).mods == (Mod("wounds", 2),)


@pytest.mark.rule("FF-161")
def test_blows_in_melee_have_the_same_effects() -> None:
    state = board(lane(5), {"1": fighter(sword(1)), "a": PLAIN}, dice=[4, 3, 4])
    state, events = charge(state)
    assert only(events, EffectRolled).total == 5
    assert is_shaken(state)


@pytest.mark.rule("FF-162")
@pytest.mark.parametrize(("die", "total", "out"), [(3, 5, 0), (4, 6, 1)])
def test_a_shaken_model_adds_one_to_its_effect(die: int, total: int, out: int) -> None:
    _, events = shoot(volley(1, die, shaken="a"))
    rolled = only(events, EffectRolled)
    assert (rolled.mods, rolled.total) == ((Mod("wounds", 1), Mod("shaken", 1)), total)
    assert len(of(events, UnitDestroyed)) == out
    assert of(events, StatusChanged) == []


@pytest.mark.rule("FF-162")
def test_a_shaken_unit_stays_idle_for_its_whole_activation_and_recovers() -> None:
    kinds = {"1": fighter(gun(1)), "a": PLAIN}
    state = board(lane(5), kinds, shaken="1")
    unit = uid(state, "1")
    after, events = play(state, Activate(unit))
    recovered = StatusChanged(unit, "shaken", on=False, source="idle")
    assert events == [Activated(unit), Idled(unit), recovered]
    assert after.agenda[-1] == Turn(Side.TWO)
    assert after.world.statuses[unit].activated


@pytest.mark.rule("FF-162")
def test_a_unit_that_has_recovered_acts_again_in_the_next_round() -> None:
    state = board(lane(20), {"1": PLAIN, "a": PLAIN}, shaken="1")
    state, _ = play(state, Activate(uid(state, "1")), Activate(uid(state, "a")), Hold())
    state, events = play(state, Activate(uid(state, "1")))
    assert of(events, Idled) == []
    assert offered(state, Advance)


@pytest.mark.rule("FF-162", "FF-183")
@pytest.mark.parametrize(("die", "total"), [(1, 3), (3, 5)])
def test_a_unit_is_shaken_until_its_idle_activation_is_over(die: int, total: int) -> None:
    state = board(lane(5), {"1": PLAIN, "a": PLAIN}, ground="^", shaken="1", dice=[1, die])
    state, events = exact(play(state, Activate(uid(state, "1"))))
    assert only(events, EffectRolled).mods == (Mod("wounds", 1), Mod("shaken", 1))
    assert only(events, EffectRolled).total == total
    assert of(events, StatusChanged)[-1].on is False
    assert not is_shaken(state, "1")


@pytest.mark.rule("FF-162")
def test_a_unit_shaken_in_its_own_activation_does_no_more_and_stays_shaken() -> None:
    state = board("1.^.....a", {"1": fighter(gun(1)), "a": PLAIN}, dice=[1, 1])
    move = Advance(cell(state, 3, 0))
    state, events = exact(play(state, Activate(uid(state, "1")), move))
    assert only(events, DangerRolled).wounds == 1
    assert is_shaken(state, "1")
    assert state.agenda[-1] == Turn(Side.TWO)


@pytest.mark.rule("FF-162")
def test_a_shaken_unit_may_strike_back_as_if_tired() -> None:
    kinds = {"1": PLAIN, "a": fighter(sword(2))}
    state = board(lane(5), kinds, shaken="a", dice=[5, 6, 6])
    state, events = charge(state, strike_back=True)
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.hits, rolled.mods) == (6, 1, (Mod("fatigued", 0),))
    assert is_shaken(state)


@pytest.mark.rule("FF-163")
@pytest.mark.parametrize("wounds", [1, 2])
def test_each_wound_kills_one_of_a_group_and_nobody_rolls(wounds: int) -> None:
    state = volley(wounds, models=3)
    unit, members = uid(state, "a"), models(state, "a")
    after, events = shoot(state)
    fallen = list(reversed(members))[:wounds]
    shooter = uid(state, "1")
    assert of(events, ModelDown) == [ModelDown(model, unit, "gun", shooter) for model in fallen]
    assert of(events, EffectRolled) == []
    assert of(events, StatusChanged) == []
    assert models(after, "a") == members[: 3 - wounds]


@pytest.mark.rule("FF-163")
@pytest.mark.parametrize(("wounds", "markers"), [(3, 1), (5, 3)])
def test_only_the_last_of_a_group_gathers_markers_and_rolls(wounds: int, markers: int) -> None:
    state = volley(wounds, 1, models=3)
    first, second, third = models(state, "a")
    after, events = shoot(state)
    assert taken(events) == [(third, 1), (second, 1), (first, markers)]
    assert only(events, EffectRolled).mods == (Mod("wounds", markers),)
    assert models(after, "a") == (first,)
    assert is_shaken(after)


@pytest.mark.rule("FF-163")
def test_a_group_is_not_shaken_by_wound_effects_until_one_is_left() -> None:
    state = volley(1, models=2)
    after, events = shoot(state)
    assert of(events, EffectRolled) == []
    again = scripted(play(after, Activate(uid(after, "a")), Hold())[0], 4, 3, 1)
    again, _ = play(again, Activate(uid(again, "z")), Hold())
    _, events = shoot(again)
    assert only(events, EffectRolled).mods == (Mod("wounds", 1),)


@pytest.mark.rule("FF-163")
def test_tough_members_fall_one_by_one_by_their_tough() -> None:
    state = volley(4, models=3, tough=3)
    _, second, third = models(state, "a")
    after, events = shoot(state)
    assert taken(events) == [(third, 3), (second, 1)]
    assert of(events, EffectRolled) == []
    assert [after.world.bodies[model].wounds for model in models(after, "a")] == [0, 1]


@pytest.mark.rule("FF-163")
def test_the_wounded_member_takes_the_next_wound() -> None:
    state = wounded(volley(2, models=3, tough=3), "a", 1)
    first = models(state, "a")[0]
    _, events = shoot(state)
    assert taken(events) == [(first, 2)]
    assert only(events, ModelDown).model == first


@pytest.mark.rule("HR-401")
@pytest.mark.parametrize(("tough", "wounds", "out"), [(0, 1, 1), (3, 2, 0), (3, 3, 1), (9, 8, 0)])
def test_in_the_tally_a_model_is_killed_when_its_wounds_equal_its_tough(
    tough: int, wounds: int, out: int
) -> None:
    morale = [6] * (tough > 0 and not out)
    state = volley(wounds, *morale, tough=tough, settings=TALLY)
    _, events = shoot(state)
    assert of(events, EffectRolled) == []
    assert len(of(events, UnitDestroyed)) == out
    assert sum(amount for _, amount in taken(events)) == wounds


@pytest.mark.rule("HR-401")
def test_in_the_tally_wounds_add_up_over_attacks() -> None:
    state = wounded(volley(1, tough=3, settings=TALLY), "a", 2)
    _, events = shoot(state)
    assert only(events, Wounded).total == 3
    assert len(of(events, UnitDestroyed)) == 1


@pytest.mark.rule("HR-401", "FF-163")
def test_in_the_tally_the_last_of_a_group_dies_like_the_others() -> None:
    state = volley(3, models=3, settings=TALLY)
    members = models(state, "a")
    _, events = shoot(state)
    assert [down.model for down in of(events, ModelDown)] == list(reversed(members))
    assert only(events, UnitDestroyed).unit == uid(state, "a")
    assert of(events, EffectRolled) == []


@pytest.mark.rule("HR-401")
def test_in_the_tally_wounds_beyond_the_last_model_are_nobodys() -> None:
    state = volley(5, models=2, settings=TALLY)
    first, second = models(state, "a")
    _, events = shoot(state)
    assert taken(events) == [(second, 1), (first, 1)]
