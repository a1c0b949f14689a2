"""Who of a unit carries what once its upgrades are bought."""

from collections import Counter
from collections.abc import Sequence

from starquest.content.army_units import ArmyUnitDef, UpgradeDef
from starquest.content.build import spells_of, weapon_of
from starquest.content.catalog import Catalog
from starquest.content.fault import Fault, fault
from starquest.model.frozen import frozen
from starquest.model.profile import Profile, RuleRef


@frozen
class Soldier:
    """One model: its values, and the upgrades it took for itself."""

    weapons: tuple[str, ...]
    rules: tuple[RuleRef, ...]
    quality: int
    defense: int
    own: tuple[str, ...] = ()


def outfit(
    catalog: Catalog, kind: ArmyUnitDef, size: int, upgrades: Sequence[str], halves: int = 1
) -> tuple[list[Soldier], list[Fault]]:
    """The models of a unit, and what is wrong with its upgrades; each half has its own of one."""
    plain = Soldier(kind.weapon_ids, kind.rules, kind.quality, kind.defense)
    models, faults = [plain] * (size * halves), list[Fault]()
    known = [catalog.upgrades[name] for name in upgrades if name in kind.upgrades]
    for upgrade in sorted(known, key=lambda row: row.whom != "all"):
        bearers = _bearers(catalog, models, upgrade, halves)
        if bearers is None:
            faults.append(fault("problems.army.nobody", upgrade=upgrade.name))
            continue
        for at in bearers:
            models[at] = _with(catalog, models[at], upgrade)
    return models, [*_too_often(catalog, kind, size, upgrades), *faults]


def _too_often(
    catalog: Catalog, kind: ArmyUnitDef, size: int, upgrades: Sequence[str]
) -> list[Fault]:
    counts = Counter(name for name in upgrades if name in kind.upgrades)
    limits = {name: catalog.upgrades[name].times(size) for name in counts}
    found = [
        fault("problems.army.often", upgrade=catalog.upgrades[name].name, most=limits[name])
        for name, count in counts.items()
        if count > limits[name]
    ]
    return found or _too_many(catalog, counts, limits)


def _too_many(catalog: Catalog, counts: Counter[str], limits: dict[str, int]) -> list[Fault]:
    """What one in so many models may carry is shared by everything of that sort."""
    shared = [name for name in counts if catalog.upgrades[name].whom.startswith("per")]
    have, most = sum(counts[name] for name in shared), min([limits[n] for n in shared], default=0)
    return [fault("problems.army.special", have=have, most=most)] if have > most else []


def _bearers(
    catalog: Catalog, models: list[Soldier], upgrade: UpgradeDef, halves: int
) -> list[int] | None:
    """The places of those who take it; None if too few can."""
    able = [at for at, model in enumerate(models) if _can(catalog, model, upgrade)]
    if upgrade.whom == "all":
        return able if len(able) == len(models) else None
    # the first in line, because the last fall first; who has nothing of its own before the others
    order = sorted(able, key=lambda at: (len(models[at].own), at))
    return order[:halves] if len(order) >= halves else None


def _can(catalog: Catalog, model: Soldier, upgrade: UpgradeDef) -> bool:
    held = {catalog.weapons[weapon].name for weapon in model.weapons}
    has = {rule.name for rule in model.rules}
    return (
        upgrade.id not in model.own
        and all(name in held for name in upgrade.takes)
        and not any(rule.name in has for rule in upgrade.rules)
        and not any(weapon in model.weapons for weapon in upgrade.weapon_ids)
    )


def _with(catalog: Catalog, model: Soldier, upgrade: UpgradeDef) -> Soldier:
    kept = [w for w in model.weapons if catalog.weapons[w].name not in upgrade.takes]
    return Soldier(
        (*upgrade.weapon_ids, *kept) if upgrade.takes else (*kept, *upgrade.weapon_ids),
        (*model.rules, *upgrade.rules),
        max(2, model.quality - upgrade.quality),
        max(2, model.defense - upgrade.defense),
        model.own if upgrade.whom == "all" else (*model.own, upgrade.id),
    )


def soldier_profile(catalog: Catalog, kind: ArmyUnitDef, soldier: Soldier) -> Profile:
    """The profile of a model; its faction's trait is the last of its rules."""
    return Profile(
        kind.id,
        soldier.quality,
        soldier.defense,
        rules=(*soldier.rules, RuleRef(catalog.factions[kind.faction].trait)),
        weapons=tuple(weapon_of(catalog.weapons[weapon]) for weapon in soldier.weapons),
        footprint=kind.footprint,
        spells=spells_of(catalog, kind.tradition),
    )
