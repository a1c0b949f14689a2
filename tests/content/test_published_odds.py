"""The published odds are read strictly; none, damaged or old ones stop no game."""

import shutil
from pathlib import Path

import pytest

from starquest.content.paths import data_directory
from starquest.content.published_odds import Effect, OddsCell, load_odds, read_odds, strange_names
from starquest.content.tuned import TUNED, digest_of
from starquest.text.problems import told_problem
from tests.support.board import catalog

TOLD = """\
version = "1"
bot = "greedy"
games = 100
data = "{data}"

[[cells]]
heroes = 3
difficulty = "story"
won = 77
games = 100
low = 678
high = 842

[challenges.events]
effect = -40
reach = 30
games = 200
heroes = 3
"""
CELL = """
[[cells]]
heroes = 3
difficulty = "story"
won = 10
games = 100
low = 50
high = 180
"""


def folder(place: Path, told: str = TOLD) -> Path:
    for name in TUNED:
        shutil.copy(data_directory() / f"{name}.toml", place)
    (place / "odds.toml").write_text(told.format(data=digest_of()), encoding="utf-8")
    return place


def test_cells_and_effects_are_found(tmp_path: Path) -> None:
    found = load_odds(folder(tmp_path))
    assert found.odds is not None
    assert not found.outdated
    assert found.odds.cell(3, "story") == OddsCell(3, "story", 77, 100, 678, 842)
    assert found.odds.cell(2, "story") is None
    assert found.odds.challenges == {"events": Effect(-40, 30, 200, 3)}


def test_other_numbers_make_them_outdated(tmp_path: Path) -> None:
    file = folder(tmp_path) / "quest.toml"
    file.write_text(file.read_text("utf-8").replace("last = 10", "last = 11"), encoding="utf-8")
    assert load_odds(tmp_path).outdated


def test_without_the_file_there_are_none(tmp_path: Path) -> None:
    assert read_odds(tmp_path) == (None, [])
    assert load_odds(tmp_path).odds is None


@pytest.mark.parametrize(
    ("told", "path"),
    [
        (TOLD.replace("low = 678", "low = 1001"), "cells[0].low"),
        (TOLD.replace("won = 77", 'won = "77"'), "cells[0].won"),
        (TOLD.replace("reach = 30", "reach = 30\nmore = 1"), "challenges.events.more"),
        (TOLD.replace("won = 77", "won = 101"), "cells[0].won"),
        (TOLD.replace("low = 678", "low = 771"), "cells[0]"),
        (TOLD.replace("high = 842", "high = 769"), "cells[0]"),
        (TOLD + CELL, "cells[1]"),
        ("version = ", ""),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, told: str, path: str) -> None:
    place = folder(tmp_path, told)
    odds, problems = read_odds(place)
    assert odds is None
    assert [(problem.file, problem.path) for problem in problems] == [("odds.toml", path)]
    assert load_odds(place).odds is None


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "odds.toml").write_bytes(b"\xff")
    assert read_odds(tmp_path)[1]


def test_names_nobody_knows_are_told(tmp_path: Path) -> None:
    told = TOLD.replace("story", "stroy").replace("challenges.events", "challenges.nigth")
    odds, problems = read_odds(folder(tmp_path, told))
    assert odds is not None
    assert not problems
    wrong = strange_names(odds, catalog())
    assert [problem.path for problem in wrong] == ["cells[0].difficulty", "challenges.nigth"]
    assert [told_problem(problem) for problem in wrong] == [
        "odds.toml: cells[0].difficulty: unknown difficulty 'stroy', the nearest is 'story'",
        "odds.toml: challenges.nigth: unknown challenge 'nigth', the nearest is 'night'",
    ]


def test_what_is_picked_may_be_measured(tmp_path: Path) -> None:
    odds, _ = read_odds(folder(tmp_path, TOLD.replace("challenges.events", "challenges.night")))
    assert odds is not None
    assert strange_names(odds, catalog()) == []
