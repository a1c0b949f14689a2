"""Rounds and turns: who acts next, what a round's start and end bring."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.mode import mode_of
from starquest.engine.moments import moment
from starquest.engine.movement.standing import standing_in
from starquest.engine.movement.walking import endure
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.event import (
    Activated,
    GameEnded,
    Idled,
    RoundEnded,
    RoundStarted,
)
from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Until
from starquest.model.state import Outcome, Turns
from starquest.model.step import (
    Act,
    EndActivation,
    EndRound,
    NextRound,
    Turn,
)


def start_round(draft: Draft) -> None:
    """Rules that react to it and ambushes; then the first side takes its turn."""
    draft.round += 1
    draft.finished = -1
    draft.emit(RoundStarted(draft.round))
    for unit, status in list(draft.world.statuses.items()):
        if status.activated:
            draft.set_status(unit, changed(status, activated=False))
    moment(draft, Rule.on_round_start, list(draft.world.units))
    draft.push(Turn(draft.first))
    mode_of(draft).round_start(draft)


def ready(scene: Scene, side: Side) -> list[EntityId]:
    """The units of a side that may still activate this round."""
    statuses, gadgets, found = scene.world.statuses, scene.world.gadgets, []
    for unit, row in scene.world.units.items():
        if row.side is side and unit not in gadgets:
            status = statuses[unit]
            if not (status.activated or status.reserve or status.down):
                found.append(unit)
    return found


def _anyone_ready(scene: Scene, side: Side) -> bool:
    """Whether `ready` has anybody."""
    statuses, gadgets = scene.world.statuses, scene.world.gadgets
    for unit, row in scene.world.units.items():
        if row.side is side and unit not in gadgets:
            status = statuses[unit]
            if not (status.activated or status.reserve or status.down):
                return True
    return False


def take_turn(draft: Draft, turn: Turn) -> bool:
    """Whether a side has somebody to activate; else the turn goes on or the round ends."""
    draft.agenda.pop()
    outcome = result(draft)
    if outcome is not None:
        end_game(draft, outcome)
    elif _anyone_ready(draft, turn.side):
        draft.agenda.append(turn)
        return True
    elif _anyone_ready(draft, turn.side.other):
        draft.agenda.append(Turn(turn.side.other))
    else:
        draft.agenda.append(EndRound())
    return False


def activate(draft: Draft, unit: EntityId) -> None:
    """Start a unit's activation; a Shaken one spends it idle."""
    draft.agenda.pop()
    draft.emit(Activated(unit))
    if draft.world.effects[unit].modifiers:
        draft.expire(unit, Until.ACTIVATION)
    spell_tokens = draft.world.spell_tokens[unit]
    if spell_tokens.tried:
        draft.world.spell_tokens[unit] = attrs.evolve(spell_tokens, tried=())
    moment(draft, Rule.on_activation, [unit])
    idle = draft.world.statuses[unit].shaken
    draft.push(EndActivation(unit, draft.side(unit), idle))
    if idle:
        draft.emit(Idled(unit))
    else:
        draft.push(Act(unit))
        mode_of(draft).moments.activated(draft, unit)
    if draft.field.dangerous:
        endure(draft, unit, standing_in(draft, unit, draft.field.dangerous))


def end_activation(draft: Draft, step: EndActivation) -> None:
    """Mark the unit, rallied if idle; pass the turn; a machine acts after its owner."""
    if step.unit in draft.world.units:
        if step.idle:
            draft.shake(step.unit, "idle", on=False)
        status = draft.world.statuses[step.unit]
        draft.set_status(step.unit, changed(status, activated=True))
        if draft.world.effects[step.unit].modifiers:
            draft.expire(step.unit, Until.AIM)
    if draft.finished < 0:
        for side in (step.side, step.side.other):
            if draft.finished < 0 and not _anyone_ready(draft, side):
                draft.finished = int(side)
    draft.push(Turn(_next_side(draft, step.side)))
    for machine, gadget in draft.world.gadgets.items():
        if gadget.owner == step.unit and result(draft) is None:
            _man(draft, machine)


def _alternate(draft: Draft) -> bool:
    return draft.settings.turns is Turns.ALTERNATE


def _next_side(draft: Draft, side: Side) -> Side:
    """Who activates after a side: the other one, or the same as long as it can."""
    return side.other if _alternate(draft) else side


def _first_side(draft: Draft) -> Side:
    """Who starts the next round: the side that was done first, or always the same."""
    if not _alternate(draft):
        return Side.ONE
    return Side(draft.finished) if draft.finished >= 0 else draft.first


def _man(draft: Draft, machine: EntityId) -> None:
    """A machine acts; a Shaken one idles and recovers."""
    if draft.world.statuses[machine].shaken:
        draft.emit(Idled(machine))
        draft.shake(machine, "idle", on=False)
    else:
        draft.push(Act(machine))


def end_round(draft: Draft) -> None:
    """Fatigue ends, what lasts rounds is counted down, and the next round follows."""
    draft.emit(RoundEnded(draft.round))
    mode_of(draft).round_end(draft)
    for unit, status in list(draft.world.statuses.items()):
        if status.activated or status.fatigued:
            draft.set_status(unit, changed(status, activated=False, fatigued=False))
        if draft.world.effects[unit].modifiers:
            draft.expire(unit, Until.ROUND, Until.CHARGE)
    draft.expire_weather(Until.ROUND)
    draft.first = _first_side(draft)
    # below what the round's end has set in motion, which is settled first
    draft.agenda.insert(0, NextRound())


def next_round(draft: Draft) -> None:
    """The end of the game, or what the mode has follow."""
    outcome = result(draft)
    if outcome is not None:
        end_game(draft, outcome)
    else:
        mode_of(draft).round_next(draft)


def result(scene: Scene) -> Outcome | None:
    """How the game stands if it is over."""
    return mode_of(scene).result(scene)


def last_round(scene: Scene) -> bool:
    """Whether no round follows this one, as many as are played being over with it."""
    return rounds_to_come(scene) == 0


def rounds_to_come(scene: Scene) -> int | None:
    """How many rounds follow this one; None if rounds are not counted."""
    limit = scene.settings.rounds
    return max(0, limit - scene.round) if limit > 0 else None


def end_game(draft: Draft, outcome: Outcome) -> None:
    """Nothing is left to do."""
    draft.agenda.clear()
    draft.outcome = outcome
    draft.emit(GameEnded(outcome.winner, outcome.reason))
