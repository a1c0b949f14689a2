"""What the copy of a run is called."""

import re

COPY = re.compile(r"-copy(-[0-9]+)?$")
LONGEST = 30


def copy_name(name: str) -> str:
    """A name for a copy; the library adds a number if it is taken."""
    return COPY.sub("", name)[:LONGEST].strip() + "-copy"
