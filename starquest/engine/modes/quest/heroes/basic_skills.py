"""The basic skill actions: Discover, Push, Scurry, first aid."""

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.downed import get_up
from starquest.engine.modes.quest.heroes.pack import place_of
from starquest.engine.movement.paths import paths_of, stride
from starquest.engine.movement.walking import feel_ground
from starquest.engine.scene import Scene
from starquest.model.event import DieRolled, Moved
from starquest.model.grid import DIAGONAL, STRAIGHT
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Relocate, Reveal, Trial

DISCOVER, PUSH, SCURRY, FIRST_AID = "discover", "push", "scurry", "first_aid"


def carry_out(draft: Draft, trial: Trial) -> None:
    """What a passed test of a basic action does."""
    match trial.kind:
        case "discover":
            draft.push(Reveal(trial.targets[0], trial.unit))
        case "push":
            push_away(draft, trial.unit, trial.targets[0], draft.catalog.quest.hero.pushed)
        case "scurry":
            die = draft.roller.die()
            inches = (die + 1) // 2
            draft.emit(DieRolled(SCURRY, die, inches))
            side = draft.side(trial.unit)
            draft.push(Relocate(trial.unit, side, SCURRY, inches, walking=True))
        case _:
            get_up(draft, trial.targets[0], 1, FIRST_AID)


def tokens_near(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The search tokens a hero may discover: near and in sight."""
    here = scene.mask(unit)
    return [
        token
        for token, cache in scene.world.search_tokens.items()
        if scene.within(here, 1 << cache.cell, scene.catalog.quest.hero.discover)
        and (
            scene.sees(here, 1 << cache.cell)
            or scene.within(here, 1 << cache.cell, scene.catalog.quest.hero.close)
        )
    ]


def treasures_near(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The treasure markers a hero may pick up."""
    here, markers = scene.mask(unit), scene.world.treasures
    return [
        marker
        for marker, t in markers.items()
        if scene.within(here, 1 << t.cell, scene.catalog.quest.hero.close)
    ]


def pushable(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The enemies a hero may push: near, and not behind a wall or a closed door."""
    here = scene.mask(unit)
    return [
        enemy
        for enemy in scene.enemies(unit)
        if scene.within(here, scene.mask(enemy), scene.catalog.quest.hero.push)
        and scene.sees(here, scene.mask(enemy))
        and not scene.kit(enemy).any(Rule.stands_fast)
    ]


def fallen_near(scene: Scene, unit: EntityId) -> list[EntityId]:
    """The Unconscious heroes first aid may reach."""
    here, world = scene.mask(unit), scene.world
    return [
        hero
        for hero in world.heroes
        if world.statuses[hero].down
        and not world.ailments[hero].out
        and scene.within(here, scene.mask(hero), scene.catalog.quest.hero.close)
    ]


def push_away(draft: Draft, by: EntityId, unit: EntityId, inches: int) -> None:
    """Move a unit straight away from another, each model as far as nothing is in its way."""
    grid, start = draft.field.grid, place_of(draft, by)
    filled = cells_of(draft.mask(unit))
    near = min(filled, key=lambda cell: (grid.distance(start, cell), cell))
    dx, dy = _direction(*grid.xy(start), *grid.xy(near))
    budget = stride(draft, unit, inches)
    steps = max(1, budget // (DIAGONAL if dx and dy else STRAIGHT))
    paths, places = paths_of(draft, unit), draft.world.places
    members = draft.world.squads[unit].members
    order = sorted(members, key=lambda m: -grid.distance(start, places[m].cell))
    ways = {model: _slide(draft, unit, model, (dx, dy), steps) for model in order}
    feel_ground(draft, paths, ways)


def _direction(ax: int, ay: int, bx: int, by: int) -> tuple[int, int]:
    """The one of eight directions that leads most nearly from a to b."""
    dx, dy = bx - ax, by - ay
    wide, tall = abs(dx), abs(dy)
    x = (dx > 0) - (dx < 0) if 2 * wide >= tall else 0
    y = (dy > 0) - (dy < 0) if 2 * tall >= wide else 0
    return x, y


def _slide(
    draft: Draft, unit: EntityId, model: EntityId, direction: tuple[int, int], steps: int
) -> tuple[Cell, ...]:
    """Move a model some steps one way, as far as it can go; the cells it has entered."""
    bits, footprint = draft.field.bits, draft.kit(unit).footprint
    across, down = direction[0], direction[1] * draft.field.grid.stride
    start = draft.world.places[model].cell
    own = bits.footprint(start, footprint)
    taken = draft.side_mask(draft.side(unit)) | draft.side_mask(draft.side(unit).other)
    free = bits.erode(draft.field.free & ~(taken & ~own) & ~draft.lying(), footprint)
    ground = bits.erode(draft.field.free, footprint)
    way: list[Cell] = []
    for count in range(1, steps + 1):
        cell = start + (across + down) * count
        beside = ground >> max(0, cell - across) | ground >> max(0, cell - down)
        if not draft.field.grid.holds(cell) or not free >> cell & 1 or not beside & 1:
            break
        way.append(Cell(cell))
    if way:
        draft.put(model, way[-1])
        draft.emit(Moved(model, tuple(way), 0))
    return tuple(way)


def spots_for_model(scene: Scene, unit: EntityId, centre: int, inches: int) -> list[Cell]:
    """The cells near some others on which a hero could stand, its own among them."""
    taken = 0
    for other in scene.world.units:
        taken |= scene.mask(other) if other != unit else 0
    area = scene.field.bits.spread(centre, scene.table.length(inches) + 1)
    return cells_of(area & scene.field.free & ~taken)
