"""The skirmish: what it is started with and what it keeps besides the rows."""

from starquest.model.frozen import frozen
from starquest.model.settings import Following, Nerve, Settings, Visibility, Wounds

RULES = Settings(
    "skirmish",
    Wounds.EFFECTS,
    spacing=True,
    nerve=Nerve.NEVER,
    sight=Visibility.TABLE,
    following=Following.RANKS,
)
"""How a skirmish is played unless its setup says otherwise."""


@frozen
class SkirmishSetup:
    """The table and the two forces, by the ids of their units."""

    one: tuple[str, ...]
    two: tuple[str, ...]
    theme: str = "ruined_city"
    width: int = 48
    height: int = 48
    settings: Settings = RULES
    names: tuple[str, str] = ("", "")
    """Who plays each side."""
    minds: tuple[str, str] = ("", "")
    """The programs that play a side; empty where a person does."""


@frozen
class SkirmishLedger:
    """The points of both sides: those they came with, and those they have lost."""

    worth: tuple[int, int] = (0, 0)
    lost: tuple[int, int] = (0, 0)

    @property
    def left(self) -> tuple[int, int]:
        """The points each side has left."""
        return self.worth[0] - self.lost[0], self.worth[1] - self.lost[1]
