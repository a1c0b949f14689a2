"""The numbers of a mission that whoever sets it up may change."""

from starquest.model.frozen import frozen


@frozen
class Levers:
    """What a game changes of the numbers of the rules; None leaves a number as it is."""

    share: int | None = None
    """How many percent of the party's points each wave's number is worth."""
    credits: int | None = None
    """What every hero starts with."""
    salvage: int | None = None
    """How many points of destroyed enemies are worth a credit."""
    healing: int | None = None
    """Wounds restored between waves."""
    bleeding: int | None = None
    """The highest face on which a hero bleeds out."""


UNMOVED = Levers()
"""Everything as the rules have it."""
LEVERS = ("share", "credits", "salvage", "healing", "bleeding")
"""Their names, in the order in which they are told."""
