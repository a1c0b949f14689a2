"""How many waves a party may expect to finish in all: what a rehearsal is judged by.

The numbers are learned: the waves still finished in games of greedy, its weights drawn at random
for each, were regressed on how the party stood at each round's start. Only differences between
situations of one mission mean much.
"""

from math import sqrt

from starquest.engine.attack.wounds import tough_of_unit, wounds_left
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState

BASE, FINISHED, SHARE = 0.29, 0.049, -0.0256
"""The share of the waves left that is finished from nothing, more for each wave behind, and less
for each percent of the party's points that a wave has."""
LATE, PAUSE = 0.165, 0.035
"""A wave's last round, and the time between two waves."""
WOUNDS, SHAKEN, POWER, LEVEL = 0.145, -0.14, 0.01, 0.051
"""For a hero: the root of its wounds left, Shaken, a point of power early in a wave, a level."""
FOE, WOUNDED, SOON = -0.15, -0.1, 0.11
"""A hundred points of enemies, those of the wounds left to them, and less early in a wave."""
HUNDRED = 100
MARKS, IN_TIME = -0.033, 0.0214
"""The root of the damage markers objectives can still take, and more for each wave to come."""


def prospects(state: GameState) -> float:
    """The waves a party may expect to have finished in the end."""
    scene, quest = scene_of(state), quest_of(state)
    left = scene.catalog.quest.waves.last - quest.finished
    if state.outcome is not None or left <= 0:
        return float(quest.finished)
    return quest.finished + left * min(1.0, max(0.0, _share(scene, left)))


def _share(scene: Scene, left: int) -> float:
    """The share of the waves left that may be finished."""
    quest, heroes = quest_of(scene), scene.world.heroes
    pause = quest.finished == quest.wave
    to_go = 0.0 if pause else 1 - quest.alertness / scene.catalog.quest.waves.alertness
    share = BASE + FINISHED * quest.finished + SHARE * quest.share
    share += PAUSE if pause else LATE * (1 - to_go)
    share += sum([_hero(scene, hero, to_go) for hero in heroes]) / len(heroes)
    foes = sum([_foe(scene, unit, to_go) for unit in scene.units(Side.TWO)])
    return share + foes / len(heroes) + (MARKS + IN_TIME * left) * sqrt(_marks(scene))


def _hero(scene: Scene, hero: EntityId, to_go: float) -> float:
    world, status = scene.world, scene.world.statuses[hero]
    value = LEVEL * world.heroes[hero].level
    if status.down:
        return value
    value += WOUNDS * sqrt(wounds_left(scene, hero)) + SHAKEN * status.shaken
    return value + POWER * to_go * world.powers[hero].left


def _foe(scene: Scene, unit: EntityId, to_go: float) -> float:
    row = scene.world.units[unit]
    whole = wounds_left(scene, unit) / (row.size * tough_of_unit(scene, unit))
    return row.points / HUNDRED * (FOE + WOUNDED * whole + SOON * to_go)


def _marks(scene: Scene) -> int:
    """The damage markers until no objective is left."""
    most = scene.catalog.quest.objectives.destroyed_at
    return sum([most - row.damage for row in scene.world.objectives.values()])
