"""The words that stand on a screen, for whoever wants to look them up.

Read off the widgets themselves, so that no screen can show a word and not have it looked up.
"""

from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from starquest.ui.widgets.keys import KeyLine

MANY = 60
"""More lines than this are a book: of one only the marked line is meant."""


def text_on(screen: Screen[object]) -> str:
    """All of it, what is marked first."""
    lists = [part for found in screen.query(OptionList) for part in _lines(found)]
    plain = [_said(found) for found in screen.query(Static) if not isinstance(found, KeyLine)]
    return "\n".join([*lists, *plain])


def _lines(lines: OptionList) -> list[str]:
    told = [_plain(option.prompt) for option in lines.options]
    at = lines.highlighted
    marked = [told[at]] if at is not None else []
    return marked + (told if len(told) <= MANY else [])


def _said(widget: Widget) -> str:
    return _plain(widget.render())


def _plain(drawn: object) -> str:
    return drawn.plain if isinstance(drawn, Content) else str(drawn)
