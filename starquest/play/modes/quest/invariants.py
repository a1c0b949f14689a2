"""A mission's numbers and names are within what the rules and the data allow."""

from collections.abc import Callable, Iterator

from starquest.content.quest import QuestNumbers
from starquest.engine.modes.quest.heroes.inventory import two_handed
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.scene import Scene
from starquest.model.component import Pack
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import GainXp, LevelUp, Settle
from starquest.play.invariants.names import NAMELESS, Names, unknown
from starquest.play.invariants.world import tough_of

Check = Callable[[GameState], Iterator[str]]

OVER = 2
"""A Power Injector may bring this much power more than a hero holds."""
OBJECTIVES = 5
NO_SIDE = -1


def _numbers(state: GameState) -> QuestNumbers:
    """The numbers of a mission, in the data it is played with."""
    return Scene(state).catalog.quest


def wounds_in_range(state: GameState) -> Iterator[str]:
    """Nobody stands with as many wounds as its Tough, and only heroes lie."""
    world = state.world
    for model, body in world.bodies.items():
        tough, down = tough_of(state, model), world.statuses[body.unit].down
        if not 0 <= body.wounds < tough + down:
            yield f"model {model} has {body.wounds} wounds of {tough}, down {down}"
        if down and body.unit not in world.heroes:
            yield f"unit {body.unit} is no hero and lies"


def attacks_have_an_end(state: GameState) -> Iterator[str]:
    """Whoever is being hurt has the end of the attack still to come."""
    attacked = {step.unit for step in state.agenda if isinstance(step, Settle)}
    hurt = [unit for unit, status in state.world.statuses.items() if status.hurt]
    yield from (f"unit {unit} is being hurt" for unit in hurt if unit not in attacked)


def heroes_are_whole(state: GameState) -> Iterator[str]:
    """Power, conditions and pack stay within what the rules allow."""
    world = state.world
    for hero, pool in world.powers.items():
        if not 0 <= pool.left <= pool.most + OVER:
            yield f"hero {hero} has {pool.left} power of {pool.most}"
    for hero, ailments in world.ailments.items():
        if len(set(ailments.conditions)) < len(ailments.conditions) or ailments.bleeding < 0:
            yield f"hero {hero} suffers {ailments}"
    for hero in world.packs:
        yield from _pack(state, hero)


def _pack(state: GameState, hero: EntityId) -> Iterator[str]:
    pack, most = state.world.packs[hero], _numbers(state).hero
    if pack.credits < 0 or len(pack.items) > most.items:
        yield f"hero {hero} has {pack.credits}c and {pack.items}"
    if len(pack.upgrades) > most.upgrades or len(pack.spares) > most.spares:
        yield f"hero {hero} has {pack.upgrades} and {pack.spares}"


def the_mission_is_on_course(state: GameState) -> Iterator[str]:
    """Waves, alertness, priority and objectives are in their bounds."""
    mission = quest_if_any(state)
    if mission is None:
        yield "there is no mission"
        return
    waves = _numbers(state).waves
    if not 0 <= mission.finished <= mission.wave <= waves.last:
        yield f"wave {mission.wave}, finished {mission.finished}"
    if mission.finished < mission.wave - 1 or state.round < 0:
        yield f"wave {mission.wave}, finished {mission.finished}, round {state.round}"
    if not mission.factions or mission.party <= 0 or mission.share < 0:
        yield f"{mission.factions} against {mission.party} points, {mission.share} percent"
    if state.finished not in (NO_SIDE, *Side):
        yield f"side {state.finished} has finished"
    if state.outcome is None and not 0 <= mission.alertness < waves.alertness:
        yield f"alertness {mission.alertness}"
    if sum(row.xp for row in state.world.heroes.values()) != mission.xp:
        yield f"the mission counts {mission.xp} XP"
    yield from _objectives(state)


def _objectives(state: GameState) -> Iterator[str]:
    rows, ruined = state.world.objectives.values(), _numbers(state).objectives.destroyed_at
    numbers = [row.number for row in rows]
    if len(set(numbers)) != len(numbers) or not all(1 <= n <= OBJECTIVES for n in numbers):
        yield f"objectives {numbers}"
    if any(not 0 <= row.damage < ruined for row in rows):
        yield "an objective should have been destroyed"


def levels_follow_xp(state: GameState) -> Iterator[str]:
    """Levels are what the XP say once nothing is owed."""
    if any(isinstance(step, GainXp | LevelUp) for step in state.agenda):
        return
    rows = Scene(state).catalog.levels.values()
    for hero, row in state.world.heroes.items():
        due = max([1, *[r.level for r in rows if r.xp <= row.xp]])
        if row.level != due:
            yield f"hero {hero} has level {row.level}, not {due}, with {row.xp} XP"


def hands_are_enough(state: GameState) -> Iterator[str]:
    """Nobody has a shield beside a weapon that takes both hands."""
    scene = Scene(state)
    for hero, pack in state.world.packs.items():
        if pack.shield and (two_handed(scene, pack.ranged) or two_handed(scene, pack.melee)):
            yield f"hero {hero} has no hand for a shield: {pack}"


def unknown_names(state: GameState) -> Iterator[str]:
    """Every class, item, event and the like that a mission names is there."""
    yield from unknown(state, (*_heroes(state), *_mission(state)))


def _heroes(state: GameState) -> Names:
    world = state.world
    for hero in world.heroes.values():
        yield "heroes", hero.kind
        yield "feats", hero.feat
        yield from (("skills", skill or NAMELESS) for skill in hero.skills)
        yield from (("rules", rule.name or NAMELESS) for rule in hero.base.rules)
    for ailments in world.ailments.values():
        yield from (("conditions", name or NAMELESS) for name in ailments.conditions)
        yield "injuries", ailments.injury
    for pack in world.packs.values():
        yield from (("goods", name) for name in _carried(pack))


def _carried(pack: Pack) -> tuple[str, ...]:
    worn = (pack.ranged, pack.melee, pack.armour, pack.shield)
    listed = (*pack.upgrades, *pack.spares, *pack.items)
    return (*worn, *[name or NAMELESS for name in listed])


def _mission(state: GameState) -> Names:
    mission = quest_if_any(state)
    if mission is None:
        return
    yield from (("factions", name or NAMELESS) for name in mission.factions)
    yield from (("goods", name or NAMELESS) for name in mission.stock)
    yield "alertness", mission.alert
    yield "times", mission.time
    yield "weather", mission.sky
    yield "events", mission.event
    yield from (
        ("goods", name or NAMELESS) for row in state.world.treasures.values() for name in row.items
    )


MISSION: tuple[Check, ...] = (
    wounds_in_range,
    attacks_have_an_end,
    heroes_are_whole,
    the_mission_is_on_course,
    unknown_names,
)
STRICT: tuple[Check, ...] = (levels_follow_xp, hands_are_enough)
"""What holds only as long as the data do not change."""
