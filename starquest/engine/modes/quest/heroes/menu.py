"""What an activated hero may do beyond moving, shooting and casting."""

from collections.abc import Callable

from starquest.content.skills import Way
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.aiming import CELL_AIMS, target_cells, target_sets
from starquest.engine.modes.quest.heroes.basic_skills import (
    DISCOVER,
    PUSH,
    SCURRY,
    fallen_near,
    pushable,
    tokens_near,
    treasures_near,
)
from starquest.engine.modes.quest.heroes.inventory import may_swap
from starquest.engine.modes.quest.heroes.power import affordable
from starquest.engine.modes.quest.heroes.used_up import done_this_round, done_this_wave
from starquest.engine.options import Cells, Group, Listed
from starquest.engine.scene import Scene
from starquest.model.command import (
    BuyAction,
    Command,
    Discover,
    FirstAid,
    PickUp,
    Push,
    Rest,
    Scurry,
    Swap,
    UseFeat,
    UseItem,
    UseSkill,
)
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.step import Act

Maker = Callable[[int, tuple[EntityId, ...], Cell], Command]
FEAT = "feat"


def begin_activation(draft: Draft, unit: EntityId) -> None:
    """A hero has a skill action besides its main one."""
    if unit in draft.world.heroes:
        draft.agenda[-1] = Act(unit, skill=1)


def hero_menu(scene: Scene, act: Act) -> list[Group] | None:
    """Everything special a hero may do now; None for who is no hero."""
    if act.unit not in scene.world.heroes:
        return None
    groups: list[Group] = [Listed(_free(scene, act)), *_feat(scene, act)]
    if _fresh(scene, act):
        groups.append(Listed(_rests(scene, act)))
    if act.skill:
        groups += _skill_actions(scene, act)
    return groups


def _free(scene: Scene, act: Act) -> list[Command]:
    """What costs no action."""
    unit = act.unit
    found: list[Command] = []
    if not act.picked:
        found += [PickUp(marker) for marker in treasures_near(scene, unit)]
    if not act.swapped:
        pack = scene.world.packs[unit]
        found += [Swap(w) for w in dict.fromkeys(pack.spares) if may_swap(scene, pack, w)]
    if not act.bought and affordable(scene, unit, scene.catalog.quest.power.extra_action):
        found += [BuyAction("main"), BuyAction("skill")]
    return found


def _fresh(scene: Scene, act: Act) -> bool:
    """Whether an activation has not begun with anything, for who rests does nothing else."""
    if not act.main or not act.skill or act.bought or act.picked or act.swapped or act.opened:
        return False
    cast = scene.world.spell_tokens[act.unit].tried
    return not cast and not done_this_round(scene, act.unit, FEAT)


def _rests(scene: Scene, act: Act) -> list[Command]:
    conditions = scene.world.ailments[act.unit].conditions
    return [Rest(condition) for condition in conditions] or [Rest()]


def _skill_actions(scene: Scene, act: Act) -> list[Group]:
    unit = act.unit
    found: list[Command] = [FirstAid(hero) for hero in fallen_near(scene, unit)]
    if not done_this_round(scene, unit, DISCOVER):
        found += [Discover(token) for token in tokens_near(scene, unit)]
    if not done_this_round(scene, unit, PUSH):
        found += [Push(enemy) for enemy in pushable(scene, unit)]
    if not done_this_round(scene, unit, SCURRY):
        found.append(Scurry())
    return [Listed(found), *_skills(scene, act), *_items(scene, unit)]


def _skills(scene: Scene, act: Act) -> list[Group]:
    groups: list[Group] = []
    for name in scene.world.heroes[act.unit].skills:
        skill = scene.catalog.skills[name]
        spent = done_this_round(scene, act.unit, name)
        lacking = (skill.needs == "unmoved" and act.moved) or (
            skill.needs == "main" and not act.main
        )
        if not spent and not lacking and affordable(scene, act.unit, skill.cost):
            groups += ways(scene, act.unit, name, skill.ways, _skill_maker(name))
    return groups


def _items(scene: Scene, unit: EntityId) -> list[Group]:
    groups: list[Group] = []
    for name in dict.fromkeys(scene.world.packs[unit].items):
        groups += ways(scene, unit, name, scene.catalog.items[name].ways, _item_maker(name))
    return groups


def _feat(scene: Scene, act: Act) -> list[Group]:
    unit = act.unit
    if done_this_wave(scene, unit, FEAT):
        return []
    feat = scene.catalog.feats[scene.world.heroes[unit].feat]
    return ways(scene, unit, feat.id, feat.ways, UseFeat)


def ways(
    scene: Scene, unit: EntityId, source: str, listed: tuple[Way, ...], make: Maker
) -> list[Group]:
    """Every use of something that has several ways."""
    groups: list[Group] = []
    for index, way in enumerate(listed):
        if way.aim in CELL_AIMS:
            groups.append(Cells(target_cells(scene, unit, way), _at_cell(make, index)))
        else:
            sets = target_sets(scene, unit, source, way)
            groups.append(Listed([make(index, targets, OFF_TABLE) for targets in sets]))
    return groups


def _at_cell(make: Maker, index: int) -> Callable[[Cell], Command]:
    return lambda cell: make(index, (), cell)


def _skill_maker(name: str) -> Maker:
    return lambda way, targets, cell: UseSkill(name, way, targets, cell)


def _item_maker(name: str) -> Maker:
    return lambda way, targets, cell: UseItem(name, way, targets, cell)
