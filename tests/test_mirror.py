"""The tests mirror the package: whoever knows where the code is knows where its tests are."""

from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
PACKAGE: Final = TESTS.parent / "starquest"

# Folders that mirror nothing, and why they are there.
OF_THEIR_OWN: Final = {
    "architecture": "draws the picture of the package as a whole",
    "balance": "plays the package to see how hard it is",
    "bench": "measures the package instead of testing it",
    "golden": "what was stored once and must be met again",
    "support": "the vocabulary all tests share",
}


def astray(tests: Iterable[PurePath], folders: Iterable[PurePath]) -> list[str]:
    """The test modules whose folder is none of the package; the top is for the whole house."""
    known = {PurePath(), *folders, *map(PurePath, OF_THEIR_OWN)}
    return sorted(test.as_posix() for test in tests if test.parent not in known)


def folders_of(place: Path) -> list[PurePath]:
    return [path.parent.relative_to(place) for path in place.rglob("__init__.py")]


def test_every_test_stands_where_its_code_stands() -> None:
    modules = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
    assert len(modules) > 200
    assert astray(modules, folders_of(PACKAGE)) == []


def test_what_mirrors_nothing_is_there() -> None:
    assert all((TESTS / name / "__init__.py").exists() for name in OF_THEIR_OWN)
    assert not any((PACKAGE / name).exists() for name in OF_THEIR_OWN)


def test_a_test_astray_is_found() -> None:
    there = [PurePath("engine/attack/test_odds.py"), PurePath("test_layers.py")]
    lost = [PurePath("engine/greedy/test_bot.py")]
    assert astray([*there, *lost], [PurePath("engine/attack")]) == ["engine/greedy/test_bot.py"]
