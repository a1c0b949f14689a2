"""Rounds and turns: who acts next, what a round's start and end bring."""

import attrs

from starquest.engine.actions.spell_tokens import gain_tokens
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.round_end import finish_round, mission_result, next_step
from starquest.engine.modes.quest.waves import spring_ambushes
from starquest.engine.movement.paths import standing_in
from starquest.engine.movement.walking import endure
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.event import (
    Activated,
    DieRolled,
    GameEnded,
    Idled,
    RoundEnded,
    RoundStarted,
)
from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Until
from starquest.model.state import Outcome
from starquest.model.step import (
    Act,
    EndActivation,
    EndRound,
    NextRound,
    Reserves,
    StartRound,
    Turn,
)


def start_round(draft: Draft) -> None:
    """Tokens, zeal and ambushes; then the first side takes its turn."""
    draft.round += 1
    draft.finished = -1
    draft.emit(RoundStarted(draft.round))
    for unit, status in list(draft.world.statuses.items()):
        if status.activated:
            draft.set_status(unit, changed(status, activated=False))
    for unit in draft.world.units:
        tokens = draft.kit(unit).best(Rule.tokens)
        if tokens and not draft.world.statuses[unit].down:
            gain_tokens(draft, unit, tokens, "caster")
        _rally(draft, unit)
    draft.push(Turn(draft.first))
    if draft.mission is not None:
        spring_ambushes(draft)
    elif draft.round > 1:
        draft.push(Reserves(draft.first))


def _rally(draft: Draft, unit: EntityId) -> None:
    """Some units may shake off fear as a round starts."""
    rally = draft.kit(unit).best(Rule.rallies)
    if rally and draft.world.statuses[unit].shaken:
        die = draft.roller.die()
        draft.emit(DieRolled("zeal", die, die >= rally, unit, rally))
        if die >= rally:
            draft.shake(unit, "zeal", on=False)


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
    idle = draft.world.statuses[unit].shaken
    draft.push(EndActivation(unit, draft.side(unit), idle))
    if idle:
        draft.emit(Idled(unit))
    else:
        draft.push(Act(unit, skill=int(unit in draft.world.heroes)))
    if draft.field.dangerous:
        endure(draft, unit, standing_in(draft, unit, draft.field.dangerous))


def end_activation(draft: Draft, step: EndActivation) -> None:
    """Mark the unit, rallied if idle; pass the turn; an engineer's turret acts after it."""
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
    phases = draft.mission is not None and draft.mission.phases
    draft.push(Turn(step.side if phases else step.side.other))
    for turret, gadget in draft.world.gadgets.items():
        if gadget.owner == step.unit and draft.party():
            _man(draft, turret)


def _man(draft: Draft, turret: EntityId) -> None:
    """A turret acts; a Shaken one idles and recovers."""
    if draft.world.statuses[turret].shaken:
        draft.emit(Idled(turret))
        draft.shake(turret, "idle", on=False)
    else:
        draft.push(Act(turret))


def end_round(draft: Draft) -> None:
    """Fatigue ends, what lasts rounds is counted down, and the next round follows."""
    draft.emit(RoundEnded(draft.round))
    if draft.mission is not None:
        finish_round(draft)
    for unit, status in list(draft.world.statuses.items()):
        if status.activated or status.fatigued:
            draft.set_status(unit, changed(status, activated=False, fatigued=False))
        if draft.world.effects[unit].modifiers:
            draft.expire(unit, Until.ROUND, Until.CHARGE)
    draft.expire_weather(Until.ROUND)
    if draft.finished >= 0:
        draft.first = Side(draft.finished)
    if draft.mission is not None and draft.mission.phases:
        draft.first = Side.HEROES
    # below what the round's end has set in motion, which is settled first
    draft.agenda.insert(0, NextRound())


def next_round(draft: Draft) -> None:
    """Another round, the end of the wave, or the end of the game."""
    outcome = result(draft) or _time_up(draft)
    if outcome is not None:
        end_game(draft, outcome)
    elif draft.mission is not None:
        next_step(draft)
    else:
        draft.push(StartRound())


def result(scene: Scene) -> Outcome | None:
    """How the game stands if it is over."""
    if scene.mission is not None:
        return mission_result(scene)
    side = None
    for row in scene.world.units.values():
        if side is None:
            side = row.side
        elif row.side is not side:
            return None
    return Outcome(-1, "nobody_left") if side is None else Outcome(int(side), "destroyed")


def _time_up(draft: Draft) -> Outcome | None:
    limit = draft.settings.rounds
    return Outcome(-1, "time_up") if limit and draft.round >= limit else None


def end_game(draft: Draft, outcome: Outcome) -> None:
    """Nothing is left to do."""
    draft.agenda.clear()
    draft.outcome = outcome
    draft.emit(GameEnded(outcome.winner, outcome.reason))
