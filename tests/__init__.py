"""Tests mirror the package; what several of them share at the top lives here."""

import os
from typing import Final

SOAK: Final = os.environ.get("STARQUEST_SOAK") == "1"


def times(few: int, many: int) -> int:
    """How often a soak test repeats: `few` in `make test`, `many` in `make soak`."""
    return many if SOAK else few
