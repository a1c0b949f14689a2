"""From an entry of a list to what the engine puts on a table."""

from starquest.content.armies.costs import unit_cost
from starquest.content.armies.kinds import kinds_of
from starquest.content.army_outfit import outfit, soldier_profile
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog
from starquest.model.army import ArmyUnit
from starquest.model.frozen import frozen
from starquest.model.profile import Profile


@frozen
class BuiltUnit:
    """A unit ready for a table."""

    name: str
    profiles: tuple[Profile, ...]
    """The ordinary model first."""
    kinds: tuple[int, ...]
    """Which profile each model has."""
    cost: int


def size_of(kind: ArmyUnitDef, entry: ArmyUnit) -> int:
    """How many models an entry asks for, each half of a combined unit alone."""
    return entry.size or min(kind.sizes)


def halves_of(entry: ArmyUnit) -> int:
    """How many units stand as one."""
    return 2 if entry.combined else 1


def build_unit(catalog: Catalog, entry: ArmyUnit) -> BuiltUnit:
    """The profiles, models and cost of an entry that has no fault."""
    kind = kinds_of(catalog)[entry.kind]
    size, halves = size_of(kind, entry), halves_of(entry)
    models, _ = outfit(catalog, kind, size, entry.upgrades, halves)
    each = [soldier_profile(catalog, kind, model) for model in models]
    profiles = tuple(dict.fromkeys(reversed(each)))
    cost = unit_cost(catalog, kind, size, entry.upgrades, halves)
    return BuiltUnit(
        entry.name or kind.name, profiles, tuple(profiles.index(row) for row in each), cost
    )
