"""The last line of a screen: keys that fit, and that can be clicked."""

from starquest.desk.keymap import GAP, Hint, fitting
from starquest.ui.widgets.keys import key_content, key_line

MANY = [Hint("a", f"Action {n}", f"act('{n}')") for n in range(5)]
LAST = [Hint("?", "Help")]


def test_the_last_keys_are_always_there() -> None:
    """Each of the first takes 12 columns with its gap, the last 6."""
    assert fitting(MANY, LAST, 100) == [*MANY, *LAST]
    assert fitting(MANY, LAST, 30) == [*MANY[:2], *LAST]
    assert fitting(MANY, LAST, 5) == LAST


def test_what_is_shown_fits() -> None:
    for width in range(8, 80):
        shown = GAP.join(hint.text for hint in fitting(MANY, LAST, width))
        assert len(shown) <= width
        assert key_line(fitting(MANY, LAST, width)).plain == shown


def test_only_keys_with_an_action_are_clicked() -> None:
    assert not key_content(LAST[0]).spans[1:]
    assert "screen.act('0')" in str(key_content(MANY[0]).spans[-1].style)
    assert "app.help" in str(key_content(Hint("?", "Help", "app.help('game')")).spans[-1].style)
