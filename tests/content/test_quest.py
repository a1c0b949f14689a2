"""The numbers of a mission: as the rules have them, and strictly read."""

from pathlib import Path

import pytest

from starquest.content.loader import load_catalog
from tests.content.spoilt import problems, spoil


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
def test_a_wrong_number_is_told(folder: Path, old: str, new: str, problem: str) -> None:
    spoil(folder, "quest", old, new)
    assert [found for found in problems(folder) if found.startswith(problem)] != []


def test_an_empty_file_is_told_and_a_missing_one_too(folder: Path) -> None:
    (folder / "quest.toml").write_text("", encoding="utf-8")
    assert len(problems(folder)) == 9
    (folder / "quest.toml").unlink()
    assert len(problems(folder)) == 1
