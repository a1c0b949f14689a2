"""The names runs may have: they are file names and are shown everywhere."""

import os

from starquest.play.saves.errors import BadName
from starquest.text.clean import clean
from starquest.text.locale import words

LONGEST = 40
LONGEST_BYTES = 120
SHORTER = 30
"""Letters of a name made up from a text: a number may have to follow."""
FORBIDDEN = frozenset('/\\:*?"<>|')
RESERVED = frozenset({"con", "prn", "aux", "nul", "scores"})


def checked(name: str) -> str:
    """The name itself; BadName says why it cannot be one."""
    if problem := problem_of(name):
        raise BadName(words("saves.name.refused", name=clean(name), problem=problem))
    return name


def usable(text: str) -> str:
    """A name a run can have, as like a text from outside as may be."""
    if not problem_of(text):
        return text
    bare = "".join(char for char in clean(text, LONGEST) if char not in FORBIDDEN)
    name = clean(bare.strip(".- ")[:SHORTER]).rstrip(".")
    return "run" if problem_of(name) else name


def problem_of(name: str) -> str:
    """Why a name cannot be used; nothing if it can."""
    if not name:
        return words("saves.name.empty")
    if len(name) > LONGEST or len(name.encode("utf-8", "replace")) > LONGEST_BYTES:
        return words("saves.name.long", most=LONGEST)
    if clean(name, LONGEST) != name:
        return words("saves.name.unshowable")
    if not _writable(name):
        return words("saves.name.letters")
    if FORBIDDEN & set(name):
        return words("saves.name.forbidden", letters=" ".join(sorted(FORBIDDEN)))
    if name[0] in ".-" or name[-1] == "." or name.lower() in RESERVED:
        return words("saves.name.trouble")
    return ""


def _writable(name: str) -> bool:
    """Whether a file can have the name here: some locales have few letters."""
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        return False
    return True
