"""Files of lists: ready ones are legal, spoilt ones fail cleanly."""

from pathlib import Path
from random import Random

import pytest

from starquest.content.armies.list_file import LARGEST, checked_list, read_list, written_list
from starquest.content.armies.organisation import total_cost
from starquest.content.paths import data_directory
from starquest.content.problem import DataError
from starquest.model.army import ArmyList, ArmyUnit
from starquest.text.problems import told_problem
from tests import times
from tests.content.armies.spoilt_lists import spoil
from tests.support.board import catalog

READY = sorted((data_directory() / "armies" / "lists").glob("*.toml"))
SIZES = (300, 335, 1000, 2000)


def told(text: str) -> list[str]:
    return [told_problem(row) for row in checked_list(catalog(), text.encode(), "x.toml")[1]]


@pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
def test_a_ready_list_is_legal_and_spends_its_points(path: Path) -> None:
    army, problems = checked_list(catalog(), path.read_bytes(), path.name)
    assert problems == []
    assert army is not None
    assert army.points - total_cost(catalog(), army) <= 5
    assert written_list(army) == path.read_text("utf-8")


def test_every_faction_has_a_ready_list_of_each_size() -> None:
    found = [read_list(path.read_bytes()) for path in READY]
    wanted = {(faction, points) for faction in catalog().factions for points in SIZES}
    assert {(army.factions[0], army.points) for army in found} == wanted
    assert len({army.name for army in found}) == len(found)


def test_what_is_written_is_read_again() -> None:
    unit = ArmyUnit("ash_mob", 10, combined=True, upgrades=("fire_hose",), joins=3, name='A "b\\')
    army = ArmyList('"Quoted" \\ [b]', ("cinder_raiders", "nullborn"), 750, (unit,), "battle")
    assert read_list(written_list(army).encode()) == army


def test_every_problem_of_the_form_is_told_at_once() -> None:
    assert told('name = " a"\nfactions = []\npoints = 5\nmod = 1\n[[unit]]\nsize = true\n') == [
        "x.toml: name: must have at most 40 letters, and no blanks around it",
        "x.toml: factions: must not be empty",
        "x.toml: points: must be from 50 to 10000, found 5",
        "x.toml: unit[0].kind: is required but missing",
        "x.toml: unit[0].size: expected a whole number, found True",
        "x.toml: mod: unknown field 'mod', the nearest is 'mode'",
    ]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ('name = "\\u001b[31m"', "a character that is not allowed, U+001B"),
        ('name = "\\u202e"', "a character that is not allowed, U+202E"),
        ("name = ", "is not TOML"),
        ("x = " + "[" * 5000, "nested"),
        ("#" * (LARGEST + 1), f"it has more than {LARGEST} bytes"),
        ('mode = "mach"', "unknown value 'mach', the nearest is 'match'"),
        ('unit = "all"', "unit: expected a list"),
    ],
)
def test_hostile_texts_are_told(text: str, part: str) -> None:
    found = told(text)
    assert found
    assert any(part in line for line in found) or part == "nested"


def test_bytes_that_are_no_text_are_told() -> None:
    with pytest.raises(DataError):
        read_list(b"\xff\xfe")


@pytest.mark.soak
def test_spoilt_files_fail_cleanly() -> None:
    """Whatever becomes of a file, it is a list or a DataError, and what is told can be printed."""
    dice = Random(7)  # noqa: S311 - faults to try
    for turn in range(times(200, 20_000)):
        source = bytearray(READY[turn % len(READY)].read_bytes())
        for _ in range(dice.randint(1, 4)):
            spoil(source, dice)
        _, problems = checked_list(catalog(), bytes(source), "x.toml")
        assert all(told_problem(row).isprintable() for row in problems)
