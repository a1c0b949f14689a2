"""Injectors: what they do now, and what they do later."""

import attrs
import pytest

from starquest.model.event import (
    BlocksRolled,
    HitsRolled,
    Mod,
    MoraleTested,
    PowerChanged,
    StatusChanged,
)
from starquest.model.ids import Side
from starquest.model.modifier import Stat
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck
from tests.support.board import STURDY
from tests.support.changes import ailing, carrying, powered, shaken, turn_of
from tests.support.events import exact, of, only
from tests.support.finding import borne, conditions, power, status, uid
from tests.support.playing import act, charge, item, next_round, run_step, scripted, shoot
from tests.support.quest import arena

PAIR = {"1": "medic", "2": "commander"}


def injected(name: str) -> GameState:
    """A Medic has given a Commander an injector; it is the heroes' turn again."""
    state = carrying(arena("1..2...a", PAIR, {"a": STURDY}), "1", name)
    state, _ = act(state, "1", item(state, name, "2"))
    return turn_of(state, Side.ONE)


# --- Courage


@pytest.mark.rule("HR-702")
def test_courage_ends_being_shaken() -> None:
    state = carrying(shaken(arena("1..2", PAIR), "2"), "1", "courage_injector")
    state, events = act(state, "1", item(state, "courage_injector", "2"))
    told = only(events, StatusChanged)
    assert told == StatusChanged(uid(state, "2"), "shaken", on=False, source="courage_injector")
    assert not status(state, "2").shaken


def heart(state: GameState, die: int) -> bool:
    """Whether the Commander passes a morale test."""
    step = MoraleCheck(uid(state, "2"), "test")
    _, events = exact(run_step(scripted(state, die), step))
    return only(events, MoraleTested).passed


@pytest.mark.rule("HR-702")
def test_courage_passes_morale_until_the_next_round_ends() -> None:
    state = injected("courage_injector")
    assert heart(state, 1)
    state, _ = next_round(state)
    assert heart(state, 1)
    state, _ = next_round(state)
    assert not heart(state, 1)


@pytest.mark.rule("HR-702")
def test_courage_is_for_the_one_who_got_it() -> None:
    state = injected("courage_injector")
    _, events = exact(run_step(scripted(state, 1), MoraleCheck(uid(state, "1"), "test")))
    assert not only(events, MoraleTested).passed


# --- Frenzy


@pytest.mark.rule("HR-702")
def test_frenzy_hits_better_and_more_often_in_melee() -> None:
    # a power fist has two attacks; Quality 4+ becomes 3+, AP(4) leaves Defense at 6+
    state = scripted(injected("frenzy_injector"), 3, 3, 2, 6, 6)
    _, events = charge(state, by="2")
    rolled = only(events, HitsRolled)
    assert (len(rolled.dice), rolled.need, rolled.hits) == (3, 3, 2)
    assert rolled.mods == (Mod("frenzy_injector", 1),)


@pytest.mark.rule("HR-702")
def test_frenzy_does_not_help_shooting() -> None:
    _, events = shoot(scripted(injected("frenzy_injector"), 3), "heavy_pistol", by="2", at="a")
    rolled = only(events, HitsRolled)
    assert (len(rolled.dice), rolled.need, rolled.mods) == (1, 4, ())


def tired(state: GameState) -> GameState:
    world, two = state.world.copy(), uid(state, "2")
    world.statuses[two] = attrs.evolve(world.statuses[two], fatigued=True)
    return attrs.evolve(state, world=world)


@pytest.mark.rule("HR-702")
def test_frenzy_ignores_fatigue() -> None:
    _, events = charge(scripted(tired(injected("frenzy_injector")), 3, 1, 1, 6), by="2", at="a")
    assert only(events, HitsRolled).hits == 1
    plain = arena("1..2...a", PAIR, {"a": STURDY}, dice=[5, 5])
    _, events = charge(tired(plain), by="2")
    assert only(events, HitsRolled).hits == 0


@pytest.mark.rule("HR-702")
def test_after_frenzy_comes_a_round_of_being_impaired() -> None:
    state, _ = next_round(injected("frenzy_injector"))
    mods = (Mod("frenzy_injector", -1),)
    _, events = shoot(scripted(state, 4), "heavy_pistol", by="2")
    assert (only(events, HitsRolled).need, only(events, HitsRolled).mods) == (5, mods)
    _, events = charge(scripted(state, 4, 4), by="2")
    rolled = only(events, HitsRolled)
    assert (len(rolled.dice), rolled.need, rolled.mods) == (2, 5, mods)
    _, events = charge(scripted(tired(state), 5, 5), by="2", at="a")
    assert only(events, HitsRolled).need == 6


@pytest.mark.rule("HR-702")
def test_a_round_later_it_is_over() -> None:
    state, _ = next_round(injected("frenzy_injector"))
    state, _ = next_round(state)
    assert state.world.effects[uid(state, "2")].modifiers == ()
    _, events = shoot(scripted(state, 3), "heavy_pistol", by="2")
    assert (only(events, HitsRolled).need, of(events, BlocksRolled)) == (4, [])
    assert borne(state, "2", Stat.HIT) == []


@pytest.mark.rule("HR-702", "HR-601")
def test_what_follows_a_frenzy_is_no_condition() -> None:
    state, _ = next_round(injected("frenzy_injector"))
    assert conditions(state, "2") == ()
    cured, _ = act(carrying(state, "1", "curing_kit"), "1", item(state, "curing_kit", "2"))
    assert [modifier.value for modifier in borne(cured, "2", Stat.HIT)] == [-1]
    _, events = shoot(scripted(ailing(state, "2", "impaired"), 5), "heavy_pistol", by="2", at="a")
    rolled = only(events, HitsRolled)
    assert rolled.mods == (Mod("frenzy_injector", -1), Mod("impaired", -1))
    assert (rolled.need, rolled.hits) == (6, 0)


# --- Power


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 5), (4, 6), (5, 6)])
def test_power_gives_three_and_may_exceed_the_maximum_by_two(before: int, after: int) -> None:
    # a Commander holds 4
    state = carrying(powered(arena("1..2", PAIR), "2", before), "1", "power_injector")
    state, events = act(state, "1", item(state, "power_injector", "2"))
    two = uid(state, "2")
    told = only(events, PowerChanged)
    assert told == PowerChanged(two, after - before, after, "power_injector")
    assert (power(state, "2"), state.world.powers[two].most) == (after, 4)
