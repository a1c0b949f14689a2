"""What a person reads off the screen: where one is, and what the line above the keys says.

Nothing but the text of the rows is looked at: it reads a real terminal as well as a headless one.
"""

import re
from collections.abc import Sequence
from enum import Enum


class Place(Enum):
    """Where a person is, as far as keys matter."""

    NOWHERE = "nothing is asked for"
    TITLE = "title"
    FORM = "new game"
    DEPLOY = "place a hero"
    PICK = "pick a hero"
    ACT = "act"
    AIM = "aim"
    MAP = "a question about the map"
    QUESTION = "a question"
    CARD = "a card"
    HANDING = "the handover card"
    CORNERS = "the corners of a wave"
    SHOP = "shop"
    END = "the end page"


OVER = (
    (r"Next page", Place.END),
    (r"Play now.*New game", Place.TITLE),
    (r"Start the (mission|match)", Place.FORM),
    (r"So be it", Place.CORNERS),
    (r"Enter Choose|Enter .* takes the keyboard", Place.QUESTION),
    (r"Enter( \S+)? Begin\b", Place.HANDING),
    (r"\. (Esc )?Done\b", Place.SHOP),
    (r"Enter.* Go on\b", Place.CARD),
)
"""What lies over the table, or instead of it: the topmost first."""
TABLE = (
    (r"Enter Answer\b", Place.QUESTION),
    (r"Enter Place\b", Place.DEPLOY),
    (r"Enter Pick\b", Place.PICK),
    (r"Enter Do it\b.*Esc Back\b", Place.AIM),
    (r"Enter Do it\b", Place.MAP),
    (r"\. End\b", Place.ACT),
)
"""What the last row says of the table."""


def place(rows: Sequence[str]) -> Place:
    """Where a person is who sees these rows."""
    text, last = "\n".join(rows), _last(rows, 1)
    for words, found in OVER:
        if re.search(words, text, re.DOTALL if found is Place.TITLE else 0):
            return found
    return next((found for words, found in TABLE if re.search(words, last)), Place.NOWHERE)


def told(rows: Sequence[str]) -> str:
    """The line above the keys."""
    return _last(rows, 2).strip()


def _last(rows: Sequence[str], count: int) -> str:
    there = [row for row in rows if row.strip()]
    return there[-count] if len(there) >= count else ""


def line_of(rows: Sequence[str], title: str, which: int = 0) -> int:
    """Which line of a form has such a title, counted from its first one."""
    first = next(at for at, row in enumerate(rows) if re.search("Start the (mission|match)", row))
    found = [at for at, row in enumerate(rows) if row.strip().startswith(title)]
    return found[which] - first
