"""Names as they appear in messages: the nearest valid one, and outside text made safe to print."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from starquest.content.fault import Fault, fault

LONGEST = 60
_PLAIN = re.compile(r"[A-Za-z0-9_]+")


def nearest(name: str, valid: Iterable[str]) -> str:
    """The valid name most like this one, or nothing when there is no valid name at all."""
    found = get_close_matches(name[:LONGEST].lower(), sorted(valid), n=1, cutoff=0.0)
    return found[0] if found else ""


def unknown(what: str, name: str, valid: Iterable[str]) -> Fault:
    """The fault of a name nobody knows."""
    return fault("problems.unknown", what=what, name=shown(name), nearest=nearest(name, valid))


def shown(value: object) -> str:
    """Any value in a message: escaped, and cut when it is long."""
    text = ascii(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def printable(text: str) -> str:
    """A text as it is when a terminal can show it, else escaped."""
    return text if text.isprintable() else ascii(text)


def safe(name: str) -> str:
    """A name as it is when it is plain, else quoted and escaped."""
    return name if _PLAIN.fullmatch(name) else shown(name)
