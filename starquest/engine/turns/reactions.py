"""What happens out of turn: what rules that react bring about."""

from starquest.engine.actions.shooting import shoot, weapons_of
from starquest.engine.actions.spell_tokens import gain_tokens
from starquest.engine.attack.armoury import targets_of
from starquest.engine.attack.wounds import inflict, standing
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.moments import moment, reaction
from starquest.model.command import Shoot, Shot
from starquest.model.event import DieRolled, DiseaseRolled
from starquest.model.step import (
    FindOut,
    GatherTokens,
    Rally,
    React,
    Settle,
    Sicken,
    WatchShot,
)


def react(draft: Draft, step: React) -> None:
    """A unit has ended a move: its enemies' rules react, those first that only notice it."""
    if not standing(draft, step.unit):
        return
    foes = draft.enemies(step.unit)
    moment(draft, Rule.on_enemy_near, foes, step.unit)
    # Backwards: whoever shoots last has its wounds on top of the agenda.
    moment(draft, Rule.on_enemy_moved, foes[::-1], step.unit)


@reaction(FindOut)
def find_out(draft: Draft, step: FindOut) -> None:
    """An enemy that has come near a hidden unit tells all the others."""
    if draft.within(draft.mask(step.by), draft.mask(step.unit), step.inches):
        draft.end_lent(step.unit, Rule.hides)


@reaction(WatchShot)
def watch_shot(draft: Draft, step: WatchShot) -> None:
    """Fire everything that reaches, if anything does, and watch no more."""
    unit, target = step.unit, step.target
    weapons = [w.id for w in weapons_of(draft, unit) if target in targets_of(draft, unit, w)]
    if weapons and not draft.world.statuses[unit].shaken:
        draft.end_lent(unit, Rule.on_enemy_moved)
        shots = tuple(Shot(weapon, target) for weapon in weapons)
        shoot(draft, unit, Shoot(shots), moved=False)


@reaction(GatherTokens)
def gather_tokens(draft: Draft, step: GatherTokens) -> None:
    """Gather spell tokens."""
    if not draft.world.statuses[step.unit].down:
        gain_tokens(draft, step.unit, step.tokens, step.source)


@reaction(Rally)
def rally(draft: Draft, step: Rally) -> None:
    """Roll to stop being Shaken."""
    if not draft.world.statuses[step.unit].shaken:
        return
    die = draft.roller.die()
    draft.emit(DieRolled(step.source, die, die >= step.need, step.unit, step.need))
    if die >= step.need:
        draft.shake(step.unit, step.source, on=False)


@reaction(Sicken)
def sicken(draft: Draft, step: Sicken) -> None:
    """Roll for a wound that nothing blocks."""
    die = draft.roller.die()
    draft.emit(DiseaseRolled(step.unit, die))
    if die <= step.up_to:
        inflict(draft, step.unit, 1, step.source)
        draft.push(Settle(step.unit, step.source, attack=False))
