"""From definitions to the profiles a game is played with."""

from functools import lru_cache

from starquest.content.catalog import Catalog
from starquest.content.heroes import ClassDef
from starquest.content.spells import Tradition
from starquest.content.units import UnitDef
from starquest.content.weapons import WeaponDef
from starquest.model.profile import Profile, RuleRef, Weapon

STATS = ("strength", "dexterity", "will")


def profile_of(catalog: Catalog, unit_id: str) -> Profile:
    """The profile of a unit's models; its faction's trait is the last of its rules."""
    unit = catalog.units[unit_id]
    profile = Profile(
        unit.id,
        unit.quality,
        unit.defense,
        rules=(*unit.rules, RuleRef(trait_of(catalog, unit))),
        weapons=_weapons(catalog, unit.weapon_ids),
        footprint=unit.footprint,
        spells=spells_of(catalog, unit.tradition),
    )
    return _one(profile)


@lru_cache(maxsize=512)
def _one(profile: Profile) -> Profile:
    """The one profile of its kind, so that what is known of it need not be found out again."""
    return profile


def hero_profile(catalog: Catalog, class_id: str, tradition: Tradition | None = None) -> Profile:
    """The profile of a hero of level 1; a caster may know another tradition than its class's."""
    hero = catalog.heroes[class_id]
    return Profile(
        hero.id,
        hero.quality,
        hero.defense,
        rules=(RuleRef("tough", hero.tough), *hero.rules),
        weapons=_weapons(catalog, hero.weapons),
        spells=spells_of(catalog, _known(hero, tradition)),
    )


def gadget_profile(catalog: Catalog, gadget_id: str) -> Profile:
    """The profile of a machine that is set up."""
    gadget = catalog.gadgets[gadget_id]
    return Profile(
        gadget.id,
        gadget.quality,
        gadget.defense,
        rules=gadget.rules,
        weapons=_weapons(catalog, gadget.weapons),
    )


def weapon_of(definition: WeaponDef) -> Weapon:
    """The weapon a definition describes."""
    return Weapon(definition.id, definition.range, definition.attacks, definition.rules)


def trait_of(catalog: Catalog, unit: UnitDef) -> str:
    """The id of the trait a unit has from its faction."""
    return catalog.factions[unit.faction].trait


def spells_of(catalog: Catalog, tradition: Tradition | None) -> tuple[str, ...]:
    """The ids of a tradition's spells, in the file's order."""
    return tuple(s.id for s in catalog.spells.values() if s.tradition is tradition)


def _known(hero: ClassDef, tradition: Tradition | None) -> Tradition | None:
    return tradition or hero.tradition if hero.tradition else None


def _weapons(catalog: Catalog, ids: tuple[str, ...]) -> tuple[Weapon, ...]:
    return tuple(weapon_of(catalog.weapons[weapon]) for weapon in ids)


def learnable(catalog: Catalog, kind: str, known: tuple[str, ...]) -> list[str]:
    """The skills of a class's two best stats that are not known yet."""
    stats = {stat: int(getattr(catalog.heroes[kind], stat)) for stat in STATS}
    second = sorted(stats.values())[1]
    best = [stat for stat, target in stats.items() if target <= second]
    return [row.id for row in catalog.skills.values() if row.stat in best and row.id not in known]
