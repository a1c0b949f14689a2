"""What a mode hands the game screen: functions for the parts that differ from mode to mode.

The screen knows no mode; it asks for lines and marks and draws them.
"""

from collections.abc import Callable
from typing import Protocol

import attrs

from starquest.desk.cards import Card
from starquest.desk.columns import Measure
from starquest.desk.glyphs import Glyphs
from starquest.desk.playing import Playing
from starquest.desk.styled import Line
from starquest.engine.scene import Scene
from starquest.model.event import Event
from starquest.model.ids import EntityId
from starquest.text.phrases import Phrases
from starquest.text.story import Story


class Owners(Protocol):
    """Whoever knows who plays whom."""

    def inks(self) -> dict[EntityId, str]:
        """The colour of each unit that has a player."""

    def initials(self, hero: EntityId) -> str:
        """Who plays a unit, in a letter or two."""


@attrs.frozen
class Column:
    """What a panel beside the map has to draw with: glyphs, room, and how wide words are."""

    glyphs: Glyphs
    inside: int
    measure: Measure = len


@attrs.frozen
class Look:
    """How a mode is shown."""

    header: Callable[[Playing], str]
    """The line above the map."""
    roster: Callable[[Playing, Owners, Column], list[Line]]
    """Who plays, beside the map."""
    states: Callable[[Playing], dict[EntityId, str]]
    """The units somebody may pick, each with a word for how it stands."""
    markers: Callable[[Playing, Story, Column], list[Line]]
    """What is fought for, below that."""
    card: Callable[[Event, Story, Phrases], Card | None]
    """The card or page an event brings."""
    handover: Callable[[Playing, str, str], list[str]]
    """The card for the player who is next, and the unit it is about."""
    ending: Callable[[Playing, Story, Phrases], list[str]]
    """The last page; its first line is the heading."""
    gives_up: Callable[[Playing, Scene], list[str]]
    """What the unit that is looked at would no longer hold, in the scene after a move."""
    swept: Callable[[Playing], int] = lambda _: 0
    """The wave of which nobody is left and nobody will come; 0 while there is still a fight."""
