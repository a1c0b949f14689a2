"""What heroes can do and carry, against the rules."""

import pytest

from starquest.content.aims import Aim
from starquest.content.build import weapon_of
from starquest.content.items import GearDef
from starquest.content.loader import load_catalog
from starquest.content.ops import (
    Bare,
    ChangePower,
    Cure,
    Dispel,
    ExtraStrike,
    ForgoMain,
    Grant,
    Ground,
    Hits,
    Later,
    LayTrap,
    Mend,
    Modify,
    Noise,
    Restore,
    SetUp,
    Shift,
    StandUp,
    Steady,
    Teleport,
    TestMorale,
    Tokens,
)
from starquest.content.points import weapon_price
from starquest.content.rules import write_rule
from starquest.content.skills import Way
from starquest.model.modifier import Stat, Until
from starquest.model.profile import RuleRef

AP1 = (RuleRef("ap", 1),)
ME = Aim.SELF

# name: cost, needs, ways
Skill = tuple[int, str, list[Way]]
STRENGTH: dict[str, Skill] = {
    "Ground Slam": (1, "", [Way(Aim.ENEMIES, (Hits(1, rules=AP1),), 3)]),
    "Iron Stance": (
        0,
        "",
        [
            Way(
                ME,
                (
                    Modify(Stat.BLOCK, 1, Until.ACTIVATION),
                    Grant(RuleRef("braced"), Until.ACTIVATION),
                ),
            )
        ],
    ),
    "Hurl": (0, "", [Way(Aim.ENEMY, (Shift(4), Hits(1)), 3, largest=3)]),
    "Break Cover": (0, "", [Way(Aim.PIECE, (Bare(),), 3)]),
    "Adrenaline": (1, "", [Way(Aim.ENEMY, (ExtraStrike(-1),), 2)]),
    "Shield Ally": (
        0,
        "",
        [Way(Aim.OTHER_HERO, (Grant(RuleRef("guarded"), Until.ATTACKED, by_user=True),), 3)],
    ),
    "Intimidate": (0, "", [Way(Aim.ENEMY, (TestMorale(),), 6)]),
    "Second Wind": (2, "", [Way(ME, (Restore(1),))]),
}
DEXTERITY: dict[str, Skill] = {
    "Aimed Shot": (
        0,
        "unmoved",
        [
            Way(
                ME,
                (
                    Modify(Stat.HIT_SHOOTING, 1, Until.AIM),
                    Modify(Stat.AP_SHOOTING, 1, Until.AIM),
                ),
            )
        ],
    ),
    "Overwatch": (
        1,
        "main",
        [Way(ME, (ForgoMain(), Grant(RuleRef("watchful"), Until.ACTIVATION)))],
    ),
    "Vanish": (0, "", [Way(ME, (Grant(RuleRef("hidden", 3), Until.ATTACK),))]),
    "Backstab": (0, "", [Way(ME, (Grant(RuleRef("backstab", 2), Until.ATTACK),))]),
    "Tumble": (0, "", [Way(ME, (Shift(3),))]),
    "Deploy Turret": (2, "", [Way(Aim.FREE_CELL, (SetUp("turret"),), 3)]),
    "Jury-Rig": (
        1,
        "",
        [
            Way(Aim.OBJECTIVE, (Mend(1, once=True),), 1, id="objective"),
            Way(Aim.TURRET, (Restore(2),), 1, id="turret"),
        ],
    ),
    "Set Trap": (1, "", [Way(Aim.FREE_CELL, (LayTrap(3, AP1),), 1)]),
    "Scavenge": (0, "", [Way(ME, (Grant(RuleRef("scavenger"), Until.REMOVED),))]),
}
WILL: dict[str, Skill] = {
    "Mark Target": (0, "", [Way(Aim.FRIEND, (Modify(Stat.HIT, 2, Until.ATTACK),), 6)]),
    "Inspire": (0, "", [Way(Aim.OTHER_HERO, (Modify(Stat.TEST, 1, Until.TEST),), 9, 2)]),
    "Rally Song": (0, "", [Way(Aim.OTHER_HERO, (Restore(1, once=True),), 9, 2)]),
    "Field Surgery": (
        1,
        "",
        [
            Way(Aim.HERO, (Restore(2),), 1, id="heal"),
            Way(Aim.DOWNED_HERO, (StandUp(),), 1, id="revive"),
        ],
    ),
    "Stim Shot": (
        0,
        "",
        [Way(Aim.HERO, (Shift(3), Modify(Stat.HIT, 1, Until.ROUND)), 3)],
    ),
    "Focus": (
        0,
        "",
        [
            Way(ME, (Tokens(1),), id="token"),
            Way(ME, (Modify(Stat.CAST, 1, Until.TEST),), id="cast"),
        ],
    ),
    "Dispel": (
        0,
        "",
        [
            Way(Aim.ENEMY, (Dispel(),), 18, id="enemy"),
            Way(Aim.FRIEND, (Dispel(),), 18, id="friend"),
            Way(Aim.CASTER, (Tokens(-1),), 18, id="caster"),
            Way(ME, (Dispel(),), id="self"),
        ],
    ),
    "Battle Plan": (
        1,
        "",
        [Way(Aim.ENEMY, (Grant(RuleRef("delayed"), Until.ROUND),), 96, sight=True)],
    ),
    "Steel Nerves": (0, "", [Way(Aim.HEROES, (Modify(Stat.MORALE, 1, Until.ROUND),), 6)]),
}
# class: feat
FEATS: dict[str, Way] = {
    "commander": Way(Aim.HERO, (Shift(6),), 3, 2),
    "instigator": Way(Aim.OTHER_HERO, (ChangePower(1),), 9, 2),
    "breacher": Way(
        ME, (Grant(RuleRef("furious"), Until.CHARGE), Grant(RuleRef("sure_footed"), Until.CHARGE))
    ),
    "marksman": Way(
        ME,
        (Grant(RuleRef("piercing_eye"), Until.ATTACK), Modify(Stat.AP_SHOOTING, 2, Until.ATTACK)),
    ),
    "infiltrator": Way(ME, (Shift(6, phasing=True),)),
    "medic": Way(Aim.ANY_HERO, (Restore(2, revive=True),), 9),
    "engineer": Way(Aim.OBJECTIVE, (Mend(1),), 3),
    "psyker": Way(ME, (Tokens(2),)),
}
# name: kind, price, resale, way
ITEMS: dict[str, tuple[str, int, int, Way]] = {
    "Courage Injector": (
        "injector",
        5,
        2,
        Way(Aim.HERO, (Steady(), Grant(RuleRef("courageous"), Until.ROUND, 2)), 3),
    ),
    "Frenzy Injector": (
        "injector",
        10,
        5,
        Way(
            Aim.HERO,
            (
                Modify(Stat.HIT_MELEE, 1, Until.ROUND),
                Modify(Stat.ATTACKS_MELEE, 1, Until.ROUND),
                Grant(RuleRef("tireless"), Until.ROUND),
                Later(Stat.HIT, -1, Until.ROUND),
            ),
            3,
        ),
    ),
    "Power Injector": ("injector", 15, 7, Way(Aim.HERO, (ChangePower(3, over=2),), 3)),
    "Noise Grenade": ("grenade", 5, 2, Way(Aim.CELL, (Noise(12, 6),), 12)),
    "Grease Grenade": (
        "grenade",
        10,
        5,
        Way(Aim.CELL, (Ground(3, difficult=True, dangerous=True, rounds=2),), 12),
    ),
    "Stun Grenade": ("grenade", 15, 7, Way(Aim.CELL, (TestMorale(-1, 1),), 12, area=3)),
    "Frag Grenade": (
        "grenade",
        10,
        5,
        Way(Aim.CELL, (Hits(3, rules=AP1, split=True),), 12, area=3),
    ),
    "Curing Kit": ("kit", 5, 2, Way(Aim.HERO, (Cure(),), 3)),
    "Teleport Kit": ("kit", 10, 5, Way(Aim.HERO, (Teleport(12),), 3)),
    "Med Kit": ("kit", 15, 7, Way(Aim.ANY_HERO, (Restore(3, revive=True, thorough=True),), 3)),
}
# name | slot | price | what it gives
GEAR = """
    Light armour   | armour  | 10 | defense 1
    Heavy armour   | armour  | 15 | defense 2, encumbered
    Powered armour | armour  | 25 | defense 2
    Combat shield  | shield  | 10 | shielded
    Scope          | upgrade | 5  | shots scoped
    Grapnel boots  | upgrade | 5  | strider
    Camo cloak     | upgrade | 10 | stealth
    Servo legs     | upgrade | 10 | fast
    Jump pack      | upgrade | 10 | flying
    Combat drugs   | upgrade | 5  | fearless
    Bio-weave      | upgrade | 20 | regeneration
    Psi-amplifier  | upgrade | 15 | raises caster 1
    Lucky charm    | upgrade | 5  | search 1
    Spare cell     | upgrade | 10 | power 1"""
# 2.4 for each attack, or 7.2 if Reliable, by range/12 and the rest; to the nearest 5
PRICES = """
    machine_pistol 5, heavy_pistol 5, plasma_pistol 5, scattergun 5, carbine 5, fusion_pistol 10,
    flame_pistol 5, auto_carbine 10, rifle 10, shredder 10, heavy_rifle 15, plasma_rifle 15,
    fusion_rifle 15, grenade_launcher 5, flamer 10, sniper_rifle 25, storm_rifle 30,
    blade 5, sabre 5, stun_lash 5, shock_maul 5, energy_sword 10, twin_blades 10, great_blade 10,
    relic_axe 10, power_fist 15, breach_maul 15, greatsword 25"""

catalog = load_catalog()


@pytest.mark.rule("HR-1001", "HR-1002", "HR-1003")
@pytest.mark.parametrize(
    ("stat", "table"), [("strength", STRENGTH), ("dexterity", DEXTERITY), ("will", WILL)]
)
def test_the_skills_of_a_stat_are_those_of_the_rules(stat: str, table: dict[str, Skill]) -> None:
    skills = {s.name: s for s in catalog.skills.values() if s.stat == stat}
    assert list(skills) == list(table)
    for name, expected in table.items():
        skill = skills[name]
        assert (skill.cost, skill.needs, list(skill.ways)) == expected, name


def test_there_are_twenty_six_skills() -> None:
    assert len(catalog.skills) == 26


@pytest.mark.rule("HR-901", "HR-902", "HR-903", "HR-904", "HR-905", "HR-906", "HR-907", "HR-908")
@pytest.mark.parametrize("hero", FEATS)
def test_the_feat_of_a_class_is_what_the_rules_say(hero: str) -> None:
    assert catalog.feats[catalog.heroes[hero].feat].ways == (FEATS[hero],)


def test_every_class_has_its_own_feat_and_there_are_no_others() -> None:
    assert sorted(hero.feat for hero in catalog.heroes.values()) == sorted(catalog.feats)


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize("name", ITEMS)
def test_a_consumable_is_what_the_rules_say(name: str) -> None:
    item = catalog.items[name.lower().replace(" ", "_")]
    assert item.name == name
    assert (item.kind, item.price, item.resale, *item.ways) == ITEMS[name]


def test_there_are_ten_consumables_and_only_one_is_never_found() -> None:
    assert [item.name for item in catalog.items.values()] == list(ITEMS)
    assert [item.id for item in catalog.items.values() if not item.found] == ["frag_grenade"]


def given(gear: GearDef) -> str:
    numbers = ("defense", "power", "search")
    parts = [f"{name} {value}" for name in numbers if (value := getattr(gear, name))]
    parts += [f"shots {write_rule(rule)}" for rule in gear.ranged_rules]
    parts += [f"raises {write_rule(rule)}" for rule in gear.raises]
    return ", ".join([*parts, *map(write_rule, gear.rules)])


@pytest.mark.rule("HR-807")
def test_armour_and_upgrades_are_those_of_the_rules() -> None:
    found = [[g.name, g.slot, str(g.price), given(g)] for g in catalog.gear.values()]
    rows = [line.split("|") for line in GEAR.strip().splitlines()]
    assert found == [[cell.strip() for cell in row] for row in rows]


@pytest.mark.rule("HR-801", "HR-805", "HR-806")
def test_every_weapon_in_the_shop_has_its_price() -> None:
    sold = [w for w in catalog.weapons.values() if w.sold and w.group != "unit"]
    prices = [f"{w.id} {weapon_price(catalog.rules, weapon_of(w))}" for w in sold]
    assert prices == [" ".join(row.split()) for row in PRICES.split(",")]


@pytest.mark.parametrize("stem", ["skills", "feats", "items", "gear"])
def test_a_text_is_a_sentence(stem: str) -> None:
    assert all(entry.text.endswith(".") for entry in getattr(catalog, stem).values())
