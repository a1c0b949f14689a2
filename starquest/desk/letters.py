"""Letters for enemies: one for each kind, the same for the whole run."""

from collections.abc import Mapping
from functools import cache
from string import ascii_lowercase

from starquest.content.catalog import Catalog
from starquest.engine.modes.quest.party import quest_if_any
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


def _free(name: str, taken: set[str]) -> str:
    """The first letter of a word of the name, any letter of it, or any at all."""
    words = name.lower().replace("-", " ").split()
    wanted = (*[word[0] for word in words], *"".join(words), *ascii_lowercase)
    return next((c for c in wanted if c in ascii_lowercase and c not in taken), "z")


def letters(scene: Scene, side: Side = Side.TWO) -> dict[EntityId, str]:
    """The letter of each unit of a side on the table."""
    foes = scene.units(side)
    known = alphabet(scene.catalog, _factions(scene, foes))
    found = {unit: known.get(scene.world.units[unit].kind, "z") for unit in foes}
    if not scene.world.heroes:  # where both sides have letters, capitals tell them apart
        return found
    return {u: c.upper() if scene.kit(u).tough > BIG else c for u, c in found.items()}


def _factions(scene: Scene, foes: list[EntityId]) -> tuple[str, ...]:
    """The mission's factions first, so that strangers on the table change no letter."""
    units = scene.catalog.units
    kinds = [scene.world.units[unit].kind for unit in foes]
    here = sorted({units[kind].faction for kind in kinds if kind in units})
    mission = quest_if_any(scene)
    return tuple(dict.fromkeys([*(mission.factions if mission else ()), *here]))
