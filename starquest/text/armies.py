"""Army lists and their units, in words."""

from collections import Counter
from collections.abc import Iterator

from starquest.content.armies.build import halves_of, size_of
from starquest.content.armies.check import list_faults
from starquest.content.armies.costs import upgrade_price
from starquest.content.armies.kinds import kinds_of
from starquest.content.armies.organisation import Measure, counted, total_cost
from starquest.content.army_units import ArmyUnitDef, UpgradeDef
from starquest.content.catalog import Catalog
from starquest.content.problem import Found
from starquest.model.army import ArmyList, ArmyUnit
from starquest.text.clean import clean
from starquest.text.locale import words, words_in
from starquest.text.pages.page import armed, ruled
from starquest.text.phrases import listed, row
from starquest.text.problems import told_fault


def list_lines(catalog: Catalog, army: ArmyList) -> list[str]:
    """A whole list: its head, its units, and what is wrong with it."""
    lines = [list_head(catalog, army), ""]
    lines += [entry_line(catalog, army, at) for at in range(len(army.units))]
    wrong = [words("armies.wrong", what=told_found(found)) for found in list_faults(catalog, army)]
    return [*lines, "", *(wrong or [words("armies.legal")])]


def list_head(catalog: Catalog, army: ArmyList) -> str:
    """The name of a list, whose it is, for which game and what it costs."""
    return words("armies.head", name=clean(army.name), about=list_about(catalog, army))


def list_about(catalog: Catalog, army: ArmyList) -> str:
    """Whose a list is, for which game and what it costs."""
    factions = [catalog.factions[name].name for name in army.factions if name in catalog.factions]
    return words(
        "armies.about",
        factions=listed(factions) if factions else clean(", ".join(army.factions)),
        mode=mode_name(army.mode),
        cost=total_cost(catalog, army),
        points=army.points,
    )


def mode_name(mode: str) -> str:
    """The game a list is for."""
    return words_in("armies.mode", mode)


def entry_line(catalog: Catalog, army: ArmyList, at: int) -> str:
    """An entry: how many of what, with which upgrades, and its cost."""
    entry = army.units[at]
    kind = kinds_of(catalog).get(entry.kind)
    if kind is None:
        return words("armies.unknown", kind=clean(entry.kind))
    cost = next((found.cost for found in counted(catalog, army) if found.at == at), 0)
    joins = army.units[entry.joins] if 0 <= entry.joins < len(army.units) else None
    return words(
        "armies.entry",
        models=size_of(kind, entry) * halves_of(entry),
        unit=unit_name(kind, entry),
        upgrades=upgrades_told(catalog, entry),
        joins=_called(catalog, joins) if joins else "",
        cost=cost,
    )


def unit_name(kind: ArmyUnitDef, entry: ArmyUnit) -> str:
    """What a unit is called."""
    return clean(entry.name) if entry.name else kind.name


def _called(catalog: Catalog, entry: ArmyUnit) -> str:
    kind = kinds_of(catalog).get(entry.kind)
    return unit_name(kind, entry) if kind else clean(entry.kind)


def upgrades_told(catalog: Catalog, entry: ArmyUnit) -> str:
    """The upgrades of an entry, each once with how often; empty for none."""
    counts = Counter(entry.upgrades)
    told = [
        words("armies.taken", name=catalog.upgrades[name].name, count=count if count > 1 else 0)
        for name, count in counts.items()
        if name in catalog.upgrades
    ]
    return listed(told) if told else ""


def kind_lines(catalog: Catalog, kind: ArmyUnitDef) -> Iterator[str]:
    """What a kind of unit is: values, weapons, rules, sizes and costs."""
    tough = max([rule.value for rule in kind.rules if rule.name == "tough"], default=0)
    yield words("sheets.values", quality=kind.quality, defense=kind.defense, tough=tough)
    yield from (armed(weapon, catalog) for weapon in kind.weapon_ids)
    rules = ruled(tuple(rule for rule in kind.rules if rule.name != "tough"), catalog)
    trait = catalog.rules[catalog.factions[kind.faction].trait].name
    yield words("armies.rules", rules=rules, trait=trait)
    sizes = zip(kind.sizes, kind.cost, strict=True)
    yield row(words("armies.size", models=size, cost=cost) for size, cost in sizes)
    if kind.unique:
        yield words("armies.unique")
    if kind.coming:
        yield words("armies.waits")


def upgrade_line(catalog: Catalog, kind: ArmyUnitDef, entry: ArmyUnit, name: str) -> str:
    """An upgrade for a unit: what it is and what it costs there."""
    upgrade = catalog.upgrades[name]
    price = upgrade_price(catalog, kind.id, size_of(kind, entry), name) * halves_of(entry)
    return words("armies.upgrade", name=upgrade.name, price=f"{price:+d}")


def upgrade_facts(catalog: Catalog, upgrade: UpgradeDef) -> Iterator[str]:
    """What an upgrade changes, and for whom."""
    way, _, number = upgrade.whom.partition(" ")
    yield words_in("armies.whom", way, number=int(number or 0))
    if upgrade.takes:
        yield words("armies.takes", weapons=listed(upgrade.takes))
    yield from (words("armies.gives", weapon=armed(w, catalog)) for w in upgrade.weapon_ids)
    if upgrade.rules:
        yield words("armies.lends", rules=ruled(upgrade.rules, catalog))
    if upgrade.quality or upgrade.defense:
        yield words("armies.better", quality=upgrade.quality, defense=upgrade.defense)
    if upgrade.text:
        yield upgrade.text


def measure_told(measure: Measure) -> str:
    """How full something of a list is."""
    return words_in("armies.measure", measure.limit, have=measure.have, most=measure.most)


def told_found(found: Found) -> str:
    """What is wrong somewhere in a list, as a sentence."""
    told = told_fault(found[1])
    return told[:1].upper() + told[1:]
