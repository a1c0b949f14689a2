"""The tables of the mission and its challenges, against the rules."""

import pytest

from starquest.content.aims import Aim
from starquest.content.events import SkyDef, StatChange
from starquest.content.loader import load_catalog
from starquest.content.ops import (
    Afflict,
    ChangePower,
    Credits,
    Everybody,
    Experience,
    Give,
    Hits,
    KnockOut,
    Modify,
    Op,
    Quarter,
    RevealTokens,
    Shake,
    SpawnTokens,
    Wound,
)
from starquest.content.treasure import Find, TreasureDef
from starquest.model.modifier import Stat, Until

NONE, HERO, ENEMY = Aim.NONE, Aim.RANDOM_HERO, Aim.RANDOM_ENEMY


def lasting(stat: Stat, value: int) -> Modify:
    return Modify(stat, value, Until.EVENT)


def all_get(stat: Stat, value: int) -> Everybody:
    return Everybody(stat, value, Until.EVENT)


# roll: name, aim, ops
EVENTS: dict[int, tuple[str, Aim, list[Op]]] = {
    11: ("Lightning Strike", HERO, [KnockOut()]),
    12: ("Stuck in the Mud", HERO, [Afflict("impaired")]),
    13: ("Debilitating Static", HERO, [lasting(Stat.STRENGTH, -1)]),
    14: ("Falling Debris", HERO, [Wound(d3=True)]),
    15: ("Razor Vines", HERO, [Afflict("crippled")]),
    16: ("Shifting Illusion", HERO, [lasting(Stat.WILL, -1)]),
    21: ("Explosive Trap", HERO, [Hits(d3=True)]),
    22: ("Alien Shriek", HERO, [ChangePower(d3=True, lose=True)]),
    23: ("Anomalous Gale", HERO, [Afflict("afflicted")]),
    24: ("Swarm Attack", HERO, [Shake()]),
    25: ("Sticky Foliage", HERO, [lasting(Stat.DEXTERITY, -1)]),
    26: ("Venomous Moss", HERO, [Afflict("diseased")]),
    31: ("Crumbling Earth", NONE, [Quarter(dangerous=True)]),
    32: ("Solar Flare", NONE, [all_get(Stat.BLOCK, -1)]),
    33: ("Dazing Spores", NONE, [all_get(Stat.HIT, -1)]),
    34: ("Heavy Rain", NONE, [Quarter(difficult=True)]),
    35: ("Thick Clouds", NONE, [all_get(Stat.RANGE, -6)]),
    36: ("Terrifying Quakes", NONE, [all_get(Stat.MORALE, -1)]),
    41: ("Psychic Pool", HERO, [lasting(Stat.MORALE, 1)]),
    42: ("Robot Guide", HERO, [lasting(Stat.DEXTERITY, 1)]),
    43: ("Treasure Holopad", NONE, [SpawnTokens(6)]),
    44: ("Spotter Drone", HERO, [lasting(Stat.RANGE, 6)]),
    45: ("Refreshment Kit", HERO, [ChangePower(d3=True)]),
    46: ("Sinkhole", ENEMY, [Shake()]),
    51: ("Psychic Fog", HERO, [lasting(Stat.WILL, 1)]),
    52: ("Haste Stims", HERO, [lasting(Stat.ADVANCE, 2), lasting(Stat.RUSH, 4)]),
    53: ("Invigorating Fumes", HERO, [lasting(Stat.HIT_MELEE, 1)]),
    54: ("Support Robot", HERO, [lasting(Stat.STRENGTH, 1)]),
    55: ("Enhancing Force-Field", HERO, [lasting(Stat.HIT_SHOOTING, 1)]),
    56: ("Shield-Projector Drone", HERO, [lasting(Stat.BLOCK, 1)]),
    61: ("Injector Pouch", HERO, [Give("power_injector")]),
    62: ("Prophetic Vision", NONE, [RevealTokens()]),
    63: ("Grenade Bag", HERO, [Give("stun_grenade")]),
    64: ("Credits Stash", HERO, [Credits(15)]),
    65: ("Kit Box", HERO, [Give("med_kit")]),
    66: ("Godly Blessing", HERO, [Experience(d3=True)]),
}
Effects = list[tuple[Stat, int]]
# name, effects, by the die
INJURIES: list[tuple[str, Effects]] = [
    ("Chest Wound", [(Stat.BLOCK, -1)]),
    ("Blinded Eye", [(Stat.HIT, -1), (Stat.MORALE, -1)]),
    ("Smashed Leg", [(Stat.ADVANCE, -2), (Stat.RUSH, -4)]),
    ("Broken Arm", [(Stat.STRENGTH, -1)]),
    ("Spinal Injury", [(Stat.DEXTERITY, -1)]),
    ("Crushed Spirit", [(Stat.WILL, -1)]),
]
# name, rolls, effects, what follows
TIMES: list[tuple[str, list[int], Effects, str]] = [
    ("Dusk", [1], [], "night"),
    ("Night", [2], [(Stat.HIT_SHOOTING, -1), (Stat.SIGHT, 12)], "dawn"),
    ("Dawn", [3], [(Stat.HIT_SHOOTING, -1)], "day"),
    ("Day", [4, 5, 6], [], ""),
]
WEATHER: list[tuple[str, list[int], Effects, str]] = [
    ("Worsening", [1], [], "bad"),
    ("Bad", [2], [(Stat.HIT_MELEE, -1), (Stat.HALF_MOVE, 1)], "improving"),
    ("Improving", [3], [(Stat.HIT_MELEE, -1)], "good"),
    ("Good", [4, 5, 6], [], ""),
]
# level xp improvements
LEVELS = """
    2   2   1 tough, 1 skill
    3   4   1 strength, 1 dexterity, 1 will
    4   8   2 tough, 1 quality
    5   12  2 power, 2 skill, 1 caster
    6   18  1 tough, 1 power
    7   24  1 strength, 1 dexterity, 1 will
    8   32  2 tough, 2 power
    9   40  2 power, 2 skill, 1 caster
    10  50  1 tough, 1 skill
    11  60  1 strength, 1 dexterity, 1 will
    12  82  2 tough, 1 quality
    13  94  2 power, 2 skill, 1 caster
    14  108 1 tough, 1 power
    15  122 1 strength, 1 dexterity, 1 will"""

catalog = load_catalog()


def pairs(effects: tuple[StatChange, ...]) -> Effects:
    return [(effect.stat, effect.value) for effect in effects]


def token(name: str) -> TreasureDef:
    (found,) = [entry for entry in catalog.treasure.values() if entry.name == name]
    return found


@pytest.mark.rule(
    "SQ-411", "SQ-412", "SQ-413", "SQ-414", "SQ-415", "SQ-416",
    "SQ-421", "SQ-422", "SQ-423", "SQ-424", "SQ-425", "SQ-426",
    "SQ-431", "SQ-432", "SQ-433", "SQ-434", "SQ-435", "SQ-436",
    "SQ-441", "SQ-442", "SQ-443", "SQ-444", "SQ-445", "SQ-446",
    "SQ-451", "SQ-452", "SQ-453", "SQ-454", "SQ-455", "SQ-456",
    "SQ-461", "SQ-462", "SQ-463", "SQ-464", "SQ-465", "SQ-466",
)  # fmt: skip
@pytest.mark.parametrize("roll", EVENTS)
def test_an_event_is_what_the_rules_say(roll: int) -> None:
    (event,) = [event for event in catalog.events.values() if event.roll == roll]
    assert (event.name, event.aim, list(event.ops)) == EVENTS[roll]


def test_there_are_thirty_six_events() -> None:
    assert [event.roll for event in catalog.events.values()] == list(EVENTS)
    assert len(EVENTS) == 36


@pytest.mark.rule("HR-602", "HR-603", "HR-604", "HR-605")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Afflicted", [(Stat.WILL, -1), (Stat.CAST, -1)]),
        ("Diseased", []),
        ("Impaired", [(Stat.HIT, -1)]),
        ("Crippled", [(Stat.ADVANCE, -2), (Stat.RUSH, -4), (Stat.DEXTERITY, -1)]),
    ],
)
def test_a_condition_changes_what_the_rules_say(name: str, expected: Effects) -> None:
    condition = catalog.conditions[name.lower()]
    assert (condition.name, pairs(condition.effects)) == (name, expected)
    assert len(catalog.conditions) == 4


@pytest.mark.rule("SQ-312")
def test_each_die_is_an_injury() -> None:
    rolled = sorted(catalog.injuries.values(), key=lambda injury: injury.roll)
    assert [injury.roll for injury in rolled] == [1, 2, 3, 4, 5, 6]
    assert [(injury.name, pairs(injury.effects)) for injury in rolled] == INJURIES


@pytest.mark.rule("SQ-321")
def test_the_horde_is_alert_in_three_degrees() -> None:
    found = [(a.name, list(a.rolls), a.rises_up_to) for a in catalog.alertness.values()]
    assert found == [
        ("Full Assault", [1], 2),
        ("Alarmed", [2, 3], 1),
        ("Vigilant", [4, 5, 6], 0),
    ]


def skies(entries: list[SkyDef]) -> list[tuple[str, list[int], Effects, str]]:
    return [(sky.name, list(sky.rolls), pairs(sky.effects), sky.then) for sky in entries]


@pytest.mark.rule("SQ-331")
def test_night_follows_dusk_and_day_follows_dawn() -> None:
    assert skies([*catalog.times.values()]) == TIMES


@pytest.mark.rule("SQ-341")
def test_bad_weather_comes_and_goes() -> None:
    assert skies([*catalog.weather.values()]) == WEATHER


@pytest.mark.rule("SQ-203")
def test_a_hazard_brings_one_of_four_conditions_or_none() -> None:
    hazard = token("Hazard")
    assert (hazard.kind, list(hazard.rolls)) == ("hazard", [1, 2])
    assert hazard.finds == (
        Find((1,), condition="afflicted"),
        Find((2,), condition="diseased"),
        Find((3,), condition="impaired"),
        Find((4,), condition="crippled"),
        Find((5, 6)),
    )


@pytest.mark.rule("SQ-204", "SQ-205", "SQ-206")
@pytest.mark.parametrize(
    ("name", "roll", "often", "seldom", "rare"),
    [
        ("Injector pouch", 3, "courage_injector", "frenzy_injector", "power_injector"),
        ("Grenade bag", 4, "noise_grenade", "grease_grenade", "stun_grenade"),
        ("Kit box", 5, "curing_kit", "teleport_kit", "med_kit"),
    ],
)
def test_three_of_six_find_the_plain_item_and_one_the_best(
    name: str, roll: int, often: str, seldom: str, rare: str
) -> None:
    found = token(name)
    assert (found.kind, found.rolls) == ("table", (roll,))
    assert found.finds == (
        Find((1, 2, 3), item=often),
        Find((4, 5), item=seldom),
        Find((6,), item=rare),
    )


@pytest.mark.rule("SQ-207")
def test_a_stash_holds_five_ten_or_fifteen_credits() -> None:
    stash = token("Credits stash")
    assert (stash.kind, stash.rolls) == ("table", (6,))
    assert stash.finds == (
        Find((1, 2, 3), credits=5),
        Find((4, 5), credits=10),
        Find((6,), credits=15),
    )


@pytest.mark.rule("SQ-208")
def test_a_trove_takes_seven_or_more() -> None:
    trove = token("Treasure trove")
    assert (trove.kind, trove.rolls, trove.finds) == ("trove", (7, 8, 9), ())


@pytest.mark.rule("SQ-155")
def test_the_levels_have_the_thresholds_and_improvements_of_the_rules() -> None:
    found = [
        (e.id, [e.level, e.xp], ", ".join(f"{c.value} {c.stat}" for c in e.choices))
        for e in catalog.levels.values()
    ]
    rows = [line.split(maxsplit=2) for line in LEVELS.strip().splitlines()]
    assert found == [(f"level_{lv}", [int(lv), int(xp)], text) for lv, xp, text in rows]


@pytest.mark.parametrize(
    "stem", ["events", "conditions", "injuries", "alertness", "times", "weather", "treasure"]
)
def test_a_text_is_a_sentence(stem: str) -> None:
    assert all(entry.text.endswith(".") for entry in getattr(catalog, stem).values())
