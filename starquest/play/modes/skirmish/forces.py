"""A force for so many points: what a faction has, the dear units first, each once and again."""

from starquest.content.catalog import Catalog


def force(catalog: Catalog, faction: str, points: int) -> tuple[str, ...]:
    """The units of a faction that fit into some points, in the order of the data.

    Each round of choosing takes every unit that still fits once, the dearest first, so that a
    force has some of everything before it has two of anything. The same words give the same force.
    """
    units = [unit for unit in catalog.units.values() if unit.faction == faction]
    dear = sorted(units, key=lambda unit: (-unit.cost, unit.id))
    chosen: list[str] = []
    left = points
    while fitting := [unit for unit in dear if unit.cost <= left]:
        for unit in fitting:
            if unit.cost <= left:
                chosen.append(unit.id)
                left -= unit.cost
    order = {unit.id: place for place, unit in enumerate(units)}
    return tuple(sorted(chosen, key=lambda name: order[name]))
