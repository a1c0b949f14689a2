"""The shipped data, against the tables of the rules."""

import pytest

from starquest.content.build import hero_profile, profile_of, weapon_of
from starquest.content.loader import load_catalog
from starquest.content.ops import (
    Calm,
    Gate,
    Hits,
    Modify,
    Op,
    Restore,
    Shift,
    Teleport,
    TestMorale,
)
from starquest.content.points import weapon_price
from starquest.content.rules import write_rule
from starquest.content.spells import Tradition
from starquest.model.modifier import Stat, Until
from starquest.model.profile import Profile, RuleRef, Weapon

# name | models quality defense | rules | weapons (range attacks rules) | cost
UNITS = {
    "cinder_raiders": """
        Scrap Cutters    | 3 5 5 |                | Cleavers 0 2 | 40
        Scrap Gunners    | 3 5 5 |                | Rifle 24 1; Knife 0 1 | 45
        Jump Reaver      | 1 4 5 | tough 3, flying | Twin axes 0 6 | 55
        Slag Gunner      | 1 4 5 | tough 3        | Heavy rifle 24 3 ap 1; Knife 0 3 | 75
        Furnace Brute    | 1 4 4 | tough 9, furious | Furnace maul 0 9 ap 1 | 145
        Raid Captain     | 1 4 4 | tough 9, hero, fear 1 \
                         | Hand cannon 12 6 ap 1; Power cleaver 0 6 ap 2 | 170
        War-Hauler       | 1 4 3 | tough 18, fear 2 \
                         | Scrap autocannon 24 9 ap 1; Ram 0 6 ap 1 | 330
        Ram Rider        | 1 4 5 | tough 3, fast, impact 3 | Hook lance 0 3 thrust | 65
        Pyre Mortar      | 1 5 5 | tough 3, slow \
                         | Slag mortar 24 3 blast 3,indirect; Knife 0 2 | 65""",
    "spore_tide": """
        Spore Crawlers   | 3 6 6 | fast           | Claws 0 2 | 35
        Spitlings        | 3 5 6 | strider        | Acid spit 12 1 ap 1; Claws 0 1 | 45
        Stalker Bloom    | 1 4 5 | tough 3, strider, scout | Barbs 0 6 rending | 65
        Thorn Launcher   | 1 5 5 | tough 3        | Thorn volley 18 6; Claws 0 3 | 55
        Carapace Hulk    | 1 4 3 | tough 9, fear 1 | Crushing limbs 0 9 ap 1 | 160
        Brood Mother     | 1 4 4 | tough 9, hero, regeneration \
                         | Bile spray 12 3 blast 3; Talons 0 6 ap 1 | 170
        Colossus         | 1 4 3 | tough 18, fear 2 | Colossal limbs 0 12 ap 2 | 300
        Whisper Polyp    | 1 5 5 | tough 3, caster 1 | Tendrils 0 3 | 45""",
    "hollow_legion": """
        Husks            | 3 5 5 | slow           | Blades 0 1 | 40
        Husk Riflemen    | 3 5 5 | slow           | Pulse rifle 24 1; Bayonet 0 1 | 55
        Warden Frame     | 1 4 4 | tough 3        | Energy glaive 0 3 ap 2 | 60
        Gauss Frame      | 1 4 4 | tough 3, slow  | Gauss rifle 18 3 ap 2; Fist 0 3 | 85
        Siege Frame      | 1 4 3 | tough 9, slow  | Siege cannon 24 3 ap 2,deadly 3; Fist 0 3 | 230
        Overseer         | 1 4 3 | tough 9, hero, fearless \
                         | Staff beam 18 3 ap 2; Glaive 0 6 ap 2 | 200
        Sentry Frame     | 1 5 4 | tough 3, slow, relentless | Pulse cannon 24 4; Fist 0 2 | 85""",
    "vant_syndicate": """
        Security Detail  | 3 5 5 |                | Carbine 18 1; Baton 0 1 | 50
        Shock Team       | 3 4 5 |                | Shock baton 0 2 | 55
        Marksman         | 1 4 5 | tough 3, stealth | Long rifle 30 3 ap 1; Knife 0 1 | 85
        Riot Bulwark     | 1 4 4 | tough 3, shielded | Riot hammer 0 3 ap 1 | 65
        Enforcer Bot     | 1 4 4 | tough 9, fearless | Gatling 12 7 ap 1; Fist 0 3 ap 1 | 165
        Director         | 1 3 4 | tough 9, hero  | Rail pistol 12 6 ap 2; Blade 0 3 ap 1 | 190
        Hunter Drone     | 1 4 5 | tough 3, flying \
                         | Seeker rocket 24 2 ap 2,limited,unstoppable; Needle gun 12 3; \
                         Arc vanes 0 2 counter | 70""",
    "nullborn": """
        Flickerlings     | 3 5 6 | scout          | Claws 0 2 | 40
        Null Howlers     | 3 5 5 |                | Null bolt 12 2; Claws 0 1 | 50
        Phase Hunter     | 1 4 4 | tough 3, ambush | Phase talons 0 6 ap 1 | 75
        Void Lancer      | 1 4 4 | tough 3        | Void lance 18 3 ap 1,deadly 3; Claws 0 3 | 105
        Gloom Beast      | 1 4 4 | tough 9, fear 1, strider | Maw 0 9 bane | 150
        Herald           | 1 4 4 | tough 9, hero, flying \
                         | Null storm 12 3 blast 3; Talons 0 6 ap 1 | 150
        Null Chanter     | 1 5 5 | tough 3, caster 2 | Claws 0 3 | 50""",
    "redeemer_host": """
        Penitents        | 3 5 6 | furious        | Great blades 0 1 ap 1 | 35
        Choir Gunners    | 3 5 5 |                | Rifle 24 1; Mace 0 1 | 45
        Flame Bearer     | 1 4 4 | tough 3        | Flamer 12 3 blast 3,reliable; Mace 0 3 | 75
        Sister-Blade     | 1 4 4 | tough 3, fearless | Energy sword 0 6 ap 1,rending | 75
        Reliquary Walker | 1 4 3 | tough 9, fear 1 \
                         | Twin heavy flamer 12 6 blast 3; Stomp 0 3 ap 1 | 150
        High Confessor   | 1 4 4 | tough 9, hero, fearless \
                         | Melta pistol 6 3 ap 4,deadly 3; Relic maul 0 6 ap 2 | 175
        Pyre Cantor      | 1 5 5 | tough 3, caster 1 | Censer 0 3 counter | 40""",
}
TRAITS = {
    "cinder_raiders": "reckless",
    "spore_tide": "overgrown",
    "hollow_legion": "self_knit",
    "vant_syndicate": "plated",
    "nullborn": "flicker",
    "redeemer_host": "zeal",
}
# class | quality defense tough strength dexterity will power | skills | weapons | cost
CLASSES = """
    Commander   | 4 5 9 6 6 4 4 | mark_target | heavy_pistol power_fist | 105
    Instigator  | 5 5 9 6 5 5 5 | inspire rally_song | machine_pistol sabre | 75
    Breacher    | 5 4 9 4 6 6 5 | ground_slam iron_stance | heavy_pistol breach_maul | 95
    Marksman    | 4 6 9 6 5 6 5 | aimed_shot overwatch | heavy_rifle knife | 90
    Infiltrator | 5 6 9 6 4 6 5 | vanish backstab | silenced_pistol honed_blades | 70
    Medic       | 5 5 9 6 6 4 5 | field_surgery stim_shot | carbine bone_saw | 75
    Engineer    | 5 5 9 5 5 6 5 | deploy_turret jury_rig | scattergun power_wrench | 80
    Psyker      | 5 6 9 6 6 4 4 | focus | pistol force_staff | 75"""
# weapon range attacks rules
WEAPONS = """
    Machine pistol 12 2; Heavy pistol 12 1 ap 1; Plasma pistol 12 1 ap 4; Scattergun 12 2 ap 1;
    Carbine 18 2; Fusion pistol 6 1 ap 4,deadly 3; Flame pistol 6 1 blast 3,reliable;
    Auto-carbine 18 3; Rifle 24 2; Shredder 18 2 rending; Heavy rifle 24 2 ap 1;
    Plasma rifle 24 1 ap 4; Fusion rifle 12 1 ap 4,deadly 3; Grenade launcher 24 1 blast 3;
    Flamer 12 1 blast 3,reliable; Sniper rifle 30 1 ap 1,reliable; Storm rifle 24 4 ap 1;
    Blade 0 2; Sabre 0 2 ap 1; Stun lash 0 2 surge; Shock maul 0 1 blast 3;
    Energy sword 0 2 ap 1,rending; Twin blades 0 4; Great blade 0 2 ap 3;
    Relic axe 0 1 ap 2,deadly 3; Power fist 0 2 ap 4; Breach maul 0 4 ap 1;
    Greatsword 0 4 ap 2,rending"""
CLASS_WEAPONS = """
    Pistol 12 1; Silenced pistol 12 2; Knife 0 1; Bone saw 0 2; Power wrench 0 2 ap 2;
    Force staff 0 2 ap 1; Honed blades 0 4 rending"""
RULES = """
    ambush ap bane banner blast caster counter deadly encumbered fast fear fearless flying furious
    hero immobile impact indirect limited regeneration relentless reliable rending scoped scout slow
    stealth strider surge thrust tough unstoppable shielded reckless overgrown self_knit plated
    flicker zeal sure_footed braced delayed hidden watchful tireless piercing_eye backstab guarded
    courageous scavenger afflicted diseased"""
VALUED = {"ap", "blast", "caster", "deadly", "fear", "impact", "tough", "hidden", "backstab"}
LARGE = {
    "war_hauler",
    "colossus",
    "carapace_hulk",
    "siege_frame",
    "gloom_beast",
    "reliquary_walker",
}

AP1, AP2, AP4 = (RuleRef("ap", value) for value in (1, 2, 4))
PYRO, MIND, VOID = Tradition
CASTERS = {"whisper_polyp": MIND, "null_chanter": VOID, "pyre_cantor": PYRO}
# spell: tradition, value, range, targets, count, aim, ops
SPELLS: dict[str, tuple[Tradition, int, int, str, int, str, tuple[Op, ...]]] = {
    "cinder_lance": (PYRO, 1, 12, "enemy", 1, "unit", (Hits(2, rules=(AP1,)),)),
    "heat_haze": (PYRO, 1, 12, "friend", 1, "unit", (Modify(Stat.BE_HIT, -1, Until.ROUND),)),
    "flare_wall": (PYRO, 2, 12, "enemy", 2, "unit", (Hits(3),)),
    "kindle": (PYRO, 2, 12, "friend", 2, "unit", (Modify(Stat.AP, 1, Until.ATTACK),)),
    "inferno": (PYRO, 3, 18, "enemy", 3, "unit", (Hits(1, rules=(RuleRef("blast", 3),)),)),
    "rebirth_flame": (PYRO, 3, 12, "friend", 3, "unit", (Restore(1),)),
    "dread_whisper": (MIND, 1, 18, "enemy", 1, "unit", (TestMorale(),)),
    "clear_mind": (MIND, 1, 12, "friend", 1, "unit", (Calm(),)),
    "puppet_step": (MIND, 2, 12, "enemy", 2, "unit", (Shift(3),)),
    "mind_spike": (MIND, 2, 18, "enemy", 2, "model", (Hits(2, rules=(AP1,)),)),
    "mass_panic": (MIND, 3, 12, "enemy", 3, "unit", (TestMorale(-1),)),
    "overmind": (MIND, 3, 12, "friend", 3, "unit", (Modify(Stat.HIT, 1, Until.ATTACK),)),
    "fold_step": (VOID, 1, 12, "friend", 1, "unit", (Teleport(4),)),
    "shear": (VOID, 1, 12, "enemy", 1, "unit", (Hits(1, rules=(AP4,)),)),
    "gravity_well": (
        VOID,
        2,
        18,
        "enemy",
        2,
        "unit",
        (Modify(Stat.ADVANCE, -2, Until.MOVE), Modify(Stat.RUSH, -4, Until.MOVE)),
    ),
    "aegis_plane": (VOID, 2, 12, "friend", 2, "unit", (Modify(Stat.BLOCK, 1, Until.ATTACKED),)),
    "collapse": (VOID, 3, 18, "enemy", 3, "model", (Hits(2, rules=(AP2,)),)),
    "rift_gate": (VOID, 3, 6, "friend", 3, "unit", (Gate(6, 24),)),
}

catalog = load_catalog()


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def lines(table: str) -> list[str]:
    return [line for line in table.strip().splitlines() if line.strip()]


def arms(text: str) -> list[str]:
    return sorted(" ".join(part.split()) for part in text.split(";"))


def written(weapon: Weapon) -> str:
    rules = ",".join(write_rule(rule) for rule in weapon.rules)
    name = catalog.weapons[weapon.id].name
    return f"{name} {weapon.range} {weapon.attacks} {rules}".strip()


def armed(profile: Profile) -> list[str]:
    return sorted(written(weapon) for weapon in profile.weapons)


@pytest.mark.rule("HR-1501", "HR-1502", "HR-1503", "HR-1504", "HR-1505", "HR-1506")
@pytest.mark.parametrize("faction", UNITS)
def test_the_roster_of_a_faction_has_the_figures_of_the_rules(faction: str) -> None:
    roster = {u.name: u for u in catalog.units.values() if u.faction == faction}
    table = lines(UNITS[faction])
    assert list(roster) == [cells(line)[0] for line in table]
    for line in table:
        name, figures, rules, weapons, cost = cells(line)
        unit = roster[name]
        profile = profile_of(catalog, unit.id)
        assert [unit.models, profile.quality, profile.defense] == [*map(int, figures.split())]
        expected = [rule.strip() for rule in rules.split(",") if rule.strip()]
        assert [write_rule(r) for r in profile.rules] == [*expected, TRAITS[faction]]
        assert armed(profile) == arms(weapons)
        assert unit.cost == int(cost)


def test_every_unit_is_of_a_faction_of_the_rules_and_has_its_trait() -> None:
    assert {unit.faction for unit in catalog.units.values()} == set(UNITS)
    assert {faction.id: faction.trait for faction in catalog.factions.values()} == TRAITS


def test_only_the_largest_fill_four_cells() -> None:
    assert {unit.id for unit in catalog.units.values() if unit.footprint == 2} == LARGE


@pytest.mark.rule("HR-901", "HR-902", "HR-903", "HR-904", "HR-905", "HR-906", "HR-907", "HR-908")
@pytest.mark.parametrize("line", lines(CLASSES))
def test_a_class_has_the_figures_of_the_rules(line: str) -> None:
    name, figures, skills, weapons, cost = cells(line)
    hero = catalog.heroes[name.lower()]
    body = [hero.quality, hero.defense, hero.tough]
    tests = [hero.strength, hero.dexterity, hero.will, hero.power]
    assert body + tests == [*map(int, figures.split())]
    assert (hero.skills, hero.weapons) == (tuple(skills.split()), tuple(weapons.split()))
    assert (hero.name, hero.cost) == (name, int(cost))
    assert RuleRef("tough", 9) in hero_profile(catalog, hero.id).rules


def test_there_are_eight_classes_with_a_feat_each() -> None:
    assert len({hero.feat for hero in catalog.heroes.values()}) == len(catalog.heroes) == 8


@pytest.mark.rule("HR-908")
def test_a_psyker_knows_one_tradition_of_the_players_choice() -> None:
    usual = hero_profile(catalog, "psyker")
    chosen = hero_profile(catalog, "psyker", VOID)
    assert RuleRef("caster", 1) in usual.rules
    assert len(usual.spells) == len(chosen.spells) == 6
    assert "fold_step" in chosen.spells
    assert "fold_step" not in usual.spells


def test_who_casts_nothing_knows_no_spells() -> None:
    assert hero_profile(catalog, "medic", VOID).spells == ()
    silent = [unit for unit in catalog.units if unit not in CASTERS]
    assert all(profile_of(catalog, unit).spells == () for unit in silent)


@pytest.mark.parametrize("unit", CASTERS)
def test_a_caster_of_the_horde_knows_the_spells_of_its_tradition(unit: str) -> None:
    known = [name for name, spell in SPELLS.items() if spell[0] is CASTERS[unit]]
    assert list(profile_of(catalog, unit).spells) == known


def test_nobody_else_of_the_horde_casts() -> None:
    casts = {u.id for u in catalog.units.values() if "caster" in [rule.name for rule in u.rules]}
    assert casts == set(CASTERS)


@pytest.mark.rule("HR-805", "HR-806")
def test_the_shop_sells_the_weapons_of_the_rules() -> None:
    sold = [w for w in catalog.weapons.values() if w.sold]
    assert all(w.group == ("ranged" if w.range else "melee") for w in sold)
    found = [Weapon(w.id, w.range, w.attacks, w.rules) for w in sold]
    assert sorted(map(written, found)) == arms(WEAPONS)


def test_some_classes_have_weapons_no_shop_sells() -> None:
    kept = [w for w in catalog.weapons.values() if not w.sold and w.group != "unit"]
    found = [Weapon(w.id, w.range, w.attacks, w.rules) for w in kept]
    assert sorted(map(written, found)) == arms(CLASS_WEAPONS)


@pytest.mark.rule("HR-801")
def test_a_price_follows_from_the_points() -> None:
    storm = catalog.weapons["storm_rifle"]
    assert weapon_price(catalog.rules, weapon_of(storm)) == 30


@pytest.mark.rule("HR-1102", "HR-1103", "HR-1104")
@pytest.mark.parametrize("spell_id", SPELLS)
def test_a_spell_is_what_the_rules_say(spell_id: str) -> None:
    s = catalog.spells[spell_id]
    found = (s.tradition, s.value, s.range, s.targets, s.count, s.aim, s.ops)
    assert found == SPELLS[spell_id]
    assert s.sight


def test_there_are_no_other_spells() -> None:
    assert list(catalog.spells) == list(SPELLS)


def test_every_rule_is_named_and_told() -> None:
    assert sorted(catalog.rules) == sorted(RULES.split())
    assert {rule.id for rule in catalog.rules.values() if rule.takes_value} == VALUED
    assert all(rule.text.endswith(".") for rule in catalog.rules.values())
