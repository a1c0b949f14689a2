"""What stands and lies on the table of a quest."""

from starquest.desk.glyphs import Glyphs
from starquest.desk.letters import letters
from starquest.desk.mark import Known, Mark, Sky, Things, lost_marks
from starquest.desk.unit_marks import numbers, unit_detail, unit_marks, upon
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import EntityId, Side

HORDES = ("enemy", "enemy2")
"""The inks of the factions, the last one for all that follow."""
LIGHTS = ("dusk", "night", "dawn")
"""Times of day that have a light of their own."""


def draw(scene: Scene, glyphs: Glyphs, sight: Sight, known: Known, side: Side) -> Things:
    """Corners, objectives, tokens, enemies, heroes, each above the one before."""
    things = lying(scene, glyphs) | lost_marks(sight, glyphs)
    upon(things, _enemies(scene, glyphs, sight.seen, known, side.other))
    upon(things, _heroes(scene, glyphs, known))
    return things


def lying(scene: Scene, glyphs: Glyphs) -> Things:
    """What lies there, whoever stands on it."""
    things: Things = {}
    _corners(scene, glyphs, things)
    _markers(scene, glyphs, things)
    return things


def sky(scene: Scene) -> Sky:
    """The time of day and the weather of the wave."""
    quest = quest_of(scene)
    weather = scene.catalog.weather.get(quest.sky)
    return Sky(quest.time if quest.time in LIGHTS else "lit", bool(weather and weather.effects))


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


def _heroes(scene: Scene, glyphs: Glyphs, known: Known) -> Things:
    things: Things = {}
    for number, hero in enumerate(scene.world.heroes, 1):
        status = scene.world.statuses[hero]
        if status.reserve:
            continue
        detail = "x" if status.down else "~" if status.shaken else "'" if status.activated else " "
        ink = "down" if status.down else known.inks.get(hero, f"player{number}")
        for cell in cells_of(scene.mask(hero)):
            things[cell] = Mark(str(number), detail, ink, "" if status.down else "bold")
    for turret in scene.world.gadgets:
        for cell in cells_of(scene.mask(turret)):
            things[cell] = Mark(glyphs.turret, " ", "gadget", "bold")
    return things


def _enemies(
    scene: Scene, glyphs: Glyphs, seen: tuple[EntityId, ...], known: Known, side: Side
) -> Things:
    names = letters(scene, side, quest_of(scene).factions)
    signs, things = numbers(scene, seen, known, glyphs), Things()
    for unit in seen:
        status = scene.world.statuses[unit]
        ink = "shaken" if status.shaken else _horde(scene, unit)
        detail = unit_detail(scene, unit, signs.get(unit, ""))
        mark = Mark(names[unit], detail, ink, "" if status.activated else "bold")
        things |= unit_marks(scene, unit, mark, glyphs)
    return things


def _horde(scene: Scene, unit: EntityId) -> str:
    """The ink of a unit's faction."""
    kind = scene.catalog.units.get(scene.world.units[unit].kind)
    factions = quest_of(scene).factions
    at = factions.index(kind.faction) if kind and kind.faction in factions else 0
    return HORDES[min(at, len(HORDES) - 1)]
