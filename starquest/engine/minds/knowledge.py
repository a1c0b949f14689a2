"""What a program knows: the eyes of its own units, and the ways over the table."""

from starquest.engine.board.bits import cells_of
from starquest.engine.board.terrain import route
from starquest.engine.hooks import Rule
from starquest.engine.minds.approach import opened
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId, Side


def seen_enemies(scene: Scene, side: Side) -> list[EntityId]:
    """The enemies of a side that any of its units sees.

    Sight is symmetric, so each enemy looks back at the side: the first of its models that sees
    anybody settles it, and who stays where it was does not look again.
    """
    side_mask, visible = scene.side_mask(side), scene.visible
    return [
        enemy
        for enemy in scene.units(side.other)
        if any(visible(cell) & side_mask for cell in cells_of(scene.mask(enemy)))
    ]


def known_enemies(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The enemies a unit may act on: seen by somebody, and not hidden from it."""
    seen = seen_enemies(scene, scene.side(unit))
    return [enemy for enemy in seen if _noticed(scene, unit, enemy)]


def _noticed(scene: Scene, unit: EntityId, enemy: EntityId) -> bool:
    hidden = scene.kit(enemy).best(Rule.hides)
    return not hidden or scene.within(scene.mask(unit), scene.mask(enemy), hidden)


def gap(scene: Scene, a: int, b: int) -> int:
    """The distance between two masks, in half-inches."""
    distance, ends = scene.field.grid.distance, cells_of(b)
    return min([distance(x, y) for x in cells_of(a) for y in ends])


def way_to(scene: Scene, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The cells from a start to a goal over the table's ground, doors open; empty if none."""
    return route(opened(scene.table), start, goal)
