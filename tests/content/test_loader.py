import shutil
from pathlib import Path

import attrs
import pytest

from starquest.content.catalog import FILES
from starquest.content.converter import data_converter
from starquest.content.loader import LARGEST, content_hash, examine, load_catalog
from starquest.content.paths import data_directory
from starquest.content.problem import DataError, Problem

OPS = ["calm", "gate", "hits", "modify", "restore", "shift", "teleport", "test_morale", "tokens"]
HUSKS = """
[husks]
name = "Husks"
faction = "hollow_legion"
models = 3
quality = 5
defense = 5
rules = ["slow"]
weapons = [{ name = "Blades", attacks = 1 }]
cost = 15
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped data, to be spoilt."""
    return Path(shutil.copytree(data_directory(), tmp_path / "data"))


def problems(folder: Path) -> list[str]:
    return [str(problem) for problem in examine(folder)[1]]


def spoil(folder: Path, stem: str, old: str, new: str) -> None:
    file = folder / f"{stem}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


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
        ("cost = 15", "cost = -5", "husks.cost: must be from 0 to 9999, found -5"),
        ("cost = 15", "cost = 20", "husks.cost: is 20, but the points formula gives 15"),
        ("cost = 15", "", "husks.cost: is required but missing"),
        ("cost = 15", "cost = 15\nid = 'x'", "husks: the id is the table's name, not a field"),
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
            "cost = 15",
            "cost = 15\nfootprint = 2",
            "husks.footprint: only Tough 9 and more may fill 2x2 cells",
        ),
        (
            "cost = 15",
            "cost = 15\nfootprint = 3",
            "husks.footprint: must be from 1 to 2, found 3",
        ),
        ('"slow"', '"slow", "caster 1"', "husks: a caster needs a tradition"),
        (
            '"slow"',
            '"slow", "caster 4"',
            "husks.cost: the points formula has no price for 'caster 4'",
        ),
        (
            "cost = 15",
            'cost = 15\ntradition = "pyrokinesis"',
            "husks.tradition: only a caster has one",
        ),
        (
            "cost = 15",
            'cost = 15\ntradition = "pyromania"',
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
            + ", ".join(OPS),
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
            "broken_corner: broken_corner: unknown ground '?' in a shape",
        ),
        (
            "themes",
            'piece = "broken_corner"',
            'piece = "broken_comer"',
            "ruined_city.pieces[0].piece: unknown piece 'broken_comer', "
            "the nearest is 'broken_corner'",
        ),
        (
            "themes",
            'screens = ["standing_wall"',
            'screens = ["standing_well"',
            "ruined_city.screens[0]: unknown piece 'standing_well', the nearest is 'standing_wall'",
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


@pytest.mark.parametrize("stem", FILES)
def test_a_missing_file_is_reported(folder: Path, stem: str) -> None:
    (folder / f"{stem}.toml").unlink()
    assert f"{stem}.toml: cannot be read: No such file or directory" in problems(folder)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (b"[husks\n", "is not TOML: "),
        (b"[husks]\nname = 'a'\n[husks]\n", "is not TOML: "),
        (b"[husks]\nname = 'a'\nname = 'b'\n", "is not TOML: "),
        (b"[husks]\nname = '\xff'\n", "is not UTF-8 at byte 16"),
        (b"[husks]\nname = '\x1b'\n", "is not TOML: "),
        (b"a = " + b"[" * 100_000, "is nested too deeply"),
        (b"#" * (LARGEST + 1), f"cannot be read: it has more than {LARGEST} bytes"),
    ],
)
def test_a_file_that_cannot_be_parsed_is_one_problem(
    folder: Path, source: bytes, expected: str
) -> None:
    (folder / "rules.toml").write_bytes(source)
    (found,) = problems(folder)
    assert found.startswith(f"rules.toml: {expected}")
    assert found.isprintable()


def test_an_id_declared_twice_is_named(folder: Path) -> None:
    (folder / "units.toml").write_text(HUSKS + HUSKS, "utf-8")
    (found,) = problems(folder)
    assert found.startswith("units.toml: is not TOML: ")
    assert "husks" in found
    assert "line 12" in found


def test_a_problem_in_a_units_own_weapon_is_told_once(folder: Path) -> None:
    spoil(folder, "units", '"Cleavers", attacks = 2', '"Cleavers", attacks = 2, rules = ["bain"]')
    assert problems(folder) == [
        "units.toml: scrap_cutters.weapons[0].rules[0]: unknown rule 'bain', the nearest is 'bane'"
    ]


def test_a_missing_folder_is_reported_without_its_control_characters(tmp_path: Path) -> None:
    (found,) = problems(tmp_path / "no\x1b[31mwhere")
    assert found.endswith(": there is no such folder")
    assert "\x1b" not in found


def test_all_problems_come_at_once(folder: Path) -> None:
    spoil(folder, "units", "quality = 5", "quality = 9")
    spoil(folder, "units", "defense = 5", 'defense = "5"')
    spoil(folder, "units", '"flying"', '"flyin"')
    spoil(folder, "weapons", "range = 12", "ragne = 12")
    spoil(folder, "spells", "value = 1", "value = 0")
    (folder / "factions.toml").unlink()
    assert problems(folder) == [
        "factions.toml: cannot be read: No such file or directory",
        "weapons.toml: machine_pistol.ragne: unknown field 'ragne', the nearest is 'range'",
        "units.toml: scrap_cutters.quality: must be from 2 to 6, found 9",
        "units.toml: scrap_cutters.defense: expected a whole number, found '5'",
        "spells.toml: cinder_lance.value: must be from 1 to 6, found 0",
        "units.toml: jump_reaver.rules[1]: unknown rule 'flyin', the nearest is 'flying'",
    ]


def test_a_spoilt_entry_is_no_unknown_name_elsewhere(folder: Path) -> None:
    spoil(folder, "weapons", "attacks = 2", "attacks = 0")
    assert problems(folder) == [
        "weapons.toml: machine_pistol.attacks: must be from 1 to 99, found 0"
    ]


def test_loading_raises_with_every_problem(folder: Path) -> None:
    spoil(folder, "units", "cost = 30", "cost = 35")
    with pytest.raises(DataError, match="the points formula gives 30") as caught:
        load_catalog(folder)
    assert caught.value.problems == (
        Problem("units.toml", "scrap_cutters.cost", "is 35, but the points formula gives 30"),
    )


def test_a_folder_is_read_once() -> None:
    assert load_catalog() is load_catalog(data_directory())


def test_the_hash_ignores_line_ends_and_sees_all_else(folder: Path) -> None:
    shipped = content_hash()
    assert load_catalog().digest == content_hash(folder) == shipped
    text = (folder / "units.toml").read_bytes()
    (folder / "units.toml").write_bytes(text.replace(b"\n", b"\r\n"))
    assert content_hash(folder) == shipped
    (folder / "notes.txt").write_text("not data", "utf-8")
    assert content_hash(folder) == shipped
    (folder / "units.toml").write_bytes(text + b"\n")
    assert content_hash(folder) != shipped


def test_no_hash_of_half_a_folder(folder: Path) -> None:
    (folder / "units.toml").unlink()
    with pytest.raises(DataError):
        content_hash(folder)


def test_the_data_of_an_installed_package_lies_inside_it(tmp_path: Path) -> None:
    package = tmp_path / "starquest"
    assert data_directory(package) == tmp_path / "data"
    (package / "data").mkdir(parents=True)
    assert data_directory(package) == package / "data"


@pytest.mark.parametrize("stem", FILES)
def test_every_definition_writes_and_reads_back(stem: str) -> None:
    converter = data_converter()
    for entry in getattr(load_catalog(), stem).values():
        assert converter.structure(converter.unstructure(entry), FILES[stem]) == entry


@pytest.mark.parametrize("stem", FILES)
def test_every_definition_starts_with_its_id(stem: str) -> None:
    assert attrs.fields(FILES[stem])[0].name == "id"
    assert all(key == entry.id for key, entry in getattr(load_catalog(), stem).items())
