from pathlib import Path

import pytest

from tests.content.spoilt import COST, HUSKS, problems, spoil

OPS = """
    afflict bare calm change_power credits cure dispel everybody experience extra_strike
    forgo_main gate give grant ground hits knock_out later lay_trap mend modify noise quarter
    restore reveal_tokens set_up shake shift spawn_tokens stand_up steady teleport test_morale
    tokens wound
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("quality = 5", "quality = 7", "husks.quality: must be from 2 to 6, found 7"),
        ("quality = 5", "quality = 1", "husks.quality: must be from 2 to 6, found 1"),
        ("defense = 5", "defense = 0", "husks.defense: must be from 2 to 6, found 0"),
        ("models = 3", "models = 0", "husks.models: must be from 1 to 99, found 0"),
        ("models = 3", "models = 3.0", "husks.models: expected a whole number, found 3.0"),
        ("models = 3", 'models = "3"', "husks.models: expected a whole number, found '3'"),
        ("models = 3", "models = true", "husks.models: expected a whole number, found True"),
        (COST, "cost = -5", "husks.cost: must be from 0 to 9999, found -5"),
        (COST, "cost = 20", "husks.cost: is 20, but the points formula gives 40"),
        (COST, "", "husks.cost: is required but missing"),
        (COST, f"{COST}\nid = 'x'", "husks: the id is the table's name, not a field"),
        (
            'name = "Husks"',
            'name = "Husks"\nqualty = 5',
            "husks.qualty: unknown field 'qualty', the nearest is 'quality'",
        ),
        ('name = "Husks"', 'name = ""', "husks.name: must not be empty"),
        (
            'name = "Husks"',
            r'name = "Hu\u001bsks"',
            "husks.name: has a character that is not allowed, U+001B",
        ),
        (
            'name = "Husks"',
            'name = "Hu\u202esks"',
            "husks.name: has a character that is not allowed, U+202E",
        ),
        (
            'name = "Husks"',
            r'name = "Hu\nsks"',
            "husks.name: has a character that is not allowed, U+000A",
        ),
        (
            '"slow"',
            '"slwo"',
            "husks.rules[0]: unknown rule 'slwo', the nearest is 'slow'",
        ),
        ('"slow"', '"slow 2"', "husks.rules[0]: the rule 'slow' takes no number"),
        (
            '"slow"',
            '"tough"',
            "husks.rules[0]: the rule 'tough' needs a number, as in 'tough 1'",
        ),
        (
            '"slow"',
            '"tough 0"',
            'husks.rules[0]: expected a rule such as "rending" or "ap 1", found \'tough 0\'',
        ),
        (
            '"slow"',
            '"tough  3"',
            'husks.rules[0]: expected a rule such as "rending" or "ap 1", found \'tough  3\'',
        ),
        ('["slow"]', '"slow"', "husks.rules: expected a list, found 'slow'"),
        (
            "attacks = 1 }",
            'attacks = 1, rules = ["rendin"] }',
            "husks.weapons[0].rules[0]: unknown rule 'rendin', the nearest is 'rending'",
        ),
        (
            "attacks = 1 }",
            "attacks = 1, range = -1 }",
            "husks.weapons[0].range: must be from 0 to 96, found -1",
        ),
        (
            "attacks = 1 }",
            "atacks = 1 }",
            "husks.weapons[0].atacks: unknown field 'atacks', the nearest is 'attacks'",
        ),
        (
            '{ name = "Blades", attacks = 1 }',
            '"sabr"',
            "husks.weapons[0]: unknown weapon 'sabr', the nearest is 'sabre'",
        ),
        ('{ name = "Blades", attacks = 1 }', "", "husks.weapons: must not be empty"),
        ('{ name = "Blades", attacks = 1 }', "3", "husks.weapons[0]: expected a text, found 3"),
        (
            '{ name = "Blades", attacks = 1 }',
            '"blade", "blade"',
            "husks.weapons: the same weapon twice",
        ),
        (
            '"hollow_legion"',
            '"hollow_region"',
            "husks.faction: unknown faction 'hollow_region', the nearest is 'hollow_legion'",
        ),
        (
            COST,
            f"{COST}\nfootprint = 2",
            "husks.footprint: only Tough 9 and more may fill 2x2 cells",
        ),
        (
            COST,
            f"{COST}\nfootprint = 3",
            "husks.footprint: must be from 1 to 2, found 3",
        ),
        ('"slow"', '"slow", "caster 1"', "husks: a caster needs a tradition"),
        (
            '"slow"',
            '"slow", "caster 4"',
            "husks.cost: the points formula has no price for 'caster 4'",
        ),
        (
            COST,
            f'{COST}\ntradition = "pyrokinesis"',
            "husks.tradition: only a caster has one",
        ),
        (
            COST,
            f'{COST}\ntradition = "pyromania"',
            "husks.tradition: unknown tradition 'pyromania', the nearest is 'pyrokinesis'",
        ),
        ("[husks]", "[medic]", "medic: a class of heroes has the same id"),
        (
            "[husks]",
            "[Husks]",
            "Husks: the id must be lower-case letters, digits and underscores, found 'Husks'",
        ),
    ],
)
def test_a_spoilt_unit_is_reported_with_file_path_and_reason(
    folder: Path, old: str, new: str, expected: str
) -> None:
    assert old in HUSKS
    (folder / "units.toml").write_text(HUSKS.replace(old, new), "utf-8")
    assert f"units.toml: {expected}" in problems(folder)


@pytest.mark.parametrize(
    ("stem", "old", "new", "expected"),
    [
        (
            "factions",
            'trait = "reckless"',
            'trait = "rekless"',
            "cinder_raiders.trait: unknown rule 'rekless', the nearest is 'reckless'",
        ),
        (
            "factions",
            'trait = "reckless"',
            'trait = "ap"',
            "cinder_raiders.trait: the rule 'ap' needs a number, as in 'ap 1'",
        ),
        (
            "factions",
            "[nullborn]",
            '[lonely]\nname = "Lonely"\ntrait = "zeal"\n\n[nullborn]',
            "lonely: has no units",
        ),
        (
            "weapons",
            'group = "ranged"',
            'group = "range"',
            "machine_pistol.group: unknown value 'range', the nearest is 'ranged'",
        ),
        (
            "weapons",
            'group = "ranged"',
            'group = "melee"',
            "machine_pistol.range: does not suit the group 'melee'",
        ),
        (
            "weapons",
            "[machine_pistol]",
            '[husks_blades]\nname = "B"\ngroup = "melee"\nattacks = 9\n\n[machine_pistol]',
            "",
        ),
        (
            "heroes",
            '"power_fist"]',
            '"power_fits"]',
            "commander.weapons[1]: unknown weapon 'power_fits', the nearest is 'power_fist'",
        ),
        (
            "heroes",
            '"heavy_pistol", "power_fist"',
            '"sabre", "power_fist"',
            "commander.weapons: must be one ranged and one melee weapon",
        ),
        (
            "heroes",
            'rules = ["caster 1"]',
            'rules = ["caster 1", "tough 3"]',
            "psyker.rules: a class has 'tough' as a field, not as a rule",
        ),
        (
            "heroes",
            "cost = 105",
            "cost = 100",
            "commander.cost: is 100, but the points formula gives 105",
        ),
        (
            "spells",
            'op = "hits"',
            'op = "hist"',
            "cinder_lance.ops[0]: unknown op 'hist', the nearest is 'hits'; valid are "
            + ", ".join(OPS.split()),
        ),
        (
            "spells",
            'stat = "be_hit"',
            'stat = "be_hot"',
            "heat_haze.ops[0].stat: unknown stat 'be_hot', the nearest is 'be_hit'",
        ),
        (
            "spells",
            '["ap 1"]',
            '["pa 1"]',
            "cinder_lance.ops[0].rules[0]: unknown rule 'pa', the nearest is 'plated'",
        ),
        (
            "spells",
            "inches = 6, reach = 24",
            "inches = 6",
            "rift_gate.ops[0].reach: is required but missing",
        ),
        (
            "spells",
            'targets = "enemy"',
            'targets = "enemy"\nsight = 1',
            "cinder_lance.sight: expected true or false, found 1",
        ),
        (
            "rules",
            "takes_value = true",
            'takes_value = "yes"',
            "ap.takes_value: expected true or false, found 'yes'",
        ),
        (
            "terrain",
            '"#%%..",',
            '"#%?..",',
            "broken_corner.shapes: no ground is drawn as '?'",
        ),
        (
            "themes",
            'piece = "bog"',
            'piece = "bogg"',
            "jungle.pieces[7].piece: unknown terrain 'bogg', the nearest is 'bog'",
        ),
        (
            "themes",
            'screens = ["tail_fin"',
            'screens = ["tail_fim"',
            "wreck_field.screens[0]: unknown terrain 'tail_fim', the nearest is 'tail_fin'",
        ),
        ("rules", "[ambush]", "ambush = 3\n[other]", "ambush: expected a table, found 3"),
    ],
)
def test_a_spoilt_entry_is_reported_whatever_the_file(
    folder: Path, stem: str, old: str, new: str, expected: str
) -> None:
    spoil(folder, stem, old, new)
    wanted = f"{stem}.toml: {expected}"
    if not expected:
        wanted = "units.toml: husks.weapons: the id 'husks_blades' of its own weapon is taken"
    assert wanted in problems(folder)
