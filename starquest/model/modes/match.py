"""The match: two army lists, a table, and who plays."""

import attrs

from starquest.model.army import ArmyList
from starquest.model.frozen import LATER, frozen
from starquest.model.settings import Following, Nerve, Settings, Visibility, Wounds

ROUNDS = 4
RULES = Settings(
    "match",
    Wounds.EFFECTS,
    spacing=True,
    nerve=Nerve.ARMY,
    sight=Visibility.TABLE,
    rounds=ROUNDS,
    following=Following.RANKS,
)
"""How a match is played."""
FULL = 300
"""The points of a full match."""
STANDARD = 48
"""The usual width and height of its table, in inches."""


@frozen
class MatchSetup:
    """The two lists, the table and the players."""

    sides: tuple[ArmyList, ArmyList]
    points: int = FULL
    theme: str = "ruined_city"
    width: int = STANDARD
    height: int = STANDARD
    settings: Settings = RULES
    names: tuple[str, str] = ("", "")
    """Who plays each side."""
    minds: tuple[str, str] = ("", "")
    """The programs that play a side; empty where a person does."""
    special: bool = attrs.field(default=False, metadata=LATER)
    """Whether units jump and are pushed, which the rules leave to the players."""
