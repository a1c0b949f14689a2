"""What holds in every state a mission can wait in, besides what holds in every fight."""

from collections.abc import Callable, Iterator

from starquest.engine.fields import field_of
from starquest.engine.game import legal
from starquest.engine.kit import kit_of
from starquest.engine.mission.goods import SPARES, UPGRADES, two_handed
from starquest.engine.scene import Scene
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Deployment, GainXp, LevelUp, Shop, Turn
from tests.support import invariants

Check = Callable[[GameState], Iterator[str]]


def mission_faults(state: GameState) -> list[str]:
    """Everything that is wrong with a mission's state."""
    return [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(state)]


def somebody_is_asked(state: GameState) -> Iterator[str]:
    """A mission waits for a command that can be given, or is over."""
    if state.outcome is not None:
        if state.agenda or len(legal(state)):
            yield "it is over and goes on"
        return
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Turn | Act | Ask | Deployment | Shop):
        yield f"nobody is asked at {top}"
    elif not len(legal(state)):
        yield f"nothing is legal at {top}"


def wounds_in_range(state: GameState) -> Iterator[str]:
    """A hero is down exactly when its wounds equal its Tough; nobody else stands with so many."""
    world = state.world
    for model, body in world.bodies.items():
        tough = kit_of((invariants.profile_of(state, model),)).tough
        down = world.statuses[body.unit].down
        if down != (body.unit in world.heroes and body.wounds >= tough):
            yield f"unit {body.unit} is down {down} with {body.wounds} wounds of {tough}"
        if not 0 <= body.wounds <= tough or (body.wounds == tough and not down):
            yield f"model {model} has {body.wounds} wounds of {tough}"


def heroes_are_whole(state: GameState) -> Iterator[str]:
    """Power, conditions, pack and slots stay within what the rules allow."""
    world, scene = state.world, Scene(state)
    for hero in world.heroes:
        vigor, plight, pack = world.vigor[hero], world.plights[hero], world.packs[hero]
        if not 0 <= vigor.power <= vigor.most + 2:
            yield f"hero {hero} has {vigor}"
        if len(set(plight.conditions)) != len(plight.conditions):
            yield f"hero {hero} has a condition twice: {plight}"
        if pack.credits < 0 or len(pack.items) > 4 or len(pack.upgrades) > UPGRADES:
            yield f"hero {hero} carries {pack}"
        if len(pack.spares) > SPARES:
            yield f"hero {hero} carries {pack}"
        if pack.shield and (two_handed(scene, pack.ranged) or two_handed(scene, pack.melee)):
            yield f"hero {hero} has no hand for a shield: {pack}"


def levels_follow_xp(state: GameState) -> Iterator[str]:
    """Levels are what the XP say once nothing is owed, and the mission counts every point."""
    world, mission = state.world, state.mission
    if mission is None or any(isinstance(step, GainXp | LevelUp) for step in state.agenda):
        return
    rows = Scene(state).lore.levels.values()
    for hero, row in world.heroes.items():
        due = max([1, *[r.level for r in rows if r.xp <= row.xp]])
        if row.level != due:
            yield f"hero {hero} has level {row.level}, not {due}, with {row.xp} XP"
    if sum(row.xp for row in world.heroes.values()) != mission.xp:
        yield f"the mission counts {mission.xp} XP"


def the_mission_is_on_course(state: GameState) -> Iterator[str]:
    """Waves, alertness, priority and objectives are in their bounds."""
    mission = state.mission
    if mission is None:
        return
    numbers = [row.number for row in state.world.objectives.values()]
    if not 0 <= mission.wave <= 10 or mission.finished not in (mission.wave - 1, mission.wave, 0):
        yield f"wave {mission.wave}, finished {mission.finished}"
    if state.outcome is None and not 0 <= mission.alertness <= 5:
        yield f"alertness {mission.alertness}"
    if len(set(numbers)) != len(numbers) or not all(1 <= n <= 5 for n in numbers):
        yield f"objectives {numbers}"
    if any(not 0 <= row.damage <= 2 for row in state.world.objectives.values()):
        yield "an objective should have been destroyed"


def markers_lie_on_the_table(state: GameState) -> Iterator[str]:
    """Every marker lies on a cell one can walk to."""
    world, free = state.world, field_of(state.table).free
    rows = (*world.objectives.values(), *world.caches.values(), *world.treasures.values())
    cells = [getattr(row, "cell") for row in (*rows, *world.traps.values())]  # noqa: B009
    yield from (f"a marker lies at {cell}" for cell in cells if not free >> cell & 1)


CHECKS: tuple[Check, ...] = (
    invariants.ids_in_order,
    invariants.tables_agree,
    invariants.squads_and_bodies_agree,
    invariants.models_stand_alone,
    invariants.tokens_in_range,
    invariants.melee_has_an_end,
    somebody_is_asked,
    wounds_in_range,
    heroes_are_whole,
    levels_follow_xp,
    the_mission_is_on_course,
    markers_lie_on_the_table,
)
