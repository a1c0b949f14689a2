"""What happens out of turn: overwatch, and hiding found out."""

from starquest.engine.actions.shooting import shoot, weapons_of
from starquest.engine.attack.armoury import targets_of
from starquest.engine.attack.wounds import standing
from starquest.engine.draft import Draft
from starquest.model.command import Shoot, Shot
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat
from starquest.model.step import React

OVERWATCH = "overwatch"
NOTICED = 3
"""Who hides is noticed this near, in inches."""


def watchers(draft: Draft, unit: EntityId) -> list[EntityId]:
    """Who keeps watch against a unit's side."""
    return [enemy for enemy in draft.enemies(unit) if draft.granted(enemy, Stat.OVERWATCH)]


def react(draft: Draft, step: React) -> None:
    """Nobody stays hidden near the unit, and everybody on watch with a shot at it takes it."""
    if not standing(draft, step.unit):
        return
    _find_out(draft, step.unit)
    for watcher in reversed(watchers(draft, step.unit)):
        weapons = [
            w.id for w in weapons_of(draft, watcher) if step.unit in targets_of(draft, watcher, w)
        ]
        if weapons and not draft.world.statuses[watcher].shaken:
            draft.end_source(watcher, OVERWATCH)
            shots = tuple(Shot(weapon, step.unit) for weapon in weapons)
            shoot(draft, watcher, Shoot(shots), moved=False)


def _find_out(draft: Draft, unit: EntityId) -> None:
    """Whoever has come near a hidden enemy tells all the others."""
    for enemy in draft.enemies(unit):
        if draft.granted(enemy, Stat.HIDDEN) and draft.within(
            draft.mask(unit), draft.mask(enemy), NOTICED
        ):
            draft.end_stats(enemy, Stat.HIDDEN)
