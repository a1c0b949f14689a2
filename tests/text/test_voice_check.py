"""The check of the voices sees what is missing, too long, said twice or said by nobody."""

from pathlib import Path
from shutil import copytree

import pytest

from starquest.content.paths import data_directory
from starquest.text.problems import told_problem
from starquest.text.voice_check import voice_problems
from tests.support.board import catalog


def found(folder: Path, old: str, new: str) -> list[str]:
    copytree(data_directory() / "locale" / "en", folder / "locale" / "en")
    file = folder / "locale" / "en" / "voices.toml"
    source = file.read_text("utf-8")
    assert old in source
    file.write_text(source.replace(old, new, 1), "utf-8")
    return [told_problem(problem) for problem in voice_problems(folder, catalog())]


def test_the_shipped_voices_are_sound() -> None:
    assert voice_problems(data_directory(), catalog()) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('5 = "you blinked"\n', "", "line.nullborn.wave.5: is missing; there are 10 lines"),
        ("[line.nullborn.lull]", "[line.nullborn.lulls]", "line.nullborn.lull.1: is missing"),
        ('5 = "you blinked"', '5 = "Amen."\n11 = "Amen."', "says the same as"),
        ('"you blinked"', f'"{"ha" * 41}"', "is longer than 80 characters"),
    ],
)
def test_a_planted_fault_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert any(told in line for line in found(tmp_path, old, new))
