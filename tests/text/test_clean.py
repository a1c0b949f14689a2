"""Text from outside is made safe to show, whatever it is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starquest.text.clean import clean


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\x1b[31mAnn\x1b[0m", "[31mAnn[0m"),
        ("a\x9b31mb", "a31mb"),
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
        ("a\u0301" + "\u0300" * 50, "\u00e1\u0300\u0300"),
        ("\u0301a", "a"),
        ("\u3164\u2800", "?"),
        ("", "?"),
        ("\x00\x07\r\n", "?"),
        ("x" * 100, "x" * 40),
    ],
)
def test_hostile_text(hostile: str, shown: str) -> None:
    assert clean(hostile) == shown


def test_the_limit_can_be_chosen() -> None:
    assert clean("abc def", 4) == "abc"


@given(st.text(), st.integers(1, 60))
def test_nothing_invisible_is_left(text: str, limit: int) -> None:
    shown = clean(text, limit)
    assert 1 <= len(shown) <= limit
    assert "\n" not in shown
    assert not any(unicodedata.category(char).startswith("C") for char in shown)
    assert shown == " ".join(shown.split())


@given(st.text())
def test_clean_text_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
