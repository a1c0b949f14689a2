"""The way a unit would take, as a scene has it."""

from starquest.engine.movement.paths import Pace, paths_of
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId


def way_to(scene: Scene, hero: EntityId, cell: Cell) -> tuple[Cell, ...]:
    """The way a hero would take to a cell; empty if it does not get there."""
    if not scene.cells(hero):
        return ()
    paths, start = paths_of(scene, hero), scene.cells(hero)[0]
    for pace in Pace:
        for gait in paths.gaits(pace):
            if paths.reach(start, pace, gait) >> cell & 1:
                return paths.way(start, cell, pace, gait) or ()
    return ()
