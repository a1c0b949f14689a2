"""What holds in every state a Star Quest mission can wait in."""

from collections.abc import Iterator

from starquest.engine.game import legal
from starquest.engine.heroes.pack import MOST_ITEMS
from starquest.engine.kit import kit_of
from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import Settle
from tests.support import invariants
from tests.support.invariants import Check, profile_of

OVER = 2
"""A Power Injector may bring this much power more than a hero holds."""
SLOTS = 2
DESTROYED = 3
WAVES, ALERT = 10, 6


def faults(state: GameState) -> list[str]:
    """Everything that is wrong with a mission; costly checks are left to `thorough`."""
    return [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(state)]


def thorough(state: GameState) -> list[str]:
    """The same, and whether the state can be saved."""
    return [*faults(state), *invariants.values_are_plain(state)]


def somebody_is_asked(state: GameState) -> Iterator[str]:
    """A mission waits for a command that can be given, or is over with nothing left to do."""
    if (state.outcome is None) != bool(len(legal(state))):
        yield f"{len(legal(state))} commands with {state.outcome} at {state.agenda[-1:]}"


def the_fallen_lie(state: GameState) -> Iterator[str]:
    """Whoever stands bears its wounds, only heroes lie, and every attack has its end."""
    for model, body in state.world.bodies.items():
        tough = kit_of((profile_of(state, model),)).tough
        down = state.world.statuses[body.unit].down
        if not 0 <= body.wounds < tough + down:
            yield f"model {model} has {body.wounds} wounds of {tough}, down {down}"
        if down and body.unit not in state.world.heroes:
            yield f"unit {body.unit} is no hero and lies"
    attacked = {step.unit for step in state.agenda if isinstance(step, Settle)}
    hurt = [unit for unit, status in state.world.statuses.items() if status.hurt]
    yield from (f"unit {unit} is being hurt" for unit in hurt if unit not in attacked)


def heroes_are_whole(state: GameState) -> Iterator[str]:
    """Every hero has all its rows, its power and its pack in order."""
    world = state.world
    for table in (world.vigor, world.plights, world.packs, world.deeds):
        if list(table) != list(world.heroes):
            yield f"rows of {list(table)}, heroes {list(world.heroes)}"
    for hero, vigor in world.vigor.items():
        if not 0 <= vigor.power <= vigor.most + OVER:
            yield f"hero {hero} has {vigor.power} power of {vigor.most}"
    for hero, pack in world.packs.items():
        yield from _pack(hero, pack)
    for hero, plight in world.plights.items():
        if len(set(plight.conditions)) < len(plight.conditions):
            yield f"hero {hero} has a condition twice: {plight.conditions}"


def _pack(hero: EntityId, pack: Pack) -> Iterator[str]:
    if pack.credits < 0 or len(pack.items) > MOST_ITEMS:
        yield f"hero {hero} has {pack.credits}c and {pack.items}"
    if len(pack.upgrades) > SLOTS or len(pack.spares) > SLOTS:
        yield f"hero {hero} has {pack.upgrades} and {pack.spares}"


def the_mission_adds_up(state: GameState) -> Iterator[str]:
    """Waves, alertness, damage and XP are within their bounds and agree."""
    mission, world = state.mission, state.world
    if mission is None:
        yield "no mission"
        return
    calm = state.outcome is not None or 0 <= mission.alertness < ALERT
    if not mission.finished <= mission.wave <= WAVES or not calm:
        yield f"wave {mission.wave}, {mission.finished} finished, alertness {mission.alertness}"
    if mission.xp != sum(hero.xp for hero in world.heroes.values()):
        yield f"{mission.xp} XP, the heroes have {[hero.xp for hero in world.heroes.values()]}"
    for row in world.objectives.values():
        if not 0 <= row.damage < DESTROYED:
            yield f"objective {row.number} has {row.damage} damage"


CHECKS: tuple[Check, ...] = (
    invariants.ids_in_order,
    invariants.tables_agree,
    invariants.squads_and_bodies_agree,
    invariants.models_stand_alone,
    invariants.reserves_are_off_table,
    invariants.tokens_in_range,
    invariants.melee_has_an_end,
    somebody_is_asked,
    the_fallen_lie,
    heroes_are_whole,
    the_mission_adds_up,
)
