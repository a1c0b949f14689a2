"""Whom a way of a skill, item or feat may be used on."""

from collections.abc import Callable
from itertools import combinations

from starquest.content import ops
from starquest.content.aims import Aim
from starquest.content.skills import Way
from starquest.engine.attack.wounds import tough_of_unit
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.quest.heroes.used_up import done_this_wave
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId, Side

Targets = tuple[EntityId, ...]
CELL_AIMS = (Aim.CELL, Aim.FREE_CELL, Aim.PIECE)


def target_sets(scene: Scene, user: EntityId, source: str, way: Way) -> list[Targets]:
    """The groups of targets a way may be used on."""
    match way.aim:
        case Aim.NONE | Aim.SELF:
            return [(user,)]
        case Aim.HEROES | Aim.ENEMIES:
            everybody = tuple(_candidates(scene, user, source, way))
            return [everybody] if everybody else []
        case _:
            found = _candidates(scene, user, source, way)
            count = min(way.count, len(found))
            return list(combinations(found, count)) if count else []


def _candidates(scene: Scene, user: EntityId, source: str, way: Way) -> list[EntityId]:
    return [
        unit
        for unit in _FINDERS[way.aim](scene, user)
        if _in_range(scene, user, unit, way) and _allowed(scene, unit, source, way)
    ]


def _heroes(scene: Scene, _user: EntityId) -> list[EntityId]:
    return party(scene)


def _others(scene: Scene, user: EntityId) -> list[EntityId]:
    return [hero for hero in party(scene) if hero != user]


def _downed(scene: Scene, _user: EntityId) -> list[EntityId]:
    world = scene.world
    return [h for h in world.heroes if world.statuses[h].down and not world.ailments[h].out]


def _any_hero(scene: Scene, _user: EntityId) -> list[EntityId]:
    return [hero for hero in scene.world.heroes if not scene.world.ailments[hero].out]


def _casters(scene: Scene, user: EntityId) -> list[EntityId]:
    return [unit for unit in scene.enemies(user) if scene.world.spell_tokens[unit].tokens]


def _objectives(scene: Scene, _user: EntityId) -> list[EntityId]:
    return [o for o, row in scene.world.objectives.items() if row.damage]


def _turrets(scene: Scene, _user: EntityId) -> list[EntityId]:
    return list(scene.world.gadgets)


def _friends(scene: Scene, user: EntityId) -> list[EntityId]:
    return [unit for unit in scene.units(Side.ONE) if unit != user]


_FINDERS: dict[Aim, Callable[[Scene, EntityId], list[EntityId]]] = {
    Aim.HERO: _heroes,
    Aim.HEROES: _heroes,
    Aim.OTHER_HERO: _others,
    Aim.DOWNED_HERO: _downed,
    Aim.ANY_HERO: _any_hero,
    Aim.ENEMY: lambda scene, user: scene.enemies(user),
    Aim.ENEMIES: lambda scene, user: scene.enemies(user),
    Aim.CASTER: _casters,
    Aim.OBJECTIVE: _objectives,
    Aim.TURRET: _turrets,
    Aim.FRIEND: _friends,
}


def _in_range(scene: Scene, user: EntityId, unit: EntityId, way: Way) -> bool:
    if unit == user:
        return True
    here, there = scene.mask(user), _mask(scene, unit)
    if not scene.within(here, there, way.range):
        return False
    return not way.sight or scene.sees(here, there)


def _mask(scene: Scene, unit: EntityId) -> int:
    objective = scene.world.objectives.get(unit)
    return scene.mask(unit) if objective is None else 1 << objective.cell


def _allowed(scene: Scene, unit: EntityId, source: str, way: Way) -> bool:
    """Whether a target is not too large, and not served already where once is enough."""
    if way.largest and tough_of_unit(scene, unit) > way.largest:
        return False
    for op in way.ops:
        if isinstance(op, ops.Mend) and op.once and scene.world.objectives[unit].mended:
            return False
        if isinstance(op, ops.Restore) and op.once and done_this_wave(scene, unit, source):
            return False
    return True


def target_cells(scene: Scene, user: EntityId, way: Way) -> int:
    """The cells a way may be aimed at."""
    field, here = scene.field, scene.mask(user)
    area = field.bits.spread(here, scene.table.length(way.range) + 1) & field.free
    if way.aim is Aim.FREE_CELL:
        return area & ~_taken(scene) & ~_too_near(scene, way)
    if way.aim is Aim.PIECE:
        return _pieces(scene, here, way.range)
    seen = 0
    for cell in cells_of(here):
        seen |= scene.visible(cell)
    return area & seen


def _taken(scene: Scene) -> int:
    world, taken = scene.world, 0
    for unit in world.units:
        taken |= scene.mask(unit)
    for cell in (
        *[row.cell for row in world.objectives.values()],
        *[row.cell for row in world.traps.values()],
    ):
        taken |= 1 << cell
    return taken


def _too_near(scene: Scene, way: Way) -> int:
    """Where no turret may stand: next to an enemy."""
    builds = any(isinstance(op, ops.SetUp) for op in way.ops)
    return scene.field.bits.around(scene.side_mask(Side.TWO)) if builds else 0


def _pieces(scene: Scene, here: int, inches: int) -> int:
    """One cell for each terrain piece in range, its lowest there."""
    near = scene.field.bits.spread(here, scene.table.length(inches) + 1)
    found = 0
    for piece in scene.table.pieces:
        cells = [cell for cell in piece.cells if near >> cell & 1]
        found |= 1 << min(cells) if cells else 0
    return found


def units_round(scene: Scene, user: EntityId, cell: Cell, inches: int) -> Targets:
    """The enemies with a model near a cell."""
    area = scene.field.bits.disc(cell, scene.table.length(inches) + 1)
    return tuple(unit for unit in scene.enemies(user) if scene.mask(unit) & area)
