"""The policies of a game: where the rules of the modes differ, which of them is played.

Each field is read in one place; nothing there asks which mode it is. The defaults
are those that games kept before the field was there were played by.
"""

from enum import StrEnum

import attrs

from starquest.model.frozen import LATER, frozen


class Wounds(StrEnum):
    """The two ways for a model to go down."""

    EFFECTS = "effects"
    """Markers and a wound-effect roll."""
    TALLY = "tally"
    """Wounds equal to Tough."""


class Nerve(StrEnum):
    """When wounds make a unit test morale."""

    ATTACK = "attack"
    """After each attack that leaves it at half, and after each melee it has lost."""
    ARMY = "army"
    """All of an army at each round's end at which half of its units are gone."""
    NEVER = "never"
    """Never: what its wounds do is rolled for instead."""


class Rout(StrEnum):
    """When a Shaken unit that fails a morale test leaves the table."""

    SHAKEN = "shaken"
    """Always."""
    BROKEN = "broken"
    """At half strength or less, or after a lost melee; a test forced on it never does that."""


class Turns(StrEnum):
    """The two orders of activations."""

    ALTERNATE = "alternate"
    """The sides take turns."""
    SIDES = "sides"
    """All units of one side act, then all of the other."""


class Visibility(StrEnum):
    """What a side knows of the other's units on the table."""

    OWN = "own"
    """Those its own units see, unless the players want an open table."""
    TABLE = "table"
    """All of them."""


class Following(StrEnum):
    """How the models of a unit follow their lead, and who of them falls first."""

    BESIDE = "beside"
    """Round the lead, on cells all of them get to; the last in line falls."""
    RANKS = "ranks"
    """As they stand, in a block or gathered; who falls leaves the others together."""


class Luck(StrEnum):
    """How several dice are rolled at once."""

    PURE = "pure"
    """Each by itself."""
    STEADIED = "steadied"
    """What is expected of them, rounded down, for certain, and one die for the rest."""


@frozen
class Settings:
    """What a mode fixes for the whole game."""

    mode: str = "quest"
    wounds: Wounds = Wounds.TALLY
    spacing: bool = False
    """Whether units of one side keep 1 inch apart too."""
    nerve: Nerve = Nerve.ATTACK
    turns: Turns = Turns.ALTERNATE
    span: int = 6
    """How far the models of a unit may be apart, in inches."""
    sight: Visibility = Visibility.OWN
    rounds: int = 0
    """How many rounds are played; 0 for no limit."""
    rout: Rout = Rout.SHAKEN
    following: Following = attrs.field(default=Following.BESIDE, metadata=LATER)
    special: bool = attrs.field(default=False, metadata=LATER)
    """Whether units jump and are pushed, which the rules leave to the players."""
    luck: Luck = attrs.field(default=Luck.PURE, metadata=LATER)
