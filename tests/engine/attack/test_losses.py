"""Who falls: so that the others stay together, where units go in ranks."""

from collections.abc import Sequence

import attrs
import pytest

from starquest.content.armies.build import build_unit
from starquest.engine.attack.wounds import fall_order
from starquest.engine.draft import Draft
from starquest.engine.odds import odds
from starquest.engine.scene import Scene
from starquest.model.army import ArmyUnit
from starquest.model.command import Activate, Hold
from starquest.model.profile import Profile
from starquest.model.settings import Following
from starquest.model.state import GameState
from tests import times
from tests.support.board import TALLY, board, catalog, drawn, fighter, gun
from tests.support.brawls import Picks
from tests.support.finding import Spot, models, places, uid
from tests.support.playing import play, scripted, shot
from tests.support.ranks import SPAN, TOUCHING, gap, together

IN_RANKS = attrs.evolve(TALLY, following=Following.RANKS)


def shot_at(drawing: list[str], wounds: int, following: Following) -> GameState:
    """The drawn squad after so many wounds that nothing stops."""
    settings = attrs.evolve(TALLY, following=following)
    state = board(drawing, {"1": fighter(gun(max(wounds, 1))), "a": fighter()}, settings=settings)
    dice = [6] * wounds + [1] * wounds + [6]
    state = play(state, Activate(uid(state, "1")), Hold())[0]
    if not wounds:
        return state
    return play(scripted(state, *dice), shot(state, "gun", "a"))[0]


@pytest.mark.rule("FF-131")
def test_the_last_in_line_falls_where_that_tears_nobody_away() -> None:
    after = shot_at(["1......aaaa"], 1, Following.RANKS)
    assert places(after, "a") == [(7, 0), (8, 0), (9, 0)]


@pytest.mark.rule("FF-131")
def test_who_holds_the_others_together_does_not_fall() -> None:
    bridge = ["1......a.a", "........a."]
    assert places(shot_at(bridge, 1, Following.BESIDE), "a") == [(7, 0), (9, 0)]
    after = shot_at(bridge, 1, Following.RANKS)
    assert places(after, "a") == [(7, 0), (8, 1)]
    assert together(places(after, "a"))


@pytest.mark.rule("FF-131")
def test_a_model_of_another_kind_does_not_fall_in_its_place() -> None:
    leader, grunt = fighter(name="leader", rules=["tough 3"]), fighter()
    state = board(["a.a", ".a."], {"a": [leader, grunt, grunt]}, settings=IN_RANKS)
    unit, (first, right, middle) = uid(state, "a"), models(state, "a")
    assert fall_order(Scene(state), unit) == [right, middle, first]


@pytest.mark.rule("FF-131")
def test_the_order_told_is_the_order_they_fall_in() -> None:
    kinds = [fighter(name="leader", rules=["tough 2"]), fighter()]
    state = board(["aaa.a", "...a.", "..a.a"], {"a": kinds}, settings=IN_RANKS)
    unit, draft = uid(state, "a"), Draft(state)
    order = fall_order(draft, unit)
    fallen = []
    while unit in draft.world.squads and len(draft.world.squads[unit].members) > 1:
        fallen.append(fall_order(draft, unit)[0])
        draft.drop_model(fallen[-1])
        draft.forget(unit)
    assert [*fallen, *draft.world.squads[unit].members] == order


def crowd(seed: int, count: int) -> list[str]:
    """A squad that grew at random, each model beside one before it, and who shoots at it."""
    picks, spots = Picks(seed), [(6, 6)]
    while len(spots) < count:
        x, y = spots[picks.below(len(spots))]
        spot = (x + picks.below(3) - 1, y + picks.below(3) - 1)
        if spot not in spots and all(gap(spot, other) <= SPAN for other in spots):
            spots.append(spot)
    return drawn(22, 14, {"a": spots, "1": (20, 6)})


def astray(spots: list[Spot]) -> int:
    """How many have nobody beside them, or somebody too far away."""
    found = 0
    for one in spots if len(spots) > 1 else ():
        gaps = [gap(one, other) for other in spots if other != one]
        found += min(gaps) > TOUCHING or max(gaps) > SPAN
    return found


def bereft(spots: list[Spot], losses: int) -> list[Spot]:
    """Who is left: of those whose loss leaves the fewest astray the last in line goes."""
    left = [*spots]
    for _ in range(losses):
        choices = [left[:at] + left[at + 1 :] for at in range(len(left))]
        left = min(reversed(choices), key=astray)
    return left


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", [10, 20])
@pytest.mark.parametrize("seed", range(times(6, 150)))
def test_large_squads_lose_those_who_tear_fewest_away(seed: int, count: int) -> None:
    drawing = crowd(seed, count)
    before = places(shot_at(drawing, 0, Following.RANKS), "a")
    for losses in (1, 2, count // 2):
        assert places(shot_at(drawing, losses, Following.RANKS), "a") == bereft(before, losses)


@pytest.mark.rule("FF-131")
def test_a_squad_that_could_stay_together_is_kept_so() -> None:
    """From the last in line five would be two pairs and one alone; so the middle stays."""
    ring = ["aaa.......1", "a.a........", "aaa........", "..a........", "..a........"]
    assert together(places(shot_at(ring, 5, Following.RANKS), "a"))


def test_odds_know_who_falls() -> None:
    leader, grunt = fighter(name="leader", rules=["tough 3"]), fighter()
    units: dict[str, Profile | str | Sequence[Profile]] = {
        "1": fighter(gun(1)), "a": [leader, grunt, grunt],
    }  # fmt: skip
    state = board(["1...a.a", ".....a."], units, settings=IN_RANKS)
    found = odds(state, uid(state, "1"), ("gun",), uid(state, "a"))
    assert found.killed[1] == pytest.approx(1 / 4)


@pytest.mark.rule("FF-131")
def test_what_was_bought_for_one_model_falls_last() -> None:
    """A mob of five with a hose: four lose their wound before the hose does."""
    built = build_unit(catalog(), ArmyUnit("ash_mob", 5, upgrades=("fire_hose",)))
    mob = [built.profiles[kind] for kind in built.kinds]
    state = board(["aaaaa"], {"a": mob}, settings=IN_RANKS)
    *_, last = fall_order(Scene(state), uid(state, "a"))
    assert Scene(state).profile(last).weapons[0].id == "fire_hose_fire_hose"
