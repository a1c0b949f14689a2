"""How the party stands, in points: what a rehearsal is judged by."""

from starquest.engine.attack.wounds import tough_of_unit, wounds_left
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState

DOWN, WOUND, SHAKEN, AILMENT, POWER = 60.0, 5.0, 10.0, 8.0, 1.5
"""A hero who is down, each wound left, being Shaken, a condition, a point of power."""
KILL, WHOLE, FRIGHTENED = 6.0, 0.3, 0.3
"""Any enemy there is; the share of its points it keeps to the last wound; what fear takes off."""
MARKER = (20.0, 30.0, 60.0)
"""An objective's damage markers; they count more as objectives become few."""
OBJECTIVES = 5
LOST = 300.0
"""The mission."""


def standing(before: GameState, after: GameState) -> float:
    """How the party stands after something that began as before; only differences mean much."""
    scene = scene_of(after)
    value = sum([_hero(scene, hero) for hero in scene.world.heroes])
    value -= sum([_enemy(scene, unit) for unit in scene.units(Side.TWO)])
    value -= _damage(before, after)
    value += quest_of(after).xp - quest_of(before).xp
    lost = after.outcome is not None and after.outcome.winner != Side.ONE
    return value - LOST if lost else value


def _hero(scene: Scene, hero: EntityId) -> float:
    world, status = scene.world, scene.world.statuses[hero]
    pack, ailments = world.packs[hero], world.ailments[hero]
    value = -DOWN if status.down else WOUND * wounds_left(scene, hero)
    value += POWER * world.powers[hero].left + pack.credits
    value += sum([scene.catalog.items[name].price for name in pack.items])
    return value - AILMENT * len(ailments.conditions) - SHAKEN * status.shaken


def _enemy(scene: Scene, unit: EntityId) -> float:
    row, status = scene.world.units[unit], scene.world.statuses[unit]
    share = wounds_left(scene, unit) / (row.size * tough_of_unit(scene, unit))
    points = row.points * (WHOLE + (1 - WHOLE) * share)
    return points * (1 - FRIGHTENED * status.shaken) + KILL


def _damage(before: GameState, after: GameState) -> float:
    """What the objectives have suffered; one that is gone has had all its markers."""
    rows = before.world.objectives.values()
    now = {row.number: row.damage for row in after.world.objectives.values()}
    suffered = [sum(MARKER[row.damage : now.get(row.number, len(MARKER))]) for row in rows]
    return sum(suffered) * OBJECTIVES / max(1, len(suffered))
