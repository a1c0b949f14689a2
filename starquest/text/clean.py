"""The one sanitiser: text from outside made safe to show anywhere."""

import unicodedata
from functools import lru_cache

LONGEST = 40
MARKS = 2
"""How many combining marks may follow one another."""
NOTHING = "?"
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Characters that show nothing although they count as letters, marks or symbols."""


@lru_cache(maxsize=1024)
def clean(text: str, limit: int = LONGEST) -> str:
    """Text without anything invisible, reordering or controlling, on one line, never empty."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    shown = "".join(char for char in spaced if _visible(char))
    whole = unicodedata.normalize("NFC", " ".join(shown.split()))
    return " ".join(_calm(whole)[: max(limit, 1)].split()) or NOTHING


def _visible(char: str) -> bool:
    """Whether a character is a space, or shows something by itself or on the one before."""
    if char in BLANKS or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    return not unicodedata.category(char).startswith("C")


def _calm(text: str) -> str:
    """Text without marks that stand on nothing, and with few of them on one letter."""
    kept: list[str] = []
    run = MARKS
    for char in text:
        marks = unicodedata.category(char).startswith("M")
        run = run + 1 if marks else MARKS if char == " " else 0
        if run <= MARKS or not marks:
            kept.append(char)
    return "".join(kept)
