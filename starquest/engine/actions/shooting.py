"""Shoot: weapon types split over at most two targets, everything rolled before anybody falls."""

import attrs

from starquest.engine.actions.volleys import Volleys
from starquest.engine.attack.armoury import ranged_salvos, targets_of
from starquest.engine.attack.volley import roll_salvos, settle_all
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.engine.memo import Memo
from starquest.engine.moments import moment
from starquest.engine.options import Group, Listed
from starquest.engine.scene import Scene
from starquest.model.command import Shoot, Shot
from starquest.model.component import Build
from starquest.model.event import Acted
from starquest.model.ids import EntityId
from starquest.model.profile import Weapon


def shots(scene: Scene, unit: EntityId) -> list[Group]:
    """Every way to share out the weapons over targets."""
    weapons = weapons_of(scene, unit)
    targets = [targets_of(scene, unit, weapon) for weapon in weapons]
    pairs = [(weapon.id, found) for weapon, found in zip(weapons, targets, strict=True) if found]
    if len(pairs) == 1:
        weapon, enemies = pairs[0]
        return [Listed([Shoot((Shot(weapon, enemy),)) for enemy in enemies])]
    return [Volleys(pairs)] if pairs else []


def may_shoot(scene: Scene, unit: EntityId) -> bool:
    """Whether there is anything for a weapon to hit."""
    return any(targets_of(scene, unit, weapon) for weapon in weapons_of(scene, unit))


def weapons_of(scene: Scene, unit: EntityId) -> list[Weapon]:
    """The ranged weapon types of a unit, in a fixed order."""
    return _RANGED(scene.world.builds[unit])


def _ranged(build: Build) -> list[Weapon]:
    weapons = [weapon for profile in build.profiles for weapon in profile.weapons]
    return list(dict.fromkeys([weapon for weapon in weapons if not weapon.melee]))


_RANGED: Memo[Build, list[Weapon]] = Memo(_ranged)


def shoot(draft: Draft, unit: EntityId, command: Shoot, *, moved: bool) -> None:
    """Fire."""
    weapons = {weapon.id: weapon for weapon in weapons_of(draft, unit)}
    moment(draft, Rule.on_targeted, dict.fromkeys(shot.target for shot in command.shots), unit)
    salvos = []
    for shot in command.shots:
        draft.emit(Acted(unit, "shoot", shot.target))
        salvos += ranged_salvos(draft, unit, weapons[shot.weapon], shot.target, moved=moved)
    wounds = roll_salvos(draft, salvos)
    for shot in command.shots:
        use_up(draft, unit, weapons[shot.weapon])
    draft.expire_attack(unit, melee=False)
    targets = [shot.target for shot in command.shots]
    settle_all(draft, targets, wounds, "shooting", melee=False, fear=0)


def use_up(draft: Draft, unit: EntityId, weapon: Weapon) -> None:
    """A Limited weapon has had its one use."""
    if kit_of_rules(weapon.rules).any(Rule.once):
        spent = draft.world.spent[unit]
        draft.world.spent[unit] = attrs.evolve(spent, weapons=(*spent.weapons, weapon.id))
