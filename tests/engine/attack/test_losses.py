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
from tests.support.board import TALLY, board, catalog, fighter, gun
from tests.support.finding import models, places, uid
from tests.support.playing import play, scripted, shot
from tests.support.ranks import together

IN_RANKS = attrs.evolve(TALLY, following=Following.RANKS)


def shot_at(drawing: list[str], wounds: int, following: Following) -> GameState:
    """The drawn squad after so many wounds that nothing stops."""
    settings = attrs.evolve(TALLY, following=following)
    state = board(drawing, {"1": fighter(gun(wounds)), "a": fighter()}, settings=settings)
    dice = [6] * wounds + [1] * wounds + [6]
    state = play(state, Activate(uid(state, "1")), Hold())[0]
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
