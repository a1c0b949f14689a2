"""The shop: prices, slots, the stock and its one re-roll; and the salvage that pays for it."""

import attrs
import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Buy, HandOver, Restock, Sell, Swap
from starquest.model.event import (
    CreditsChanged,
    ItemGained,
    ItemLost,
    Stocked,
    UnitDestroyed,
    WaveEnded,
)
from starquest.model.state import GameState
from starquest.model.step import EndWave, MoraleCheck, OpenShop, Shop, StartWave
from tests.support.board import catalog, drawn
from tests.support.changes import carrying, geared, shaken
from tests.support.events import Told, of, only
from tests.support.finding import pack, uid
from tests.support.playing import begin, offered, play, run_alone, run_step, shoot
from tests.support.quest import arena, quest

# 2.4 an attack at Quality 5+, or 7.2 if Reliable, by range/12 and the rest, to the nearest 5
PRICES = """
    machine_pistol 5, heavy_pistol 5, plasma_pistol 5, scattergun 5, carbine 5, fusion_pistol 10,
    flame_pistol 5, auto_carbine 10, rifle 10, shredder 10, heavy_rifle 15, plasma_rifle 15,
    fusion_rifle 15, grenade_launcher 5, flamer 10, sniper_rifle 25, storm_rifle 30,
    blade 5, sabre 5, stun_lash 5, shock_maul 5, energy_sword 10, twin_blades 10, great_blade 10,
    relic_axe 10, power_fist 15, breach_maul 15, greatsword 25"""
WEAPONS = {name: int(price) for name, price in (row.split() for row in PRICES.split(","))}
HALF = {5: 2, 10: 5, 15: 7, 20: 10, 25: 12, 30: 15, 40: 20}
GEAR = {
    "light_armour": 10, "heavy_armour": 15, "powered_armour": 25, "combat_shield": 10, "scope": 5,
    "grapnel_boots": 5, "camo_cloak": 10, "servo_legs": 10, "jump_pack": 10, "combat_drugs": 5,
    "bio_weave": 20, "psi_amplifier": 15, "lucky_charm": 5, "spare_cell": 10,
}  # fmt: skip
ITEMS = {
    "courage_injector": 5, "frenzy_injector": 10, "power_injector": 15, "noise_grenade": 5,
    "grease_grenade": 10, "stun_grenade": 15, "curing_kit": 5, "teleport_kit": 10, "med_kit": 15,
}  # fmt: skip
"""The nine of the treasure tables."""
PAIR = {"1": "psyker", "2": "medic"}


def shop(*stock: str, money: int = 100, heroes: dict[str, str] = PAIR) -> GameState:
    """Two heroes with money in a shop that has this in stock."""
    state = carrying(carrying(arena("12", heroes), "1", money=money), "2", money=money)
    mission = attrs.evolve(quest_of(state), stock=stock)
    return attrs.evolve(state, agenda=(Shop(),), ledger=mission)


def bare(state: GameState) -> GameState:
    """The first hero has nothing in its hands."""
    return geared(state, "1", ranged="", melee="")


def buys(state: GameState, mark: str = "1") -> set[str]:
    unit = uid(state, mark)
    return {command.item for command in offered(state, Buy) if command.hero == unit}


def buy(state: GameState, *items: str) -> GameState:
    return play(state, *[Buy(uid(state, "1"), item) for item in items])[0]


# --- HR-801, HR-702, HR-807: prices


@pytest.mark.parametrize(
    ("item", "price"),
    [
        *[pytest.param(*row, marks=pytest.mark.rule("HR-801")) for row in WEAPONS.items()],
        *[pytest.param(*row, marks=pytest.mark.rule("HR-807", "HR-801")) for row in GEAR.items()],
        *[pytest.param(*row, marks=pytest.mark.rule("HR-702")) for row in ITEMS.items()],
        pytest.param("frag_grenade", 10, marks=pytest.mark.rule("HR-702")),
    ],
)
def test_it_costs_its_price_and_sells_for_half_rounded_down(item: str, price: int) -> None:
    state = bare(shop(item))
    unit = uid(state, "1")
    state, events = play(state, Buy(unit, item))
    assert only(events, CreditsChanged) == CreditsChanged(unit, -price, 100 - price, "shop")
    assert only(events, ItemGained) == ItemGained(unit, item, "shop")
    state, events = play(state, Sell(unit, item))
    half = HALF[price]
    assert only(events, CreditsChanged) == CreditsChanged(unit, half, 100 - price + half, "sold")
    assert only(events, ItemLost) == ItemLost(unit, item, "sold")
    assert "" == pack(state, "1").ranged == pack(state, "1").melee


@pytest.mark.rule("HR-801")
@pytest.mark.parametrize(("money", "may"), [(15, True), (14, False)])
def test_who_cannot_pay_cannot_buy(money: int, *, may: bool) -> None:
    assert ("power_fist" in buys(shop("power_fist", money=money))) == may


@pytest.mark.rule("HR-801")
def test_what_no_shop_has_can_still_be_sold() -> None:
    # a force staff is a sabre in price: 2 x 2.4 x 1.5 to the nearest 5
    state = shop()
    _, events = play(state, Sell(uid(state, "1"), "force_staff"))
    assert only(events, CreditsChanged).change == 2


# --- HR-802: slots


@pytest.mark.rule("HR-802")
def test_a_weapon_goes_into_the_empty_hand_and_a_second_one_is_carried() -> None:
    state = buy(bare(shop("rifle", "carbine", "sabre")), "rifle", "sabre")
    assert (pack(state, "1").ranged, pack(state, "1").melee) == ("rifle", "sabre")
    state = buy(state, "carbine")
    assert (pack(state, "1").ranged, pack(state, "1").spares) == ("rifle", ("carbine",))
    wielded = state.world.builds[uid(state, "1")].profiles[0].weapons
    assert [weapon.id for weapon in wielded] == ["rifle", "sabre"]


@pytest.mark.rule("HR-802")
@pytest.mark.parametrize("first", ["light_armour", "heavy_armour", "powered_armour"])
def test_one_armour_is_worn(first: str) -> None:
    state = shop("light_armour", "heavy_armour", "powered_armour", money=200)
    assert {"light_armour", "heavy_armour", "powered_armour"} <= buys(state)
    state = buy(state, first)
    assert pack(state, "1").armour == first
    assert not buys(state) & {"light_armour", "heavy_armour", "powered_armour"}


@pytest.mark.rule("HR-802")
def test_one_shield_is_carried() -> None:
    state = buy(shop("combat_shield", "combat_shield"), "combat_shield")
    assert pack(state, "1").shield == "combat_shield"
    assert "combat_shield" not in buys(state)
    assert "combat_shield" in buys(state, "2")


@pytest.mark.rule("HR-802")
def test_two_upgrades_are_worn() -> None:
    state = buy(shop("scope", "camo_cloak", "servo_legs"), "scope")
    assert {"camo_cloak", "servo_legs"} <= buys(state)
    state = buy(state, "camo_cloak")
    assert pack(state, "1").upgrades == ("scope", "camo_cloak")
    assert "servo_legs" not in buys(state)


@pytest.mark.rule("HR-802")
def test_no_upgrade_is_worn_twice() -> None:
    state = buy(shop("spare_cell", "spare_cell"), "spare_cell")
    assert "spare_cell" not in buys(state)
    assert "spare_cell" in buys(state, "2")


TWO_HANDED = ["storm_rifle", "twin_blades", "breach_maul", "greatsword"]


@pytest.mark.rule("HR-802")
@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_a_two_handed_weapon_in_hand_excludes_a_shield(weapon: str) -> None:
    state = buy(bare(shop(weapon, "combat_shield")), weapon)
    assert ("combat_shield" not in buys(state)) == (weapon in TWO_HANDED)


@pytest.mark.rule("HR-802")
@pytest.mark.parametrize(
    ("reach", "attacks", "may"), [(18, 4, True), (24, 3, True), (24, 4, False)]
)
def test_a_short_gun_with_many_attacks_is_not_two_handed(
    reach: int, attacks: int, *, may: bool
) -> None:
    rifle = attrs.evolve(catalog().weapons["rifle"], range=reach, attacks=attacks)
    changed = attrs.evolve(catalog(), weapons={**catalog().weapons, "rifle": rifle})
    state = attrs.evolve(geared(shop("combat_shield"), "1", ranged="rifle"), catalog=changed)
    assert ("combat_shield" in buys(state)) == may


@pytest.mark.rule("HR-802")
@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_who_has_a_shield_takes_no_two_handed_weapon_in_hand(weapon: str) -> None:
    state = buy(geared(bare(shop(weapon)), "1", shield="combat_shield"), weapon)
    carried = pack(state, "1").spares == (weapon,)
    assert carried == (weapon in TWO_HANDED)


@pytest.mark.rule("HR-802")
@pytest.mark.parametrize(
    ("shield", "swaps"), [("combat_shield", ["rifle"]), ("", ["storm_rifle", "rifle"])]
)
def test_a_two_handed_weapon_is_not_swapped_in_beside_a_shield(
    shield: str, swaps: list[str]
) -> None:
    state = geared(arena("1", PAIR), "1", shield=shield, spares=("storm_rifle", "rifle"))
    assert offered(begin(state, "1"), Swap) == [Swap(weapon) for weapon in swaps]


@pytest.mark.rule("HR-802")
def test_a_gift_needs_a_slot_too() -> None:
    state = geared(geared(shop(), "1", shield="combat_shield"), "2", melee="breach_maul")
    one, two = uid(state, "1"), uid(state, "2")
    assert HandOver(one, two, "combat_shield") not in offered(state, HandOver)
    state = geared(state, "2", melee="sabre")
    state, _ = play(state, HandOver(one, two, "combat_shield"))
    assert (pack(state, "1").shield, pack(state, "2").shield) == ("", "combat_shield")


# --- HR-803: stock


def visit(seed: int) -> GameState:
    """A shop that has just opened, with this seed's dice."""
    state = carrying(arena("12", PAIR), "1", money=20)
    dice = attrs.evolve(state.dice, seed=seed)
    return run_alone(attrs.evolve(state, dice=dice), OpenShop(), Shop())[0]


def stock(state: GameState) -> tuple[str, ...]:
    return quest_of(state).stock


@pytest.mark.rule("HR-803")
def test_the_stock_is_four_weapons_two_pieces_of_gear_and_three_consumables() -> None:
    for seed in range(30):
        found = stock(visit(seed))
        assert [name in WEAPONS for name in found] == [True] * 4 + [False] * 5
        assert [name in GEAR for name in found[4:]] == [True] * 2 + [False] * 3
        assert all(name in catalog().items for name in found[6:])
        assert len(set(found)) == 9


@pytest.mark.rule("HR-803")
def test_the_stock_comes_from_the_seeded_stream() -> None:
    assert stock(visit(5)) == stock(visit(5))
    seen = {stock(visit(seed)) for seed in range(30)}
    assert len(seen) > 25
    assert {name for found in seen for name in found} >= {*GEAR, "frag_grenade"}
    counts = visit(5).dice.counts
    assert [bool(count) for count in counts] == [False, False, False, True, False, False]


@pytest.mark.rule("HR-803")
def test_only_the_stock_and_the_nine_are_on_sale() -> None:
    state = carrying(shop(), "1", money=100)
    assert buys(state) == set(ITEMS)
    assert buys(shop("rifle", "scope", "frag_grenade")) == {
        *ITEMS,
        "rifle",
        "scope",
        "frag_grenade",
    }


@pytest.mark.rule("HR-803")
def test_the_nine_never_run_out_but_a_weapon_does() -> None:
    state = buy(shop("rifle"), "curing_kit", "curing_kit", "rifle")
    assert "curing_kit" in buys(state)
    assert "rifle" not in buys(state) | buys(state, "2")


@pytest.mark.rule("HR-803")
def test_one_reroll_costs_five_credits() -> None:
    state = visit(5)
    before, one = stock(state), uid(state, "1")
    state, events = play(state, Restock(one))
    assert only(events, CreditsChanged) == CreditsChanged(one, -5, 15, "restock")
    assert only(events, Stocked).items == stock(state) != before
    assert len(stock(state)) == 9
    assert offered(state, Restock) == []


@pytest.mark.rule("HR-803")
def test_the_next_visit_has_its_own_reroll_and_stock() -> None:
    state, _ = play(visit(5), Restock(uid(visit(5), "1")))
    before = stock(state)
    state, events = run_alone(state, OpenShop(), Shop())
    assert only(events, Stocked).items == stock(state) != before
    assert Restock(uid(state, "1")) in offered(state, Restock)


@pytest.mark.rule("HR-803")
@pytest.mark.parametrize(("money", "may"), [(5, True), (4, False)])
def test_a_reroll_is_paid_by_who_has_the_credits(money: int, *, may: bool) -> None:
    state = carrying(shop(money=0), "1", money=money)
    assert offered(state, Restock) == [Restock(uid(state, "1"))] * may


@pytest.mark.rule("HR-803")
def test_the_shop_opens_with_a_stock_as_a_wave_ends() -> None:
    drawing = drawn(24, 24, {"1": (12, 12), "2": (13, 12), "A": (2, 2)})
    state, events = run_alone(quest(drawing, PAIR, objectives={"A": 1}), EndWave())
    assert only(events, Stocked).items == stock(state)
    assert isinstance(state.agenda[-1], Shop)


# --- HR-804: salvage


def scrapped(points: int, heroes: int = 2) -> Told:
    """The end of a wave in which enemies of so many points were destroyed."""
    marks = "1234"[:heroes]
    kinds = dict.fromkeys(marks, "medic")
    drawing = drawn(24, 24, {mark: (12 + i, 12) for i, mark in enumerate(marks)} | {"A": (2, 2)})
    state = quest(drawing, kinds, objectives={"A": 1}, salvage=points)
    return run_alone(state, EndWave())


@pytest.mark.rule("HR-804")
@pytest.mark.parametrize(
    ("points", "heroes", "shares"),
    [
        (29, 2, [0, 0]),
        (30, 2, [1, 0]),
        (59, 2, [1, 0]),
        (60, 2, [1, 1]),
        (150, 2, [3, 2]),
        (230, 4, [2, 2, 2, 1]),
        (290, 4, [3, 2, 2, 2]),
    ],
)
def test_a_credit_for_each_full_thirty_points_is_shared(
    points: int, heroes: int, shares: list[int]
) -> None:
    state, told = scrapped(points, heroes)
    paid = [event.change for event in of(told, CreditsChanged)]
    assert paid == [share for share in shares if share]
    assert [row.credits - 10 for row in state.world.packs.values()] == shares
    assert only(told, WaveEnded).salvage == sum(shares)


def salvage(state: GameState) -> int:
    return quest_of(state).salvage


@pytest.mark.rule("HR-804")
def test_destroyed_units_count_and_wounded_ones_do_not() -> None:
    # Scrap Cutters cost 40: two of three down is nothing yet
    state = arena("1.....aaa", {"1": "marksman"}, {"a": "scrap_cutters"}, dice=[4, 4, 1, 1, 6])
    state, _ = shoot(state, "heavy_rifle")
    assert salvage(state) == 0
    state = arena("1.....a", {"1": "marksman"}, {"a": "scrap_cutters"}, dice=[4, 3, 1])
    state, events = shoot(state, "heavy_rifle")
    assert (len(of(events, UnitDestroyed)), salvage(state)) == (1, 40)


@pytest.mark.rule("HR-804")
def test_those_who_rout_count() -> None:
    state = shaken(arena("1.....a", {"1": "marksman"}, {"a": "scrap_cutters"}, dice=[6]), "a")
    state, _ = run_step(state, MoraleCheck(uid(state, "a"), "melee"))
    assert salvage(state) == 40


@pytest.mark.rule("HR-804")
def test_each_wave_counts_for_itself() -> None:
    drawing = drawn(24, 24, {"1": (12, 12), "2": (13, 12), "A": (2, 2)})
    state = quest(drawing, PAIR, objectives={"A": 1}, salvage=70)
    state, _ = run_alone(state, StartWave())
    assert salvage(state) == 0
