"""What a skirmish is started with."""

import attrs

from starquest.model.frozen import frozen
from starquest.model.state import Settings


@frozen
class Setup:
    """The table and the two forces, by the ids of their units."""

    heroes: tuple[str, ...]
    horde: tuple[str, ...]
    theme: str = "ruined_city"
    width: int = 48
    height: int = 48
    settings: Settings = attrs.Factory(Settings)


@frozen
class Recruit:
    """One hero of a party."""

    kind: str
    name: str = ""
    player: str = ""
    tradition: str = ""
    """For casters: the spells they know; empty for their class's own."""


@frozen
class Quest:
    """What a Star Quest mission is started with. An empty choice is rolled for."""

    party: tuple[Recruit, ...]
    factions: tuple[str, ...] = ()
    small: bool = False
    theme: str = ""
    phases: bool = False
    """All heroes act, then all enemies, instead of taking turns."""
    challenges: tuple[str, ...] = ()
    alertness: str = ""
    time: str = ""
    weather: str = ""
    share: int = 25
    """How many percent of the party's points each wave's number is worth."""


CHALLENGES = ("boss", "injuries", "alertness", "time", "weather", "events")
"""The optional challenges, each off in the plain game."""

AnySetup = Quest | Setup
"""What a game of any mode is started with."""
