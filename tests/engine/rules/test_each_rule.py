"""Every special rule has a file, an entry in the data, and a test of its own."""

from pathlib import Path

from starquest.content.loader import load_catalog
from starquest.engine import rules
from starquest.engine.hooks import RULES
from starquest.engine.kit import NO_KIT


def untested(files: list[str], tests: list[str]) -> list[str]:
    """The rules whose test is missing."""
    return [name for name in files if f"test_{name}" not in tests]


def test_each_rule_has_its_own_test() -> None:
    files = sorted(f.stem for f in Path(rules.__file__).parent.glob("[a-z]*.py"))
    assert files == sorted(RULES)
    assert untested(files, [f.stem for f in Path(__file__).parent.glob("test_*.py")]) == []


def test_each_rule_is_in_the_data_and_no_other() -> None:
    assert NO_KIT.rules == ()
    assert sorted(load_catalog().rules) == sorted(RULES)


def test_the_test_can_see() -> None:
    assert untested(["furious", "zeal"], ["test_furious", "test_zealous"]) == ["zeal"]
