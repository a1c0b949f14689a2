"""The numbers of a mission: as the rules have them, and strictly read."""

import shutil
from pathlib import Path

import pytest

from starquest.content.loader import examine, load_catalog
from starquest.content.paths import data_directory


@pytest.mark.rule("SQ-101")
def test_the_numbers_are_those_of_the_rules() -> None:
    quest = load_catalog().quest
    assert (quest.party.fewest, quest.party.most, quest.waves.last) == (2, 4, 10)
    assert (quest.objectives.destroyed_at, quest.waves.alertness) == (3, 6)
    assert (quest.rewards.per_objective, quest.rewards.with_priority) == (2, 1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("last = 10", "last = 0", "quest.toml: waves.last: must be from 1 to 99, found 0"),
        ("last = 10", "", "quest.toml: waves.last: is required but missing"),
        ("last = 10", "last = true", "quest.toml: waves.last: expected a whole number, found True"),
        ("[shop]", "[shop]\nbell = 1", "quest.toml: shop.bell: unknown field 'bell'"),
        ("bosses = [4, 7, 10]", "bosses = []", "quest.toml: waves.bosses: must not be empty"),
    ],
)
def test_a_wrong_number_is_told(tmp_path: Path, old: str, new: str, problem: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_directory(), folder)
    text = (folder / "quest.toml").read_text(encoding="utf-8")
    (folder / "quest.toml").write_text(text.replace(old, new), encoding="utf-8")
    assert [str(found) for found in examine(folder)[1] if str(found).startswith(problem)] != []


def test_an_empty_file_is_told_and_a_missing_one_too(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_directory(), folder)
    (folder / "quest.toml").write_text("", encoding="utf-8")
    assert len(examine(folder)[1]) == 9
    (folder / "quest.toml").unlink()
    assert [found.file for found in examine(folder)[1]] == ["quest.toml"]
