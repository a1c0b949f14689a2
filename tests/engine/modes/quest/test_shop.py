"""Between waves: buying, selling and handing things over."""

import attrs
import pytest

from starquest.engine.game import step
from starquest.model.command import Buy, Command, HandOver, Pay, Sell, Wield
from starquest.model.component import Pack
from starquest.model.event import CreditsChanged, ItemGained, ItemLost, WaveStarted
from starquest.model.result import Rejected
from starquest.model.state import GameState
from starquest.model.step import EndWave, Shop
from tests.support.board import drawn
from tests.support.changes import carrying, downed, geared
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.playing import idle_until, offered, play, run_alone
from tests.support.quest import quest

MARKS = {"1": (15, 15), "2": (13, 15), "A": (2, 2), "B": (28, 28)}


def fresh(wave: int = 1) -> GameState:
    """A mission with nobody on the table but the two heroes."""
    return quest(drawn(30, 30, MARKS), objectives={"A": 1, "B": 2}, wave=wave)


def between() -> GameState:
    """The same between two waves."""
    state, _ = run_alone(fresh(), EndWave())
    assert state.agenda[-1] == Shop()
    return state


def pack(state: GameState, mark: str) -> Pack:
    return state.world.packs[uid(state, mark)]


@pytest.mark.rule("SQ-156")
def test_a_hero_buys_with_its_own_credits() -> None:
    state = carrying(between(), "1", "curing_kit", money=16)
    unit = uid(state, "1")
    state, events = play(state, Buy(unit, "med_kit"))
    assert only(events, CreditsChanged) == CreditsChanged(unit, -15, 1, "shop")
    assert only(events, ItemGained) == ItemGained(unit, "med_kit", "shop")
    assert pack(state, "1").items == ("curing_kit", "med_kit")
    assert (pack(state, "1").credits, pack(state, "2").credits) == (1, 10)
    assert pack(state, "2").items == ("curing_kit", "curing_kit")


@pytest.mark.rule("SQ-156", "SQ-157")
def test_comrades_trade_for_who_is_unconscious() -> None:
    # nothing was seized, so the second hero stays down
    state, _ = run_alone(downed(fresh(), "2"), EndWave())
    first, second = uid(state, "1"), uid(state, "2")
    assert state.world.statuses[second].down
    state, _ = play(state, HandOver(second, first, "curing_kit"), Pay(second, first, 10))
    state, _ = play(state, Buy(first, "med_kit"), HandOver(first, second, "med_kit"))
    assert pack(state, "1") == attrs.evolve(pack(state, "1"), items=("curing_kit",) * 3, credits=5)
    assert pack(state, "2") == attrs.evolve(
        pack(state, "2"), items=("curing_kit", "med_kit"), credits=0
    )


@pytest.mark.rule("SQ-156")
def test_nothing_is_sold_on_credit() -> None:
    state = carrying(between(), "1", money=9)
    unit = uid(state, "1")
    dear = [command.item for command in offered(state, Buy) if command.hero == unit]
    assert "curing_kit" in dear
    assert "teleport_kit" not in dear
    assert isinstance(step(state, Buy(unit, "teleport_kit")), Rejected)


@pytest.mark.rule("SQ-156")
def test_a_hero_sells_what_it_has() -> None:
    state = carrying(between(), "2", "med_kit", "curing_kit", money=1)
    unit = uid(state, "2")
    state, events = play(state, Sell(unit, "med_kit"))
    assert only(events, ItemLost) == ItemLost(unit, "med_kit", "sold")
    assert only(events, CreditsChanged) == CreditsChanged(unit, 7, 8, "sold")
    assert (pack(state, "2").items, pack(state, "2").credits) == (("curing_kit",), 8)
    assert isinstance(step(state, Sell(unit, "med_kit")), Rejected)


@pytest.mark.rule("SQ-156")
def test_weapons_are_items_too() -> None:
    # a medic's carbine: A2 x 1.2 x 2 x 18/12 is 7.2, to the nearest 5; half of it rounded down
    state = between()
    unit = uid(state, "2")
    assert [w.id for w in state.world.builds[unit].profiles[0].weapons] == ["carbine", "bone_saw"]
    state, events = play(state, Sell(unit, "carbine"))
    assert only(events, CreditsChanged) == CreditsChanged(unit, 2, 12, "sold")
    assert [w.id for w in state.world.builds[unit].profiles[0].weapons] == ["bone_saw"]


@pytest.mark.rule("SQ-156")
def test_heroes_trade_as_long_as_they_like() -> None:
    state = carrying(carrying(between(), "1", money=20), "2", money=5)
    first, second = uid(state, "1"), uid(state, "2")
    state, _ = play(state, Buy(first, "curing_kit"), Buy(second, "curing_kit"))
    state, _ = play(state, Sell(first, "curing_kit"), Buy(first, "med_kit"))
    assert state.agenda[-1] == Shop()
    assert (pack(state, "1").credits, pack(state, "1").items) == (2, ("med_kit",))
    assert (pack(state, "2").credits, pack(state, "2").items) == (0, ("curing_kit",))


@pytest.mark.rule("SQ-157")
def test_a_hero_hands_over_an_item() -> None:
    state = carrying(carrying(between(), "1", "med_kit", "frag_grenade"), "2", "curing_kit")
    first, second = uid(state, "1"), uid(state, "2")
    state, events = play(state, HandOver(first, second, "frag_grenade"))
    assert only(events, ItemLost) == ItemLost(first, "frag_grenade", "gift")
    assert only(events, ItemGained) == ItemGained(second, "frag_grenade", "gift")
    assert pack(state, "1").items == ("med_kit",)
    assert pack(state, "2").items == ("curing_kit", "frag_grenade")
    assert of(events, CreditsChanged) == []


@pytest.mark.rule("SQ-157")
def test_a_full_pack_takes_nothing_more() -> None:
    full = carrying(between(), "2", *["curing_kit"] * 4)
    assert [command for command in offered(full, HandOver) if command.item == "curing_kit"
            and command.hero == uid(full, "1")] == []  # fmt: skip


@pytest.mark.rule("SQ-157")
@pytest.mark.parametrize("money", [1, 5, 13])
def test_a_hero_hands_over_credits(money: int) -> None:
    state = carrying(carrying(between(), "1", money=13), "2", money=4)
    first, second = uid(state, "1"), uid(state, "2")
    state, events = play(state, Pay(first, second, money))
    assert of(events, CreditsChanged) == [
        CreditsChanged(first, -money, 13 - money, "gift"),
        CreditsChanged(second, money, 4 + money, "gift"),
    ]
    assert (pack(state, "1").credits, pack(state, "2").credits) == (13 - money, 4 + money)


@pytest.mark.rule("SQ-157")
def test_nobody_gives_what_it_does_not_have() -> None:
    state = carrying(between(), "1", money=3)
    first, second = uid(state, "1"), uid(state, "2")
    assert isinstance(step(state, Pay(first, second, 5)), Rejected)
    assert isinstance(step(state, HandOver(first, second, "med_kit")), Rejected)


@pytest.mark.rule("SQ-157")
def test_weapons_and_gear_change_hands_too() -> None:
    state = between()
    first, second = uid(state, "1"), uid(state, "2")
    state, _ = play(state, HandOver(first, second, "power_fist"))
    assert pack(state, "1").melee == ""
    assert "power_fist" in (pack(state, "2").melee, *pack(state, "2").spares)


@pytest.mark.rule("SQ-156", "SQ-157")
def test_the_shop_is_open_between_waves_only() -> None:
    state = carrying(fresh(), "1", "med_kit", money=50)
    first, second = uid(state, "1"), uid(state, "2")
    trades: list[Command] = [
        Buy(first, "curing_kit"),
        Sell(first, "med_kit"),
        HandOver(first, second, "med_kit"),
        Pay(first, second, 5),
    ]
    assert all(isinstance(step(state, trade), Rejected) for trade in trades)
    state, _ = run_alone(state, EndWave())
    assert all(not isinstance(step(state, trade), Rejected) for trade in trades)
    state, _ = idle_until(state, WaveStarted)
    assert all(isinstance(step(state, trade), Rejected) for trade in trades)


@pytest.mark.rule("SQ-156")
def test_it_opens_after_every_wave_and_for_the_unconscious_as_well() -> None:
    for wave in (1, 5, 9):
        state, _ = run_alone(downed(fresh(wave=wave), "2"), EndWave())
        assert state.agenda[-1] == Shop()
        assert {command.hero for command in offered(state, Buy)} == set(state.world.heroes)


def test_a_carried_weapon_is_taken_in_hand_between_waves() -> None:
    state = carrying(between(), "1", money=50)
    first = uid(state, "1")
    held = pack(state, "1").ranged
    state = geared(state, "1", spares=("rifle",))
    assert offered(state, Wield) == [Wield(first, "rifle")]
    state, _ = play(state, Wield(first, "rifle"))
    assert (pack(state, "1").ranged, pack(state, "1").spares) == ("rifle", (held,))
    assert "rifle" in [weapon.id for weapon in state.world.builds[first].profiles[0].weapons]
