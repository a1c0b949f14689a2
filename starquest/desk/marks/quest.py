"""What stands and lies on the table of a quest."""

from collections.abc import Mapping

from starquest.desk.glyphs import Glyphs
from starquest.desk.letters import letters
from starquest.desk.mark import Mark, Things, lost_marks, unit_detail
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side


def draw(
    scene: Scene, glyphs: Glyphs, sight: Sight, inks: Mapping[EntityId, str], side: Side
) -> Things:
    """Corners, objectives, tokens, enemies, heroes, each above the one before."""
    things: Things = {}
    _corners(scene, glyphs, things)
    _markers(scene, glyphs, things)
    things |= lost_marks(sight, glyphs)
    _enemies(scene, sight.seen, things, side.other)
    _heroes(scene, glyphs, things, inks)
    return things


def _corners(scene: Scene, glyphs: Glyphs, things: Things) -> None:
    """The corners the waves come from, by number."""
    for corner in QUARTERS:
        cell = corner_cell(scene.field.grid, corner)
        things[cell] = Mark(glyphs.corner, str(corner), "lost")


def _markers(scene: Scene, glyphs: Glyphs, things: Things) -> None:
    world, priority = scene.world, quest_of(scene).priority
    for row in world.objectives.values():
        first = row.number == priority
        ink = "priority" if first else "objective"
        glyph = (glyphs.objective, glyphs.hurt, glyphs.failing)[min(row.damage, 2)]
        things[row.cell] = Mark(glyph, str(row.number), ink, "bold" if first else "")
    for cache in world.search_tokens.values():
        things[cache.cell] = Mark(glyphs.cache, glyphs.cache, "token")
    for treasure in world.treasures.values():
        things[treasure.cell] = Mark(glyphs.treasure, glyphs.treasure, "treasure")
    for trap in world.traps.values():
        things[trap.cell] = Mark(glyphs.trap, " ", "gadget")
    for decoy in world.decoys.values():
        things[decoy.cell] = Mark(glyphs.noise, " ", "gadget")


def _heroes(scene: Scene, glyphs: Glyphs, things: Things, inks: Mapping[EntityId, str]) -> None:
    for number, hero in enumerate(scene.world.heroes, 1):
        status = scene.world.statuses[hero]
        if status.reserve:
            continue
        detail = "x" if status.down else "~" if status.shaken else "'" if status.activated else " "
        ink = "down" if status.down else inks.get(hero, f"player{number}")
        for cell in cells_of(scene.mask(hero)):
            things[cell] = Mark(str(number), detail, ink, "" if status.down else "bold")
    for turret in scene.world.gadgets:
        for cell in cells_of(scene.mask(turret)):
            things[cell] = Mark(glyphs.turret, " ", "gadget", "bold")


def _enemies(scene: Scene, seen: tuple[EntityId, ...], things: Things, side: Side) -> None:
    names = letters(scene, side, quest_of(scene).factions)
    for unit in seen:
        status = scene.world.statuses[unit]
        ink = "shaken" if status.shaken else "enemy"
        mark = Mark(names[unit], unit_detail(scene, unit), ink, "" if status.activated else "bold")
        things |= dict.fromkeys(cells_of(scene.mask(unit)), mark)
