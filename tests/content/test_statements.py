"""Every statement of the rules that the engine implements has its page in the codex.

What is implemented is what tests cite: `@pytest.mark.rule("FF-212")`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from starquest.content.catalog import Catalog
from tests.support.board import catalog

TESTS = Path(__file__).resolve().parent.parent


def cited(source: str) -> Iterator[str]:
    """The statements the tests of a file prove."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule"), args=args):
                yield from (str(a.value) for a in args if isinstance(a, ast.Constant))


def told(known: Catalog) -> set[str]:
    """The statements that have a page."""
    pages = [page.ids for page in known.codex.values()]
    rules = [rule.ids for rule in known.rules.values()]
    return {number for ids in pages + rules for number in ids}


def test_every_statement_that_is_proven_has_a_page() -> None:
    sources = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    proven = {number for source in sources for number in cited(source)}
    assert len(proven) > 200
    assert sorted(proven - told(catalog())) == []


def test_every_ruling_of_the_field_that_has_a_page_is_proven() -> None:
    sources = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    proven = {number for source in sources for number in cited(source)}
    rulings = {number for number in told(catalog()) if number.startswith("FR-")}
    assert rulings == {f"FR-{number:02}" for number in (*range(1, 9), *range(11, 15))}
    assert sorted(rulings - proven) == []


def test_the_size_of_a_wave_and_what_it_comes_from_are_told() -> None:
    pages = catalog().codex
    assert "SQ-131" in pages["wave_size"].ids
    assert "HR-103" in pages["party_value"].ids


def test_a_statement_without_a_page_is_seen() -> None:
    source = '@pytest.mark.rule("FF-999", "FF-212")\ndef test_it(): ...'
    assert set(cited(source)) - told(catalog()) == {"FF-999"}
