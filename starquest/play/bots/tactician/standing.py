"""How the party stands, in points: what a rehearsal is judged by."""

from starquest.engine.attack.wounds import tough_of_unit, wounds_left
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.ids import Side
from starquest.model.state import GameState

DOWN = 60.0
WOUND = 5.0
KILL = 6.0
SHAKEN = 0.3
MARKER = (20.0, 30.0, 60.0)
POWER = 1.5
LOST = 300.0
XP = 1.0


def standing(before: GameState, after: GameState) -> float:
    """How much better the party stands after something than before."""
    return _points(scene_of(after), before) - 0.0


def _points(scene: Scene, before: GameState) -> float:
    world, quest = scene.world, quest_of(scene)
    value = 0.0
    for hero in world.heroes:
        status = world.statuses[hero]
        value += -DOWN if status.down else WOUND * wounds_left(scene, hero)
        value += POWER * world.powers[hero].left
        value -= 8.0 * len(world.ailments[hero].conditions) + 10.0 * status.shaken
        value += sum([scene.catalog.items[name].price for name in world.packs[hero].items])
        value += world.packs[hero].credits
    for unit in scene.units(Side.TWO):
        row, status = world.units[unit], world.statuses[unit]
        share = wounds_left(scene, unit) / (row.size * tough_of_unit(scene, unit))
        value -= row.points * (0.3 + 0.7 * share) * (1 - SHAKEN * status.shaken) + KILL
    old = {row.number: row.damage for row in before.world.objectives.values()}
    new = {row.number: row.damage for row in world.objectives.values()}
    few = 5 / max(1, len(old))
    for number, damage in old.items():
        value -= few * sum(MARKER[damage : new.get(number, 3)])
    value += XP * (quest.xp - quest_of(scene_of(before)).xp)
    if scene.state.outcome is not None and scene.state.outcome.winner != int(Side.ONE):
        value -= LOST
    return value
