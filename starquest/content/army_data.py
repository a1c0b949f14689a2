"""What only shows of the armies' files when all are read: upgrades that fit, and printed costs."""

from collections.abc import Iterator, Mapping

from starquest.content.army_outfit import Soldier, outfit, soldier_profile
from starquest.content.army_points import model_points, rounded, unpriced
from starquest.content.army_units import ArmyUnitDef, UpgradeDef
from starquest.content.catalog import Catalog, file_of
from starquest.content.fault import fault
from starquest.content.names import unknown
from starquest.content.problem import Found, Problem
from starquest.content.rules import parse_rule, write_rule
from starquest.model.profile import Profile, RuleRef

LARGE_FROM = 9


def army_problems(catalog: Catalog) -> Iterator[Problem]:
    """Every problem of the files of armies that needs more than one of them."""
    yield from (Problem(file_of("army_prices"), *found) for found in _prices(catalog))
    yield from (Problem(file_of("upgrades"), *found) for found in _upgrades(catalog))
    for unit in catalog.army_units.values():
        found = [*_sound(catalog, unit)]
        if not found and _known(catalog, unit):
            found = [*_fits(catalog, unit), *_cost(catalog, unit)]
        yield from (Problem(file_of("army_units"), *problem) for problem in found)


def _prices(catalog: Catalog) -> Iterator[Found]:
    prices = catalog.army_prices
    for name in prices.rules:
        if catalog.rules and name not in catalog.rules and name not in prices.coming:
            yield f"rules.{name}", unknown("rule", name, {**catalog.rules, **prices.coming})
    for name in prices.coming:
        if name in catalog.rules:
            yield f"coming.{name}", fault("problems.army.has_come", rule=name)


_NEEDS = {
    "replace": ("takes", "gives"),
    "add": ("gives",),
    "rule": ("rules",),
    "values": (),
}


def _upgrades(catalog: Catalog) -> Iterator[Found]:
    taken = {name for unit in catalog.army_units.values() for name in unit.upgrades}
    for upgrade in catalog.upgrades.values():
        filled = {name for name in ("takes", "gives", "rules") if getattr(upgrade, name)}
        values = bool(upgrade.quality or upgrade.defense)
        if filled != set(_NEEDS[upgrade.kind]) or values != (upgrade.kind == "values"):
            yield upgrade.id, fault("problems.army.upgrade_kind", kind=upgrade.kind)
        if catalog.army_units and upgrade.id not in taken:
            yield upgrade.id, fault("problems.army.idle_upgrade")
        yield from _weapon_ids(catalog, upgrade)


def _weapon_ids(catalog: Catalog, entry: ArmyUnitDef | UpgradeDef) -> Iterator[Found]:
    field = "gives" if isinstance(entry, UpgradeDef) else "weapons"
    if len(set(entry.weapon_ids)) < len(entry.weapon_ids):
        yield f"{entry.id}.{field}", fault("problems.unit.weapon_twice")
    for weapon in entry.own_weapons:
        if catalog.weapons[weapon.id] != weapon:
            yield f"{entry.id}.{field}", fault("problems.unit.weapon_id", weapon=weapon.id)


def _sound(catalog: Catalog, unit: ArmyUnitDef) -> Iterator[Found]:
    if unit.id in catalog.heroes or unit.id in catalog.units:
        yield unit.id, fault("problems.army.taken")
    tough = sum(rule.value for rule in unit.rules if rule.name == "tough")
    if unit.footprint > 1 and tough < LARGE_FROM:
        yield f"{unit.id}.footprint", fault("problems.unit.footprint", tough=LARGE_FROM)
    if len(unit.cost) != len(unit.sizes) or sorted(set(unit.sizes)) != [*unit.sizes]:
        yield f"{unit.id}.sizes", fault("problems.army.sizes")
    if any(rule.name == "caster" for rule in unit.rules) != bool(unit.tradition):
        yield (
            unit.id,
            (
                fault("problems.caster.tradition")
                if unit.tradition
                else fault("problems.caster.no_tradition")
            ),
        )
    for at, text in enumerate(unit.coming):
        if _coming(text, catalog.army_prices.coming) is None:
            found = unknown("rule", text, catalog.army_prices.coming)
            yield f"{unit.id}.coming[{at}]", found
    yield from _weapon_ids(catalog, unit)


def _coming(text: str, known: Mapping[str, str]) -> RuleRef | None:
    try:
        rule = parse_rule(text)
    except ValueError:
        return None
    return rule if rule.name in known else None


def _known(catalog: Catalog, unit: ArmyUnitDef) -> bool:
    """Whether everything it names is there; what is not is told elsewhere."""
    upgrades = [catalog.upgrades.get(name) for name in unit.upgrades]
    weapons = [*unit.weapon_ids, *(w for row in upgrades if row for w in row.weapon_ids)]
    rules = [*unit.rules, *(rule for row in upgrades if row for rule in row.rules)]
    rules += [rule for w in weapons if w in catalog.weapons for rule in catalog.weapons[w].rules]
    return (
        unit.faction in catalog.factions
        and all(upgrades)
        and all(weapon in catalog.weapons for weapon in weapons)
        and all(rule.name in catalog.rules for rule in rules)
    )


def _fits(catalog: Catalog, unit: ArmyUnitDef) -> Iterator[Found]:
    if len(set(unit.upgrades)) < len(unit.upgrades):
        yield f"{unit.id}.upgrades", fault("problems.army.upgrade_twice")
    for name in unit.upgrades:
        for size in unit.sizes:
            if catalog.upgrades[name].times(size) and outfit(catalog, unit, size, [name])[1]:
                yield f"{unit.id}.upgrades", fault("problems.army.no_fit", upgrade=name)
                break


def _cost(catalog: Catalog, unit: ArmyUnitDef) -> Iterator[Found]:
    trait = catalog.factions[unit.faction].trait
    coming = tuple(parse_rule(text) for text in unit.coming)
    plain = Soldier(unit.weapon_ids, (*unit.rules, *coming), unit.quality, unit.defense)
    profile = soldier_profile(catalog, unit, plain)
    odd = unpriced(catalog.army_prices, _rules_of(catalog, unit, profile), trait)
    for rule in dict.fromkeys(odd):
        yield f"{unit.id}.cost", fault("problems.cost.unpriced", rule=write_rule(rule))
    each = model_points(catalog.army_prices, profile, trait)
    for at, (size, cost) in enumerate(zip(unit.sizes, unit.cost, strict=True)):
        if cost != (formula := rounded(size * each)) and not odd:
            wrong = fault("problems.cost.other", cost=cost, formula=formula)
            yield f"{unit.id}.cost[{at}]", wrong


def _rules_of(catalog: Catalog, unit: ArmyUnitDef, profile: Profile) -> list[RuleRef]:
    """Every rule it has or could buy, its weapons' too."""
    upgrades = [catalog.upgrades[name] for name in unit.upgrades]
    weapons = [w.id for w in profile.weapons] + [w for row in upgrades for w in row.weapon_ids]
    found = [*profile.rules, *(rule for row in upgrades for rule in row.rules)]
    return found + [rule for weapon in weapons for rule in catalog.weapons[weapon].rules]
