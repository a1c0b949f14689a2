"""Whom a program picks: nearest, still to act, in the open, weakest, then a die."""

from starquest.engine.attack.salvo import cover_of
from starquest.engine.attack.wounds import wounds_left
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.engine.minds.knowledge import gap, known_enemies
from starquest.engine.scene import Scene
from starquest.model.dice import Stream, draw
from starquest.model.ids import EntityId
from starquest.model.profile import Weapon

HEAVY = 2
"""The AP from which a weapon looks for armour."""
CROWD = 3


def chance(scene: Scene, unit: EntityId, salt: int, faces: int) -> int:
    """A die of the program's own, the same however often it is looked at."""
    dice = scene.state.dice
    count = (scene.round * 4096 + unit) * 64 + salt
    return draw(dice.seed, Stream.MINDS, count, faces)


def pick(
    scene: Scene, unit: EntityId, enemies: list[EntityId], weapon: Weapon | None = None
) -> EntityId | None:
    """The best target of several, for a weapon if there is one."""
    if not enemies:
        return None
    return min(enemies, key=lambda enemy: _order(scene, unit, enemy, weapon))


def pick_group(
    scene: Scene, unit: EntityId, groups: list[tuple[EntityId, ...]]
) -> tuple[EntityId, ...]:
    """The group of targets whose best are best."""
    return min(groups, key=lambda group: sorted(_order(scene, unit, t, None) for t in group))


def _order(
    scene: Scene, unit: EntityId, enemy: EntityId, weapon: Weapon | None
) -> tuple[int, int, bool, bool, int, int, int]:
    here, there = scene.mask(unit), scene.mask(enemy)
    covered = bool(cover_of(scene, scene.cells(unit)[0], enemy))
    return (
        _preference(scene, unit, enemy, weapon) if weapon else 0,
        gap(scene, here, there),
        scene.world.statuses[enemy].activated,
        covered,
        wounds_left(scene, enemy),
        chance(scene, unit, enemy % 32, 6),
        enemy,
    )


def _preference(scene: Scene, unit: EntityId, enemy: EntityId, weapon: Weapon) -> int:
    """What a weapon is made for; lower comes first."""
    arms, left = kit_of_rules(weapon.rules), wounds_left(scene, enemy)
    deadly, blast = arms.best(Rule.deadly, 1), arms.best(Rule.blast, 1)
    if deadly > 1:
        return 0 if left <= deadly else 100 - left
    if blast > 1:
        return 0 if _crowded(scene, unit, enemy) else 1
    piercing = arms.best(Rule.armour_piercing)
    return scene.kit(enemy).defense if piercing >= HEAVY else 0


def _crowded(scene: Scene, unit: EntityId, enemy: EntityId) -> bool:
    """Whether the unit knows of another enemy beside this one."""
    here = scene.mask(enemy)
    return any(
        other != enemy and scene.within(here, scene.mask(other), CROWD)
        for other in known_enemies(scene, unit)
    )
