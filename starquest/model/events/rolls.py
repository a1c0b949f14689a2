"""A die against its need, and what changed the need."""

from starquest.model.frozen import frozen


@frozen
class Mod:
    """One modifier on a roll, and where it comes from."""

    source: str
    value: int


@frozen
class Check:
    """One die against a need."""

    die: int
    need: int
    base: int
    mods: tuple[Mod, ...]
    passed: bool
