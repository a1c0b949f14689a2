"""Which models can use which weapons on which unit, from where they stand."""

import attrs

from starquest.engine.attack.salvo import Salvo, cover_of, make_salvo
from starquest.engine.board.bits import cells_of
from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, known_as
from starquest.engine.kit import kit_of_model, kit_of_rules
from starquest.engine.scene import Scene
from starquest.model.ids import Cell, EntityId
from starquest.model.modifier import Stat
from starquest.model.profile import Profile, Weapon

FAR = 9
STRIKING = 2
IMPACT = 2


def usable(scene: Scene, unit: EntityId, weapon: Weapon) -> bool:
    """Whether a weapon is not used up."""
    return weapon.id not in scene.world.spent[unit].weapons


def reach_of(scene: Scene, unit: EntityId, weapon: Weapon) -> int:
    """How far a ranged weapon shoots, in half-inches; never less than one cell."""
    inches = weapon.range + _change(scene, unit, weapon, Stat.RANGE)
    return scene.table.length(max(1, inches)) + 1


def _change(scene: Scene, unit: EntityId, weapon: Weapon, stat: Stat) -> int:
    """What temporarily changes a weapon; for some weapons never to the worse."""
    values = [modifier.value for modifier in scene.modifiers(unit, stat)]
    if values and kit_of_rules(weapon.rules).any(Rule.ignores_penalties):
        values = [max(0, value) for value in values]
    return sum(values)


def models_with(
    scene: Scene, unit: EntityId, weapon: Weapon
) -> list[tuple[Profile, EntityId, Cell]]:
    """The models on the table that carry a weapon."""
    world = scene.world
    profiles, found = world.builds[unit].profiles, []
    for model in world.squads[unit].members:
        profile = profiles[world.bodies[model].profile]
        cell = world.places[model].cell
        if cell >= 0 and weapon in profile.weapons:
            found.append((profile, model, cell))
    return found


def covered_by(scene: Scene, unit: EntityId, weapon: Weapon, cell: Cell, goal: int) -> int:
    """Of some cells those that a model standing here can shoot at."""
    footprint, field, length = scene.kit(unit).footprint, scene.field, reach_of(scene, unit, weapon)
    blind = kit_of_rules(weapon.rules).any(Rule.sees_everything)
    spots = [cell] if footprint == 1 else cells_of(field.bits.footprint(cell, footprint))
    found = 0
    for spot in spots:
        near = field.bits.disc(spot, length) & goal
        if near:
            found |= near if blind else scene.seen(spot, near)
    return found


def targets_of(scene: Scene, unit: EntityId, weapon: Weapon) -> list[EntityId]:
    """The enemy units a ranged weapon of this unit can hit."""
    if not usable(scene, unit, weapon):
        return []
    foes, area = scene.side_mask(scene.side(unit).other), 0
    for _, _, cell in models_with(scene, unit, weapon):
        area |= covered_by(scene, unit, weapon, cell, foes)
    return [enemy for enemy in scene.enemies(unit) if scene.mask(enemy) & area] if area else []


def is_far(scene: Scene, unit: EntityId, target: EntityId) -> bool:
    """Whether two units are over 9 inches apart."""
    return not scene.within(scene.mask(unit), scene.mask(target), FAR)


def ranged_salvos(
    scene: Scene, unit: EntityId, weapon: Weapon, target: EntityId, *, moved: bool
) -> list[Salvo]:
    """One salvo for each kind of model that can fire the weapon at the target."""
    goal = scene.mask(target)
    firing = [
        (profile, cell)
        for profile, _, cell in models_with(scene, unit, weapon)
        if covered_by(scene, unit, weapon, cell, goal)
    ]
    if not firing:
        return []
    far, cover = is_far(scene, unit, target), cover_of(scene, firing[0][1], target)
    shot = Attack(
        unit, target, firing[0][0], weapon, melee=False, moved=moved, far=far, cover=cover
    )
    return fired(scene, shot, [profile for profile, _ in firing])


def fired(scene: Scene, shot: Attack, profiles: list[Profile]) -> list[Salvo]:
    """One salvo for each kind of the models that fire a weapon under the same circumstances."""
    counts: dict[Profile, int] = {}
    for profile in profiles:
        counts[profile] = counts.get(profile, 0) + 1
    return [
        make_salvo(scene, _by(shot, profile), shot.weapon.attacks * count)
        for profile, count in counts.items()
    ]


def _by(shot: Attack, profile: Profile) -> Attack:
    """The same shot by a model of this kind; nearly always there is only one."""
    return shot if shot.profile is profile else attrs.evolve(shot, profile=profile)


def is_tired(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit strikes badly: Shaken, or fatigued and not tireless."""
    status = scene.world.statuses[unit]
    return status.shaken or (status.fatigued and not scene.kit(unit).any(Rule.tireless))


def melee_salvos(
    scene: Scene, unit: EntityId, target: EntityId, *, charging: bool, counter: bool | None = None
) -> list[Salvo]:
    """The salvos of every melee weapon in reach; counter picks those that strike first, or not."""
    profiles = striking(scene, unit, target)
    return struck(scene, unit, target, profiles, charging=charging, counter=counter)


def struck(
    scene: Scene,
    unit: EntityId,
    target: EntityId,
    profiles: list[Profile],
    *,
    charging: bool,
    counter: bool | None = None,
) -> list[Salvo]:
    """The salvos of every melee weapon of the models that strike."""
    tired = is_tired(scene, unit)
    counts: dict[tuple[Profile, Weapon], int] = {}
    for profile in profiles:
        for weapon in profile.weapons:
            if weapon.melee and usable(scene, unit, weapon):
                counts[profile, weapon] = counts.get((profile, weapon), 0) + 1
    salvos = []
    for (profile, weapon), count in counts.items():
        if counter is not None and kit_of_rules(weapon.rules).any(Rule.counters) != counter:
            continue
        attack = Attack(
            unit, target, profile, weapon, melee=True, charging=charging, fatigued=tired
        )
        attacks = weapon.attacks + _change(scene, unit, weapon, Stat.ATTACKS_MELEE)
        salvos.append(make_salvo(scene, attack, attacks * count))
    return sorted(salvos, key=lambda salvo: salvo.deadly <= 1)


def striking(scene: Scene, unit: EntityId, target: EntityId) -> list[Profile]:
    """The profiles of the models within striking distance, in squad order."""
    field, world, mask = scene.field, scene.world, scene.mask(target)
    area = field.bits.spread(mask, scene.table.length(STRIKING) + 1)
    profiles, footprint = world.builds[unit].profiles, scene.kit(unit).footprint
    found = []
    for model in world.squads[unit].members:
        cell = world.places[model].cell
        fills = field.bits.footprint(cell, footprint) & area if cell >= 0 else 0
        if fills and field.reliefs:
            fills = _level_with(scene, fills, mask)
        if fills:
            found.append(profiles[world.bodies[model].profile])
    return found


def _level_with(scene: Scene, cells: int, mask: int) -> int:
    """Of a model's cells those with an enemy in reach that stands not too high or low."""
    field, length, found = scene.field, scene.table.length(STRIKING) + 1, 0
    for cell in cells_of(cells):
        if field.bits.disc(cell, length) & field.level_with(cell, mask):
            found |= 1 << cell
    return found


def impact_salvo(scene: Scene, unit: EntityId, target: EntityId) -> Salvo | None:
    """The dice of a charge's weight, less one for each model with Counter."""
    return impact_of(scene, unit, target, striking(scene, unit, target))


def impact_of(
    scene: Scene, unit: EntityId, target: EntityId, profiles: list[Profile]
) -> Salvo | None:
    """The same for the models that strike."""
    if is_tired(scene, unit):
        return None
    dice = sum([kit_of_model(profile).best(Rule.impact) for profile in profiles])
    dice -= counter_models(scene, target)
    if dice <= 0:
        return None
    attack = Attack(
        unit, target, profiles[0], Weapon(known_as(Rule.impact), 0, dice), melee=True, charging=True
    )
    salvo = make_salvo(scene, attack, dice)
    return attrs.evolve(salvo, base=IMPACT, need=IMPACT, mods=(), extra=())


def counter_models(scene: Scene, unit: EntityId) -> int:
    """How many models of a unit have a Counter weapon."""
    profiles = [scene.profile(model) for model in scene.world.squads[unit].members]
    return sum([_counters(profile) for profile in profiles])


def _counters(profile: Profile) -> bool:
    return any(kit_of_rules(weapon.rules).any(Rule.counters) for weapon in profile.weapons)
