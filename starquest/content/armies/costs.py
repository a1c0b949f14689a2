"""What units of armies cost, with their upgrades."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from starquest.content.armies.kinds import kinds_of
from starquest.content.army_outfit import outfit, soldier_profile
from starquest.content.army_points import model_points, rounded
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog


def unit_cost(
    catalog: Catalog, kind: ArmyUnitDef, size: int, upgrades: Sequence[str], halves: int = 1
) -> int:
    """What a unit costs with its upgrades; a combined one pays for each half."""
    known = [name for name in upgrades if name in kind.upgrades]
    extra = sum(upgrade_price(catalog, kind.id, size, name) for name in known)
    return halves * (kind.cost[kind.sizes.index(size)] + extra)


@lru_cache(maxsize=4096)
def upgrade_price(catalog: Catalog, kind_id: str, size: int, upgrade: str) -> int:
    """What one taking of an upgrade adds to the cost of a unit; it may be less than nothing."""
    kind = kinds_of(catalog)[kind_id]
    both = [_worth(catalog, kind, size, upgrades) for upgrades in ([], [upgrade])]
    return rounded(both[1] - both[0])


def _worth(catalog: Catalog, kind: ArmyUnitDef, size: int, upgrades: Sequence[str]) -> Fraction:
    trait = catalog.factions[kind.faction].trait
    models, _ = outfit(catalog, kind, size, upgrades)
    profiles = [soldier_profile(catalog, kind, model) for model in models]
    values = (model_points(catalog.army_prices, profile, trait) for profile in profiles)
    return sum(values, Fraction(0))
