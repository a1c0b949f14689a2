"""From a state to a grid of glyphs, without a terminal: what each cell shows and how.

A mark is two columns wide: the thing itself and a detail beside it, such as how many models or how
much damage. Where there is room for one column only, the detail is left out.
"""

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from starquest.desk.glyphs import Glyphs
from starquest.desk.letters import letters
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.engine.scene import Scene
from starquest.engine.view import Sight
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.table import Table


@attrs.frozen
class Mark:
    """What a cell shows: a glyph, a detail, an ink, and words for its weight."""

    glyph: str
    detail: str = " "
    ink: str = "floor"
    flags: str = ""


@attrs.frozen
class Frame:
    """Everything drawn on the board: ground first, then what stands on it."""

    ground: dict[Cell, Mark]
    things: dict[Cell, Mark]
    lit: int
    zones: int
    unlit: str = " "
    """What open ground looks like out of sight."""


INKS = {
    "#": "wall", "+": "door", "/": "door", "o": "cover", "%": "cover", "w": "cover",
    "~": "difficult", "m": "danger", "^": "danger", "x": "danger", "X": "danger",
}  # fmt: skip

ZONES = {(True, False): "~", (False, True): "^", (True, True): "m"}
"""The ground a zone looks like, by whether it is difficult and dangerous."""
MOST_KEPT = 64
_GROUNDS: dict[tuple[int, int], tuple[Table, dict[Cell, Mark]]] = {}


def ground_marks(table: Table, glyphs: Glyphs) -> dict[Cell, Mark]:
    """The ground of a table, drawn once for each table and set of glyphs."""
    known = _GROUNDS.get((id(table), id(glyphs)))
    if known is not None and known[0] is table:
        return known[1]
    grid, marks = table.grid, {}
    for y, row in enumerate(table.rows):
        for x, kind in enumerate(row):
            glyph = glyphs.ground[kind]
            detail = glyph if kind == "#" else " "
            marks[grid.cell(x, y)] = Mark(glyph, detail, INKS.get(kind, "floor"))
    if len(_GROUNDS) > MOST_KEPT:
        _GROUNDS.clear()
    _GROUNDS[id(table), id(glyphs)] = (table, marks)
    return marks


def build_frame(
    scene: Scene,
    glyphs: Glyphs,
    sight: Sight,
    inks: Mapping[EntityId, str] = MappingProxyType({}),
    side: Side = Side.ONE,
) -> Frame:
    """Draw a scene as a side knows it."""
    things: dict[Cell, Mark] = {}
    _zones(scene, glyphs, things)
    _corners(scene, glyphs, things)
    _markers(scene, glyphs, things)
    for cell in sight.lost.values():
        things[cell] = Mark(glyphs.lost, " ", "lost")
    _enemies(scene, side.other, sight.seen, things)
    _own(scene, side, things, inks)
    _heroes(scene, glyphs, things, inks)
    zones = sum({1 << cell for zone in scene.table.zones for cell in zone.cells})
    return Frame(ground_marks(scene.table, glyphs), things, sight.lit, zones, glyphs.unlit)


def _zones(scene: Scene, glyphs: Glyphs, things: dict[Cell, Mark]) -> None:
    """Ground that is different for a while looks like the ground it counts as."""
    for zone in scene.table.zones:
        kind = ZONES.get((zone.difficult, zone.dangerous))
        if kind is not None:
            mark = Mark(glyphs.ground[kind], ",", INKS[kind])
            free = [cell for cell in zone.cells if scene.field.free >> cell & 1]
            things |= dict.fromkeys(free, mark)


def _corners(scene: Scene, glyphs: Glyphs, things: dict[Cell, Mark]) -> None:
    """The corners the waves come from, by number."""
    for corner in QUARTERS if quest_if_any(scene) else ():
        cell = corner_cell(scene.field.grid, corner)
        things[cell] = Mark(glyphs.corner, str(corner), "lost")


def _markers(scene: Scene, glyphs: Glyphs, things: dict[Cell, Mark]) -> None:
    world, mission = scene.world, quest_if_any(scene)
    priority = mission.priority if mission else 0
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


def _enemies(
    scene: Scene, side: Side, seen: tuple[EntityId, ...], things: dict[Cell, Mark]
) -> None:
    names = letters(scene, side)
    for unit in seen:
        status = scene.world.statuses[unit]
        ink = "shaken" if status.shaken else "enemy"
        flags = "" if status.activated else "bold"
        detail = _enemy_detail(scene, unit)
        for cell in cells_of(scene.mask(unit)):
            things[cell] = Mark(names[unit], detail, ink, flags)


def _enemy_detail(scene: Scene, unit: EntityId) -> str:
    """How many models a group has, or how many wounds a lone model can still take."""
    if scene.world.statuses[unit].shaken:
        return "~"
    members = scene.world.squads[unit].members
    if scene.world.units[unit].size > 1:
        return str(min(9, len(members)))
    left = scene.kit(unit).tough - scene.world.bodies[members[0]].wounds
    return str(left) if left <= 9 else "+"  # noqa: PLR2004


def _own(scene: Scene, side: Side, things: dict[Cell, Mark], inks: Mapping[EntityId, str]) -> None:
    """The units of the side that looks and that are no heroes: capitals, theirs are small."""
    world = scene.world
    mine = [u for u in scene.units(side) if u not in world.heroes and u not in world.gadgets]
    names = letters(scene, side) if mine else {}
    for unit in mine:
        status = world.statuses[unit]
        detail = "'" if status.activated else _enemy_detail(scene, unit)
        ink = inks.get(unit, f"player{side + 1}")
        for cell in cells_of(scene.mask(unit)):
            things[cell] = Mark(names[unit].upper(), detail, ink, "bold")


def _heroes(
    scene: Scene, glyphs: Glyphs, things: dict[Cell, Mark], inks: Mapping[EntityId, str]
) -> None:
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
