from pathlib import Path

import attrs
import pytest

from starquest.content.catalog import FILES, file_of
from starquest.content.converter import data_converter
from starquest.content.fault import fault
from starquest.content.loader import LARGEST, examine, load_catalog
from starquest.content.paths import data_directory
from starquest.content.problem import DataError, Problem
from tests.content.spoilt import COST, HUSKS, problems, spoil


@pytest.mark.parametrize("stem", FILES)
def test_a_missing_file_is_reported(folder: Path, stem: str) -> None:
    (folder / file_of(stem)).unlink()
    assert f"{file_of(stem)}: cannot be read: No such file or directory" in problems(folder)


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


def test_a_faction_is_not_blamed_for_a_spoilt_unit(folder: Path) -> None:
    (folder / "units.toml").write_text(HUSKS.replace(COST, ""), "utf-8")
    assert problems(folder) == ["units.toml: husks.cost: is required but missing"]


def test_loading_raises_with_every_problem(folder: Path) -> None:
    spoil(folder, "units", "cost = 40", "cost = 45")
    with pytest.raises(DataError, match=r"problems\.cost\.other") as caught:
        load_catalog(folder)
    assert caught.value.problems == (
        Problem(
            "units.toml", "scrap_cutters.cost", fault("problems.cost.other", cost=45, formula=40)
        ),
    )


def test_a_folder_is_read_once() -> None:
    assert load_catalog() is load_catalog(data_directory())


def digest_of(folder: Path) -> str:
    """The hash of a folder as it is now."""
    return examine(folder)[0].digest


def test_the_hash_ignores_line_ends_and_sees_all_else(folder: Path) -> None:
    shipped = load_catalog().digest
    assert digest_of(folder) == shipped
    text = (folder / "units.toml").read_bytes()
    (folder / "units.toml").write_bytes(text.replace(b"\n", b"\r\n"))
    assert digest_of(folder) == shipped
    (folder / "notes.txt").write_text("not data", "utf-8")
    assert digest_of(folder) == shipped
    (folder / "units.toml").write_bytes(text + b"\n")
    assert digest_of(folder) != shipped


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
