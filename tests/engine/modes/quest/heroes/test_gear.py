"""Weapons, armour and upgrades as they work on the table."""

from typing import Any

import pytest

from starquest.model.command import (
    Advance,
    Buy,
    Choose,
    Discover,
    HandOver,
    Hold,
    Rush,
    Scurry,
    Sell,
    Shoot,
)
from starquest.model.event import (
    BlocksRolled,
    Event,
    HitsRolled,
    Mod,
    MoraleTested,
    TokenRevealed,
    TokensChanged,
    Wounded,
    WoundsIgnored,
)
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck, Recover
from tests.engine.modes.quest.heroes.test_trade import shop
from tests.support.board import STURDY, fighter, gun, sword
from tests.support.changes import carrying, geared, powered
from tests.support.events import exact, only, wounds
from tests.support.finding import place, power, token, uid
from tests.support.playing import (
    act,
    begin,
    charge,
    item,
    next_round,
    offered,
    play,
    run_step,
    scripted,
    shoot,
    shot,
    to,
)
from tests.support.quest import arena

ONE = {"1": "medic"}
"""Quality 5+, Defense 5+."""
# name | range | attacks | AP | rules
RANGED = """
    machine_pistol   | 12 | 2 | 0 |
    heavy_pistol     | 12 | 1 | 1 |
    plasma_pistol    | 12 | 1 | 4 |
    scattergun       | 12 | 2 | 1 |
    carbine          | 18 | 2 | 0 |
    fusion_pistol    | 6  | 1 | 4 | deadly
    flame_pistol     | 6  | 1 | 0 | blast reliable
    auto_carbine     | 18 | 3 | 0 |
    rifle            | 24 | 2 | 0 |
    shredder         | 18 | 2 | 0 | rending
    heavy_rifle      | 24 | 2 | 1 |
    plasma_rifle     | 24 | 1 | 4 |
    fusion_rifle     | 12 | 1 | 4 | deadly
    grenade_launcher | 24 | 1 | 0 | blast
    flamer           | 12 | 1 | 0 | blast reliable
    sniper_rifle     | 30 | 1 | 1 | reliable
    storm_rifle      | 24 | 4 | 1 |"""
MELEE = """
    blade        | 0 | 2 | 0 |
    sabre        | 0 | 2 | 1 |
    stun_lash    | 0 | 2 | 0 | surge
    shock_maul   | 0 | 1 | 0 | blast
    energy_sword | 0 | 2 | 1 | rending
    twin_blades  | 0 | 4 | 0 |
    great_blade  | 0 | 2 | 3 |
    relic_axe    | 0 | 1 | 2 | deadly
    power_fist   | 0 | 2 | 4 |
    breach_maul  | 0 | 4 | 1 |
    greatsword   | 0 | 4 | 2 | rending"""


def rows(table: str, rule: str) -> list[Any]:
    found = []
    for line in table.strip().splitlines():
        name, reach, attacks, ap, rules = (part.strip() for part in line.split("|"))
        values = (name, int(reach), int(attacks), int(ap), rules.split())
        found.append(pytest.param(*values, marks=pytest.mark.rule(rule), id=name))
    return found


WEAPON = ("name", "reach", "attacks", "ap", "rules")


def hits(rules: list[str]) -> int:
    """What a single 6 to hit comes to against three models."""
    return (1 + ("surge" in rules)) * (3 if "blast" in rules else 1)


def dice_for(attacks: int, rules: list[str]) -> list[int]:
    """A 6 to hit and misses; of the blocks one fails."""
    return [6, *[1] * (attacks - 1), 1, *[6] * (hits(rules) - 1)]


def check(events: list[Event], attacks: int, ap: int, rules: list[str]) -> None:
    """The weapon did what it is said to do, by a Medic on three models with Defense 4+."""
    rolled = only(events, HitsRolled)
    assert (len(rolled.dice), rolled.need) == (attacks, 2 if "reliable" in rules else 5)
    blocks = only(events, BlocksRolled)
    assert len(blocks.dice) == hits(rules)
    wanted = {"ap": ap, "rending": 4 * ("rending" in rules)}
    pierced = {mod.source: -mod.value for mod in blocks.mods}
    assert pierced == {source: value for source, value in wanted.items() if value}
    assert only(events, Wounded).wounds == (3 if "deadly" in rules else 1)


@pytest.mark.parametrize(WEAPON, rows(RANGED, "HR-805"))
def test_a_ranged_weapon_fires_as_far_and_as_often_as_it_should(
    name: str, reach: int, attacks: int, ap: int, rules: list[str]
) -> None:
    dice, foe = dice_for(attacks, rules), {"a": STURDY}
    near = geared(
        arena(["1" + "." * (reach - 1) + "a", "." * reach + "aa"], ONE, foe), "1", ranged=name
    )
    _, events = shoot(scripted(near, *dice), name)
    check(events, attacks, ap, rules)
    far = geared(arena("1" + "." * reach + "a", ONE, foe), "1", ranged=name)
    state, _ = act(far, "1", Hold())
    assert offered(state, Shoot) == []


@pytest.mark.parametrize(WEAPON, rows(MELEE, "HR-806"))
def test_a_melee_weapon_strikes_as_hard_and_as_often_as_it_should(
    name: str, reach: int, attacks: int, ap: int, rules: list[str]
) -> None:
    assert reach == 0
    dice = dice_for(attacks, rules)
    # the enemy lost the melee and tests morale; it does not strike back
    state = geared(
        arena("1...a\n....a\n....a", ONE, {"a": STURDY}, dice=[*dice, 6]), "1", melee=name
    )
    _, events = charge(state)
    check(events, attacks, ap, rules)


# --- HR-807: armour


def blocked(kind: str, **slots: Any) -> BlocksRolled:
    """The block of a Medic, Defense 5+, with this gear, against one hit without AP."""
    foe = fighter(gun(), sword())
    state = arena("1....a", ONE, {"a": foe}, dice=[4, 6], turn=Side.TWO)
    state = geared(state, "1", **slots)
    if kind == "gun":
        return only(shoot(state, "gun", by="a", at="1")[1], BlocksRolled)
    return only(charge(state, by="a", at="1", strike_back=False)[1], BlocksRolled)


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize(
    ("armour", "need"), [("", 5), ("light_armour", 4), ("heavy_armour", 3), ("powered_armour", 3)]
)
@pytest.mark.parametrize("kind", ["gun", "sword"])
def test_armour_makes_defense_better(armour: str, need: int, kind: str) -> None:
    rolled = blocked(kind, armour=armour)
    assert (rolled.need, rolled.base, rolled.mods) == (need, need, ())


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize("kind", ["gun", "sword"])
def test_a_combat_shield_is_one_more_to_block(kind: str) -> None:
    rolled = blocked(kind, shield="combat_shield")
    assert (rolled.need, rolled.base, rolled.mods) == (4, 5, (Mod("shielded", 1),))


def paces(state: GameState) -> tuple[int, int]:
    """How far the first hero may Advance and Rush along the first row."""
    state, grid = begin(state, "1"), state.table.grid
    advance = max(grid.xy(command.cell)[0] for command in offered(state, Advance))
    return advance, max(grid.xy(command.cell)[0] for command in offered(state, Rush))


LANE = "1" + "." * 25


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize(
    ("slots", "wanted"),
    [
        ({}, (6, 12)),
        ({"armour": "light_armour"}, (6, 12)),
        ({"armour": "heavy_armour"}, (5, 10)),
        ({"armour": "powered_armour"}, (6, 12)),
        ({"upgrades": ("servo_legs",)}, (8, 16)),
        ({"armour": "heavy_armour", "upgrades": ("servo_legs",)}, (7, 14)),
    ],
)
def test_heavy_armour_slows_and_servo_legs_hasten(
    slots: dict[str, Any], wanted: tuple[int, int]
) -> None:
    assert paces(geared(arena(LANE, ONE), "1", **slots)) == wanted


# --- HR-807: upgrades


def wearing(state: GameState, *upgrades: str) -> GameState:
    return geared(state, "1", upgrades=upgrades)


@pytest.mark.rule("HR-807")
def test_grapnel_boots_stride_over_difficult_ground() -> None:
    state = arena("1" + "~" * 25, ONE)
    assert paces(state) == (6, 6)
    assert paces(wearing(state, "grapnel_boots")) == (6, 12)


@pytest.mark.rule("HR-807")
def test_a_jump_pack_flies_over_walls() -> None:
    state = arena("1..#....", ONE)
    assert paces(state) == (2, 2)
    assert paces(wearing(state, "jump_pack")) == (6, 7)


def sniped(*dice: int) -> GameState:
    return wearing(arena("1.....a", ONE, {"a": STURDY}, dice=dice), "scope")


@pytest.mark.rule("HR-807")
def test_a_scope_helps_who_did_not_move() -> None:
    _, events = shoot(sniped(4, 1, 6), "carbine")
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (4, (Mod("scoped", 1),), 1)


@pytest.mark.rule("HR-807")
def test_a_scope_does_not_help_who_moved() -> None:
    state = sniped(4, 1)
    moved = Advance(state.table.grid.cell(1, 0))
    _, events = act(state, "1", moved, shot(state, "carbine", "a"))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (5, ())


@pytest.mark.rule("HR-807", "HR-205")
@pytest.mark.parametrize(("to_x", "need"), [(1, 5), (0, 4)])
def test_a_scope_does_not_help_who_scurried(to_x: int, need: int) -> None:
    # who passes the test and then stays has not moved
    state, _ = act(sniped(6, 3), "1", Scurry())
    chosen = to(state, 1, 0) if to_x else Choose(0)
    state, _ = play(state, chosen, Hold())
    _, events = exact(play(scripted(state, 1, 1), shot(state, "carbine", "a")))
    assert (place(state, "1"), only(events, HitsRolled).need) == ((to_x, 0), need)


@pytest.mark.rule("HR-807")
def test_a_scope_helps_who_was_placed_elsewhere() -> None:
    state = carrying(sniped(), "1", "teleport_kit")
    state, _ = act(state, "1", item(state, "teleport_kit", "1"))
    state, _ = play(state, to(state, 2, 0), Hold())
    _, events = exact(play(scripted(state, 1, 1), shot(state, "carbine", "a")))
    assert only(events, HitsRolled).mods == (Mod("scoped", 1),)


@pytest.mark.rule("HR-807")
def test_a_scope_does_not_help_in_melee() -> None:
    _, events = charge(sniped(4, 4))
    assert only(events, HitsRolled).mods == ()


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize(("gap", "need"), [(9, 4), (10, 5)])
def test_a_camo_cloak_hides_from_afar(gap: int, need: int) -> None:
    drawing = "1" + "." * (gap - 1) + "a"
    state = arena(drawing, ONE, {"a": fighter(gun())}, dice=[1], turn=Side.TWO)
    _, events = shoot(wearing(state, "camo_cloak"), "gun", by="a", at="1")
    assert only(events, HitsRolled).need == need


@pytest.mark.rule("HR-807")
@pytest.mark.parametrize(("die", "passed"), [(3, False), (4, True)])
def test_combat_drugs_save_a_failed_morale_test(die: int, *, passed: bool) -> None:
    state = wearing(arena("1", ONE, dice=[4, die]), "combat_drugs")
    _, events = exact(run_step(state, MoraleCheck(uid(state, "1"), "test")))
    test = only(events, MoraleTested)
    assert (test.saved, test.passed) == (die, passed)


@pytest.mark.rule("HR-807")
def test_bio_weave_ignores_wounds_on_a_five() -> None:
    foe = fighter(gun(3))
    state = arena("1....a", ONE, {"a": foe}, dice=[4, 4, 4, 1, 1, 1, 4, 5, 6], turn=Side.TWO)
    state, events = shoot(powered(wearing(state, "bio_weave"), "1", 0), "gun", by="a", at="1")
    ignored = only(events, WoundsIgnored)
    assert (ignored.source, ignored.need, ignored.ignored) == ("regeneration", 5, 2)
    assert wounds(events, state, "1") == 1


@pytest.mark.rule("HR-807")
def test_a_psi_amplifier_gives_one_more_token_a_round() -> None:
    state = arena("1", {"1": "psyker"})
    _, events = next_round(state)
    assert only(events, TokensChanged).change == 1
    _, events = next_round(wearing(state, "psi_amplifier"))
    assert only(events, TokensChanged).change == 2


@pytest.mark.rule("HR-807")
def test_a_psi_amplifier_is_for_casters_only() -> None:
    state = shop("psi_amplifier")
    psyker, medic = uid(state, "1"), uid(state, "2")
    owners = {command.hero for command in offered(state, Buy) if command.item == "psi_amplifier"}
    assert owners == {psyker}
    state, _ = play(state, Buy(psyker, "psi_amplifier"))
    assert HandOver(psyker, medic, "psi_amplifier") not in offered(state, HandOver)


@pytest.mark.rule("HR-807", "HR-1301")
def test_a_lucky_charm_adds_one_to_search_token_rolls() -> None:
    state = wearing(arena("1?", ONE, dice=[4, 6]), "lucky_charm")
    state, events = act(state, "1", Discover(token(state)))
    found = only(events, TokenRevealed)
    assert (found.dice, found.bonus, found.treasure) == ((4,), (Mod("lucky_charm", 1),), "kit_box")


@pytest.mark.rule("HR-807")
def test_a_lucky_charm_helps_only_its_bearer() -> None:
    heroes = {"1": "medic", "2": "commander"}
    state = wearing(arena("1.\n2?", heroes, dice=[4, 6]), "lucky_charm")
    _, events = act(state, "2", Discover(token(state)))
    assert only(events, TokenRevealed).bonus == ()


@pytest.mark.rule("HR-807")
def test_a_spare_cell_is_one_more_power_while_it_is_owned() -> None:
    state = shop("spare_cell", heroes={"1": "medic", "2": "medic"})
    one = uid(state, "1")
    state, _ = play(state, Buy(one, "spare_cell"))
    assert state.world.powers[one].most == 6
    refilled, _ = run_step(powered(state, "1", 0), Recover())
    assert power(refilled, "1") == 6
    state, _ = play(state, Sell(one, "spare_cell"))
    assert (state.world.powers[one].most, power(state, "1")) == (5, 5)


@pytest.mark.rule("HR-805", "HR-806", "HR-905")
def test_the_honed_blades_of_an_infiltrator_rend() -> None:
    state = arena("1...a", {"1": "infiltrator"}, {"a": STURDY}, dice=[6, 1, 1, 1, 5, 6])
    _, events = charge(state)
    rolled = only(events, BlocksRolled)
    assert (rolled.need, rolled.mods) == (6, (Mod("rending", -4),))
    assert len(only(events, HitsRolled).dice) == 4
