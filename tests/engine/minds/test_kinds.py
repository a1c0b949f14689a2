"""Kinds of enemy, by what their weapons are worth."""

import pytest

from starquest.content.build import profile_of
from starquest.engine.minds.kinds import Kind, kind_of
from tests.support.board import catalog, fighter, gun, sword

# worked out by hand: attacks x range/12 x (1 + AP/2) x the multipliers of the weapon's rules
SHOOTING = """
    scrap_gunners slag_gunner war_hauler spitlings thorn_launcher husk_riflemen gauss_frame
    siege_frame security_detail vant_marksman enforcer_bot director null_howlers void_lancer
    choir_gunners flame_bearer reliquary_walker pyre_mortar sentry_frame hunter_drone"""
HYBRID = "raid_captain brood_mother overseer herald high_confessor"
MELEE = """
    scrap_cutters jump_reaver furnace_brute spore_crawlers stalker_bloom carapace_hulk
    colossus husks warden_frame shock_team riot_bulwark flickerlings phase_hunter gloom_beast
    penitents sister_blade ram_rider whisper_polyp null_chanter pyre_cantor"""
UNITS = {
    **dict.fromkeys(SHOOTING.split(), Kind.SHOOTING),
    **dict.fromkeys(HYBRID.split(), Kind.HYBRID),
    **dict.fromkeys(MELEE.split(), Kind.MELEE),
}


@pytest.mark.rule("HR-1401")
@pytest.mark.parametrize("unit", sorted(catalog().units))
def test_every_unit_has_the_kind_its_weapons_make_it(unit: str) -> None:
    assert kind_of(catalog(), profile_of(catalog(), unit)) == UNITS[unit]


@pytest.mark.rule("HR-1401")
def test_without_a_ranged_weapon_it_is_melee() -> None:
    assert kind_of(catalog(), fighter(sword(1))) == Kind.MELEE
    assert kind_of(catalog(), fighter()) == Kind.MELEE


@pytest.mark.rule("HR-1401")
@pytest.mark.parametrize(
    ("blows", "kind"), [(1, Kind.SHOOTING), (2, Kind.HYBRID), (3, Kind.HYBRID)]
)
def test_it_is_shooting_only_if_that_is_worth_more(blows: int, kind: Kind) -> None:
    # one shot over 24 inches is worth two blows
    assert kind_of(catalog(), fighter(gun(1, reach=24), sword(blows))) == kind


@pytest.mark.rule("HR-1401")
def test_the_unit_s_own_rules_count() -> None:
    # Furious makes three blows worth four; Relentless makes four shots worth five
    shots, blows = gun(4, reach=12), sword(3)
    brawler = fighter(gun(3, reach=12), sword(2), rules=["furious"])
    assert kind_of(catalog(), fighter(shots, sword(4))) == Kind.HYBRID
    assert kind_of(catalog(), fighter(shots, sword(4), rules=["relentless"])) == Kind.SHOOTING
    assert kind_of(catalog(), brawler) == Kind.SHOOTING
    assert kind_of(catalog(), fighter(gun(7, reach=6), blows)) == Kind.SHOOTING
    assert kind_of(catalog(), fighter(gun(7, reach=6), blows, rules=["furious"])) == Kind.HYBRID
