"""What only shows when all files are read: names between files, and printed costs."""

from collections.abc import Iterator

from starquest.content.army_data import army_problems
from starquest.content.build import hero_profile, profile_of, trait_of
from starquest.content.catalog import FILES, Catalog, file_of
from starquest.content.fault import Fault, fault
from starquest.content.heroes import ClassDef
from starquest.content.lesson_check import lesson_problems
from starquest.content.names import unknown
from starquest.content.points import hero_points, unit_points, unpriced
from starquest.content.problem import Found, Problem
from starquest.content.references import Mention, mentions
from starquest.content.rules import write_rule
from starquest.content.tables import Names, table_problems
from starquest.content.terrain import terrain_problems
from starquest.content.units import UnitDef
from starquest.content.uses import use_problems
from starquest.model.profile import Profile, RuleRef

LARGE_FROM = 9
"""The Tough from which a model may fill 2x2 cells."""


def crosscheck(catalog: Catalog, names: Names) -> list[Problem]:
    """Every problem between files; `names` has the ids of each file that could be read at all."""
    problems = [*_unknown_names(catalog, names)]
    problems += [Problem("units.toml", *found) for found in _units(catalog)]
    problems += [Problem("heroes.toml", *found) for found in _heroes(catalog)]
    problems += [Problem("weapons.toml", *found) for found in _weapons(catalog)]
    problems += [Problem("factions.toml", *found) for found in _factions(catalog, names)]
    problems += [Problem("lesson.toml", *found) for found in lesson_problems(catalog)]
    problems += army_problems(catalog)
    for stem, path, found in terrain_problems(catalog.terrain, catalog.themes):
        problems.append(Problem(file_of(stem), path, found))
    return [*problems, *table_problems(catalog, names), *use_problems(catalog)]


def _unknown_names(catalog: Catalog, names: Names) -> Iterator[Problem]:
    for stem in FILES:
        # A unit's own weapons are listed among the others but are not of their file.
        written = {k: v for k, v in getattr(catalog, stem).items() if k in names.get(stem, ())}
        for mention in mentions(written, FILES[stem]):
            if message := _mistake(mention, catalog, names):
                yield Problem(file_of(stem), mention.path, message)


def _mistake(mention: Mention, catalog: Catalog, names: Names) -> Fault | None:
    valid = names.get(mention.kind)
    if valid is None:
        return None
    if mention.name not in valid:
        return unknown(mention.kind.removesuffix("s"), mention.name, valid)
    if mention.kind == "rules" and mention.name in catalog.rules:
        return _number(mention, takes=catalog.rules[mention.name].takes_value)
    return None


def _number(mention: Mention, *, takes: bool) -> Fault | None:
    if takes and not mention.value:
        return fault("problems.rule.needs_number", rule=mention.name)
    if mention.value and not takes:
        return fault("problems.rule.no_number", rule=mention.name)
    return None


def _units(catalog: Catalog) -> Iterator[Found]:
    for unit in catalog.units.values():
        if unit.id in catalog.heroes:
            yield unit.id, fault("problems.unit.class_id")
        if unit.footprint > 1 and _tough(unit.rules) < LARGE_FROM:
            yield f"{unit.id}.footprint", fault("problems.unit.footprint", tough=LARGE_FROM)
        if len(set(unit.weapon_ids)) < len(unit.weapons):
            yield f"{unit.id}.weapons", fault("problems.unit.weapon_twice")
        for weapon in unit.own_weapons:
            if catalog.weapons[weapon.id] != weapon:
                yield f"{unit.id}.weapons", fault("problems.unit.weapon_id", weapon=weapon.id)
        yield from _casting(unit)
        yield from _unit_cost(catalog, unit)


def _heroes(catalog: Catalog) -> Iterator[Found]:
    for hero in catalog.heroes.values():
        groups = [catalog.weapons[w].group for w in hero.weapons if w in catalog.weapons]
        if len(groups) == len(hero.weapons) and sorted(groups) != ["melee", "ranged"]:
            yield f"{hero.id}.weapons", fault("problems.hero.weapons")
        if _tough(hero.rules):
            yield f"{hero.id}.rules", fault("problems.hero.tough")
        yield from _casting(hero)
        yield from _hero_cost(catalog, hero)


def _weapons(catalog: Catalog) -> Iterator[Found]:
    for weapon in catalog.weapons.values():
        if weapon.group != "unit" and (weapon.range > 0) != (weapon.group == "ranged"):
            yield f"{weapon.id}.range", fault("problems.weapon.group", group=weapon.group)
        if weapon.group != "unit":
            for rule in unpriced(catalog.rules, weapon.rules):
                message = fault("problems.cost.unpriced", rule=write_rule(rule))
                yield f"{weapon.id}.rules", message


def _factions(catalog: Catalog, names: Names) -> Iterator[Found]:
    # Where a unit was not sound, its faction would be blamed for nothing.
    if len(catalog.units) != len(names.get("units", "?")):
        return
    peopled = {unit.faction for unit in catalog.units.values()}
    for faction in catalog.factions.values():
        if faction.id not in peopled:
            yield faction.id, fault("problems.faction.empty")


def _casting(caster: UnitDef | ClassDef) -> Iterator[Found]:
    casts = any(rule.name == "caster" for rule in caster.rules)
    if casts and not caster.tradition:
        yield caster.id, fault("problems.caster.no_tradition")
    if caster.tradition and not casts:
        yield f"{caster.id}.tradition", fault("problems.caster.tradition")


def _unit_cost(catalog: Catalog, unit: UnitDef) -> Iterator[Found]:
    if unit.faction in catalog.factions and all(w in catalog.weapons for w in unit.weapon_ids):
        profile = profile_of(catalog, unit.id)
        trait = trait_of(catalog, unit)
        cost = unit_points(catalog.rules, profile, unit.models, trait)
        yield from _cost(catalog, unit, profile, cost, trait)


def _hero_cost(catalog: Catalog, hero: ClassDef) -> Iterator[Found]:
    if all(w in catalog.weapons for w in hero.weapons):
        profile = hero_profile(catalog, hero.id)
        yield from _cost(catalog, hero, profile, hero_points(catalog.rules, profile))


def _cost(
    catalog: Catalog, entry: UnitDef | ClassDef, profile: Profile, cost: int, trait: str = ""
) -> Iterator[Found]:
    rules = [*profile.rules, *(rule for weapon in profile.weapons for rule in weapon.rules)]
    if any(rule.name not in catalog.rules for rule in rules):
        return  # reported as unknown already; the cost would be wrong for that alone
    odd = unpriced(catalog.rules, rules, trait, hero=isinstance(entry, ClassDef))
    for rule in odd:
        yield f"{entry.id}.cost", fault("problems.cost.unpriced", rule=write_rule(rule))
    if entry.cost != cost and not odd:
        yield f"{entry.id}.cost", fault("problems.cost.other", cost=entry.cost, formula=cost)


def _tough(rules: tuple[RuleRef, ...]) -> int:
    return sum(rule.value for rule in rules if rule.name == "tough")
