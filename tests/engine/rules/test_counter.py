"""Counter: strikes before those who charge, and blunts their Impact."""

import pytest

from starquest.model.event import Asked, Chosen, Event, HitsRolled, StatusChanged, UnitDestroyed
from starquest.model.profile import Profile
from starquest.model.step import AskKind
from tests.support.board import TALLY, board, fighter, lane, sword
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.playing import charge

PIKE = sword(1, "counter", name="pike")
PIKEMAN = fighter(PIKE, rules=["tough 9"])
SWORDSMAN = fighter(sword(), rules=["tough 9"])


def ram(weight: int) -> Profile:
    return fighter(rules=["tough 9", f"impact {weight}"])


def blows(events: list[Event]) -> list[str]:
    return [rolled.weapon for rolled in of(events, HitsRolled)]


@pytest.mark.rule("FF-206")
def test_it_strikes_before_the_chargers() -> None:
    state = board(lane(5), {"1": SWORDSMAN, "a": PIKEMAN}, dice=[4, 3, 4, 3])
    state, events = charge(state, strike_back=True)
    assert blows(events) == ["pike", "sword"]
    assert [rolled.attacker for rolled in of(events, HitsRolled)] == [
        uid(state, "a"),
        uid(state, "1"),
    ]


@pytest.mark.rule("FF-206")
def test_its_other_weapons_wait_until_the_chargers_have_struck() -> None:
    armed = fighter(sword(name="knife"), PIKE, rules=["tough 9"])
    state = board(lane(5), {"1": SWORDSMAN, "a": armed}, dice=[1, 1, 1])
    _, events = charge(state, strike_back=True)
    assert blows(events) == ["pike", "sword", "knife"]


@pytest.mark.rule("FF-206")
def test_who_falls_to_it_does_not_strike() -> None:
    state = board(lane(5), {"1": fighter(sword()), "a": PIKEMAN}, dice=[4, 3], settings=TALLY)
    one = uid(state, "1")
    _, events = charge(state, strike_back=True)
    assert blows(events) == ["pike"]
    assert only(events, UnitDestroyed).unit == one


@pytest.mark.rule("FF-206")
def test_a_unit_that_does_not_strike_back_does_not_counter_either() -> None:
    state = board(lane(5), {"1": SWORDSMAN, "a": PIKEMAN}, dice=[4, 4])
    state, events = charge(state, strike_back=False)
    assert blows(events) == ["sword"]
    assert only(events, Asked).kind == AskKind.STRIKE_BACK
    assert only(events, Chosen).value == 0
    tired = [event.unit for event in of(events, StatusChanged) if event.status == "fatigued"]
    assert tired == [uid(state, "1")]


@pytest.mark.rule("FF-206")
def test_striking_first_tires_like_striking_back() -> None:
    state = board(lane(5), {"1": SWORDSMAN, "a": PIKEMAN}, dice=[1, 1])
    state, _ = charge(state, strike_back=True)
    assert state.world.statuses[uid(state, "a")].fatigued


@pytest.mark.rule("FF-206")
def test_it_gives_no_first_strike_when_its_own_unit_charges() -> None:
    rows, kinds = lane(5), {"1": PIKEMAN, "a": fighter(sword(), PIKE, rules=["tough 9"])}
    state = board(rows, kinds, dice=[1, 1, 1])
    _, events = charge(state, strike_back=True)
    assert [rolled.attacker for rolled in of(events, HitsRolled)] == [3, 1, 3]


@pytest.mark.rule("FF-206")
@pytest.mark.parametrize(("pikes", "dice"), [("", 3), ("a", 2), ("aa", 1)])
def test_chargers_lose_an_impact_die_for_each_model_that_has_it(pikes: str, dice: int) -> None:
    # the first models drawn carry pikes, the last one nothing
    profiles = [PIKEMAN] * len(pikes) + [fighter(rules=["tough 9"])]
    rolls = [1] * dice
    state = board(f"1....a{pikes}", {"1": ram(3), "a": profiles}, dice=rolls)
    _, events = charge(state, strike_back=False if pikes else None)
    weight = only(events, HitsRolled)
    assert (weight.weapon, weight.dice) == ("impact", tuple(rolls))


@pytest.mark.rule("FF-206")
def test_enough_of_them_take_the_impact_away() -> None:
    state = board("1....aa", {"1": ram(2), "a": PIKEMAN})
    _, events = charge(state, strike_back=False)
    assert of(events, HitsRolled) == []
