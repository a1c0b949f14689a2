"""Unstoppable: no Regeneration, and nothing makes the weapon worse."""

import pytest

from starquest.model.command import Activate, Hold, Shoot
from starquest.model.event import BlocksRolled, HitsRolled, Mod, WoundsIgnored
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.profile import Profile
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.changes import bearing
from tests.support.events import of, only, taken
from tests.support.finding import uid
from tests.support.playing import charge, offered, play, shoot

RAILGUN = fighter(gun(1, "unstoppable"))
RIFLE = fighter(gun())
WORSE = (Stat.HIT, Stat.HIT_SHOOTING)


def lasting(stat: Stat, value: int) -> Modifier:
    return Modifier("curse", stat, value, Until.REMOVED)


@pytest.mark.rule("FF-229")
def test_regeneration_does_not_help() -> None:
    healing = fighter(rules=["tough 9", "regeneration"])
    _, events = shoot(board(lane(5), {"1": RAILGUN, "a": healing}, dice=[4, 3]))
    assert of(events, WoundsIgnored) == []
    assert [wounds for _, wounds in taken(events)] == [1]


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize("stat", WORSE)
def test_what_the_shooter_bears_does_not_make_it_worse(stat: Stat) -> None:
    state = board(lane(5), {"1": RAILGUN, "a": STURDY}, dice=[4, 4])
    _, events = shoot(bearing(state, "1", lasting(stat, -1)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (4, (), 1)


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize("stat", WORSE)
def test_other_weapons_are_made_worse(stat: Stat) -> None:
    state = board(lane(5), {"1": RIFLE, "a": STURDY}, dice=[4])
    _, events = shoot(bearing(state, "1", lasting(stat, -1)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (5, (Mod("curse", -1),), 0)


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize(("kind", "need"), [(RAILGUN, 4), (RIFLE, 5)])
def test_what_the_target_bears_does_not_make_it_worse(kind: Profile, need: int) -> None:
    state = board(lane(5), {"1": kind, "a": STURDY}, dice=[need, 4])
    _, events = shoot(bearing(state, "a", lasting(Stat.BE_HIT, -1)))
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("FF-229")
def test_what_makes_it_better_still_counts() -> None:
    state = board(lane(5), {"1": RAILGUN, "a": STURDY}, dice=[3, 4])
    both = (lasting(Stat.HIT, 1), lasting(Stat.HIT_SHOOTING, -2))
    _, events = shoot(bearing(state, "1", *both))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (3, (Mod("curse", 1),))


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize(
    ("rule", "change", "need"),
    [("unstoppable", -1, 5), ("surge", -1, 4), ("unstoppable", 1, 6), ("surge", 1, 6)],
)
def test_its_ap_is_never_less_but_may_be_more(rule: str, change: int, need: int) -> None:
    kinds = {"1": fighter(gun(1, "ap 1", rule)), "a": STURDY}
    state = board(lane(5), kinds, dice=[4, 4])
    _, events = shoot(bearing(state, "1", lasting(Stat.AP, change)))
    assert only(events, BlocksRolled).need == need


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize(("rule", "shots"), [("unstoppable", 1), ("surge", 0)])
def test_its_range_is_never_shorter(rule: str, shots: int) -> None:
    kinds = {"1": fighter(gun(1, rule, reach=12)), "a": STURDY}
    state = bearing(board(lane(12), kinds), "1", lasting(Stat.RANGE, -3))
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    assert len(offered(state, Shoot)) == shots


@pytest.mark.rule("FF-229")
def test_its_range_may_be_longer() -> None:
    kinds = {"1": fighter(gun(1, "unstoppable", reach=12)), "a": STURDY}
    state = bearing(board(lane(15), kinds), "1", lasting(Stat.RANGE, 3))
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    assert len(offered(state, Shoot)) == 1


@pytest.mark.rule("FF-229")
@pytest.mark.parametrize(("rule", "dice"), [("unstoppable", (4, 4)), ("surge", (4,))])
def test_its_attacks_are_never_fewer(rule: str, dice: tuple[int, ...]) -> None:
    script = [*dice, *[4] * len(dice)]
    state = board(lane(5), {"1": fighter(sword(2, rule)), "a": STURDY}, dice=script)
    _, events = charge(bearing(state, "1", lasting(Stat.ATTACKS_MELEE, -1)))
    assert only(events, HitsRolled).dice == dice


@pytest.mark.rule("FF-229")
def test_the_targets_cover_is_the_targets_own() -> None:
    state = board("1.....a", {"1": RAILGUN, "a": STURDY}, dice=[4, 3], ground="%")
    _, events = shoot(state)
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (3, (Mod("cover", 1),))
