"""What the horde knows: its own eyes, the objectives, and the noise it hears."""

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.board.reach import Search, search
from starquest.engine.board.terrain import route
from starquest.engine.hooks import Rule
from starquest.engine.memo import Memo
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene
from starquest.model.decision import Goal, GoalKind
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.table import Table


def _passable(table: Table) -> Table:
    """The table with its doors open: the horde plans through doors and opens them on its way."""
    rows = tuple(row.replace("+", "/") for row in table.rows)
    return table if rows == table.rows else attrs.evolve(table, rows=rows, zones=())


_OPENED: Memo[Table, Table] = Memo(_passable, 64)
_SEARCHES: dict[tuple[int, Cell], tuple[Table, Search]] = {}
_MOST = 512


def seen_heroes(scene: Scene) -> list[EntityId]:
    """The conscious heroes that any unit of the horde sees."""
    eyes = 0
    for unit in scene.units(Side.HORDE):
        for cell in cells_of(scene.mask(unit)):
            eyes |= scene.visible(cell)
    return [hero for hero in scene.units(Side.HEROES) if scene.mask(hero) & eyes]


def known_heroes(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The heroes a unit may act on: seen by somebody, and not hidden from it."""
    return [hero for hero in seen_heroes(scene) if _noticed(scene, unit, hero)]


def _noticed(scene: Scene, unit: EntityId, hero: EntityId) -> bool:
    hidden = scene.kit(hero).best(Rule.hides)
    return not hidden or scene.within(scene.mask(unit), scene.mask(hero), hidden)


def gap(scene: Scene, a: int, b: int) -> int:
    """The distance between two masks, in half-inches."""
    distance, ends = scene.field.grid.distance, cells_of(b)
    return min([distance(x, y) for x in cells_of(a) for y in ends])


def goal_of(scene: Scene, unit: EntityId) -> Goal | None:
    """The nearest noise a unit hears, else the nearest objective."""
    here = scene.mask(unit)
    heard = [
        decoy.cell
        for decoy in scene.world.decoys.values()
        if scene.within(here, 1 << decoy.cell, decoy.inches)
        and not _hero_near(scene, unit, decoy.unless)
    ]
    if heard:
        nearest = min(heard, key=lambda cell: (gap(scene, here, 1 << cell), cell))
        return Goal(GoalKind.NOISE, nearest)
    rows = scene.world.objectives.values()
    near = min(rows, key=lambda row: (gap(scene, here, 1 << row.cell), row.number), default=None)
    return None if near is None else Goal(GoalKind.OBJECTIVE, near.cell, near.number)


def _hero_near(scene: Scene, unit: EntityId, inches: int) -> bool:
    here = scene.mask(unit)
    return any(scene.within(here, scene.mask(hero), inches) for hero in party(scene))


def approach(scene: Scene, goal: Cell) -> Search:
    """How far every cell is from a goal over the table's ground, doors open."""
    table = _OPENED(scene.table)
    known = _SEARCHES.get((id(table), goal))
    if known is not None and known[0] is table:
        return known[1]
    if len(_SEARCHES) >= _MOST:
        _SEARCHES.clear()
    field = scene.field
    walls = field.blocked & ~field.doors
    budget = 3 * (field.grid.width + field.grid.height)
    found = search(field.bits.full & ~walls, (goal,), budget, field.bits.stride)
    _SEARCHES[id(table), goal] = (table, found)
    return found


def way_to(scene: Scene, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The cells from a start to a goal over the table's ground, doors open; empty if none."""
    return route(_OPENED(scene.table), start, goal)
