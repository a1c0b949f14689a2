"""Army lists as values: what a player brings to a table, before anything is built from it."""

from starquest.model.frozen import frozen


@frozen
class ArmyUnit:
    """One entry of a list."""

    kind: str
    size: int = 0
    """How many models; 0 for the smallest size the kind comes in."""
    combined: bool = False
    """Whether two units of this size stand as one."""
    upgrades: tuple[str, ...] = ()
    joins: int = -1
    """For a hero: the number of the entry it fights with; -1 for none."""
    name: str = ""
    """What its player calls it; empty for the kind's own name."""


@frozen
class ArmyList:
    """A whole list."""

    name: str
    factions: tuple[str, ...]
    points: int
    """What the list may cost at most."""
    units: tuple[ArmyUnit, ...] = ()
    mode: str = "match"
    """The mode whose force organisation it keeps."""
