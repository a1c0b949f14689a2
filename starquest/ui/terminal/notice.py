"""A sound or a notice of the terminal for who is next and may look elsewhere."""

import os
from collections.abc import Mapping

from starquest.text.clean import clean

OTHERS = ("foot", "rxvt", "urxvt")
"""Terminals that know notices in the way of rxvt."""


def notice(told: str, environment: Mapping[str, str] = os.environ) -> str:
    """What a terminal is sent to show a notice; nothing of it can be anything else."""
    text = clean(told).replace(";", ",")
    term = environment.get("TERM", "")
    if "VTE_VERSION" in environment or term.startswith(OTHERS):
        return f"\x1b]777;notify;starquest;{text}\x1b\\"
    return f"\x1b]9;{text}\x1b\\"
