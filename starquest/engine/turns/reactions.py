"""What happens out of turn: overwatch, hiding found out, and a block rolled again."""

import attrs

from starquest.engine.actions.shooting import shoot, weapons_of
from starquest.engine.attack.armoury import targets_of
from starquest.engine.attack.volley import REROLL
from starquest.engine.attack.wounds import standing
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.power import REROLL_BLOCK, spend_power
from starquest.engine.modes.quest.heroes.used_up import mark_round
from starquest.model.command import Shoot, Shot
from starquest.model.event import BlocksRolled
from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Stat
from starquest.model.step import Ask, React, Suffer

OVERWATCH = "overwatch"
NOTICED = 3
"""A hidden hero is noticed this near, in inches."""


def watchers(draft: Draft, unit: EntityId) -> list[EntityId]:
    """Who keeps watch against a unit's side."""
    if draft.mission is None:
        return []
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
    """An enemy that has come near a hidden hero tells all the others."""
    if draft.world.heroes and draft.side(unit) is Side.HORDE:
        for hero in draft.party():
            if draft.within(draft.mask(unit), draft.mask(hero), NOTICED):
                draft.end_stats(hero, Stat.HIDDEN)


def reroll_block(draft: Draft, ask: Ask, value: int) -> None:
    """A hero pays to have one failed block rolled again."""
    if not value:
        return
    index = next(
        i
        for i in range(len(draft.agenda) - 1, -1, -1)
        if isinstance(step := draft.agenda[i], Suffer) and step.unit == ask.unit
    )
    suffer = draft.agenda[index]
    assert isinstance(suffer, Suffer)
    mark_round(draft, ask.unit, REROLL)
    spend_power(draft, ask.unit, REROLL_BLOCK, REROLL)
    die = draft.roller.die()
    blocked = die >= suffer.need
    draft.emit(
        BlocksRolled(
            ask.unit, suffer.source, (die,), suffer.need, suffer.need, (), (), int(not blocked)
        )
    )
    if blocked:
        draft.agenda[index] = attrs.evolve(suffer, wounds=suffer.wounds - 1)
