"""Keeping a unit together: each model beside another one, all of them within the span."""

from functools import lru_cache

from starquest.engine.board.bits import GridBits
from starquest.engine.scene import Scene
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.settings import Following


def in_ranks(scene: Scene) -> bool:
    """Whether units follow their lead in ranks, and fall so that they stay together."""
    return scene.settings.following is Following.RANKS


@lru_cache(maxsize=256)
def square_width(count: int) -> int:
    """How wide a block of so many models is that is about as deep as wide."""
    return next(width for width in range(1, count + 2) if width * width >= count)


@lru_cache(maxsize=256)
def _least_span(count: int) -> int:
    """How far apart the corners of such a block are, in half-inches."""
    width = square_width(count)
    return STRAIGHT * (width - 1) + (DIAGONAL - STRAIGHT) * (-(-count // width) - 1)


def span_of(scene: Scene, count: int) -> int:
    """How far apart two of so many models may end, in half-inches; as far as a block needs."""
    return max(scene.table.length(scene.settings.span) + 1, _least_span(count))


def strays(bits: GridBits, cells: list[Cell], span: int) -> int:
    """How many models of a unit on these cells would have lost the others."""
    if len(cells) <= 1:
        return 0
    mask, found, disc = 0, 0, bits.disc
    for cell in cells:
        mask |= 1 << cell
    for cell in cells:
        if mask & ~disc(cell, span) or disc(cell, DIAGONAL) & mask == 1 << cell:
            found += 1
    return found


def torn(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit in ranks has lost some of its models."""
    if not in_ranks(scene):
        return False
    cells = scene.cells(unit)
    return len(cells) > 1 and strays(scene.field.bits, cells, span_of(scene, len(cells))) > 0


def least_missed(scene: Scene, models: tuple[EntityId, ...]) -> EntityId:
    """Of the models alike to the last of these the one whose loss leaves the fewest strays.

    If the loss of several does, it is the last in line of them.
    """
    places, bodies = scene.world.places, scene.world.bodies
    cells = [places[model].cell for model in models]
    best, fewest, span = len(models) - 1, len(models), span_of(scene, len(models) - 1)
    kind, profile = bodies[models[-1]].profile, scene.profile(models[-1])
    for index in range(len(models) - 1, -1, -1) if OFF_TABLE not in cells else ():
        model = models[index]
        if bodies[model].profile == kind or scene.profile(model) == profile:
            left = strays(scene.field.bits, cells[:index] + cells[index + 1 :], span)
            if left < fewest:
                best, fewest = index, left
            if not left:
                break
    return models[best]
