"""Letters for enemies: one for each kind, the same for the whole run."""

from collections.abc import Mapping
from functools import cache
from string import ascii_lowercase

from starquest.content.catalog import Catalog
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId, Side

BIG = 3
"""Who is tougher than this has a capital."""


@cache
def alphabet(catalog: Catalog, factions: tuple[str, ...]) -> Mapping[str, str]:
    """A letter for every kind these factions have, whether it is on the table or not."""
    found: dict[str, str] = {}
    for faction in factions:
        for kind in catalog.units.values():
            if kind.faction == faction:
                found[kind.id] = _free(kind.name, set(found.values()))
    return found


@cache
def army_alphabet(catalog: Catalog, factions: tuple[str, ...]) -> Mapping[str, str]:
    """The same with the kinds only armies have; the letters of the horde stay."""
    found = dict(alphabet(catalog, factions))
    for kind in catalog.army_units.values():
        if kind.faction in factions:
            found[kind.id] = _free(kind.name, set(found.values()))
    return found


def _free(name: str, taken: set[str]) -> str:
    """The first letter of a word of the name, any letter of it, or any at all."""
    words = name.lower().replace("-", " ").split()
    wanted = (*[word[0] for word in words], *"".join(words), *ascii_lowercase)
    return next((c for c in wanted if c in ascii_lowercase and c not in taken), "z")


def letters(scene: Scene, side: Side, factions: tuple[str, ...] = ()) -> dict[EntityId, str]:
    """The letter of each unit of a side on the table; the factions it has come first."""
    units = scene.units(side)
    known = army_alphabet(scene.catalog, _factions(scene, units, factions))
    found = {unit: known.get(scene.world.units[unit].kind, "z") for unit in units}
    return {u: c.upper() if scene.kit(u).tough > BIG else c for u, c in found.items()}


def _factions(scene: Scene, foes: list[EntityId], first: tuple[str, ...]) -> tuple[str, ...]:
    """Those a side is known to have first, so that strangers on the table change no letter."""
    horde, armies = scene.catalog.units, scene.catalog.army_units
    kinds = [scene.world.units[unit].kind for unit in foes]
    known = [horde.get(kind) or armies.get(kind) for kind in kinds]
    here = sorted({kind.faction for kind in known if kind})
    return tuple(dict.fromkeys([*first, *here]))
