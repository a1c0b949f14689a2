"""The agenda at work: steps resolve until one of them waits for a command.

The tables here are those of the field; `starquest.engine.modes` adds what each mode has.
"""

from starquest.engine.actions import casting, melee
from starquest.engine.actions.menu import anything_to_do
from starquest.engine.attack import wounds
from starquest.engine.attack.morale import check_morale
from starquest.engine.draft import Draft
from starquest.engine.effects import run_effect
from starquest.engine.effects.combat import gate
from starquest.engine.mode import Answer, Resolver, Waiting
from starquest.engine.moments import REACTIONS
from starquest.engine.movement import placing, pushing, tidying
from starquest.engine.turns import deployment, reactions, rounds
from starquest.model import step as steps
from starquest.model.event import Chosen
from starquest.model.ids import Cell, Side
from starquest.model.step import Ask, AskKind

RESOLVERS: dict[type, Resolver] = {
    steps.RollOff: lambda draft, _: deployment.roll_off(draft),
    steps.Muster: lambda draft, _: deployment.muster(draft),
    steps.StartRound: lambda draft, _: rounds.start_round(draft),
    steps.EndActivation: rounds.end_activation,
    steps.EndRound: lambda draft, _: rounds.end_round(draft),
    steps.NextRound: lambda draft, _: rounds.next_round(draft),
    steps.Contact: lambda draft, _: melee.contact(draft),
    steps.Clash: lambda draft, _: melee.clash(draft),
    steps.Suffer: wounds.suffer,
    steps.Settle: wounds.settle,
    steps.Strike: melee.strike,
    steps.StrikeBack: lambda draft, _: melee.strike_back(draft),
    steps.Aftermath: lambda draft, _: melee.aftermath(draft),
    steps.Separate: lambda draft, _: melee.separate(draft),
    steps.MoraleCheck: check_morale,
    steps.Push: pushing.offer_push,
    steps.ResolveSpell: casting.resolve,
    steps.Effect: run_effect,
    steps.Relocate: placing.relocate,
    steps.React: reactions.react,
    **REACTIONS,
}
"""What each step does."""

WAITING: dict[type, Waiting] = {
    steps.Ask: lambda _draft, _ask: True,
    steps.Turn: rounds.take_turn,
    steps.Act: lambda draft, act: _still_acting(draft, act),
    steps.Tidying: tidying.still_tidying,
    steps.Reserves: lambda draft, step: _still_arriving(draft, step),
}
"""Steps that may wait for a command: whether they do, having been put right if they do not."""

ANSWERS: dict[AskKind, Answer] = {
    AskKind.KEEP_BACK: lambda draft, ask, value: deployment.keep_back(draft, ask.unit, value),
    AskKind.STRIKE_BACK: lambda draft, _, value: melee.answer_strike_back(draft, value),
    AskKind.FOLLOW_UP: lambda draft, ask, value: melee.follow_up(draft, ask.unit, value),
    AskKind.SPEND_TOKENS: casting.meddle,
    AskKind.SHIFT: lambda draft, ask, value: placing.shift(draft, ask, Cell(value)),
    AskKind.PLACE: lambda draft, ask, value: placing.place(draft, ask, Cell(value)),
    AskKind.PUSH: lambda draft, ask, value: pushing.push(draft, ask, Cell(value)),
    AskKind.POINT: lambda draft, ask, value: gate(draft, ask, Cell(value)),
}
"""What each answer leads to."""


def run(draft: Draft) -> None:
    """Resolve steps until a command is needed or nothing is left."""
    while draft.agenda:
        step = draft.agenda[-1]
        waiting = WAITING.get(type(step))
        if waiting is None:
            draft.agenda.pop()
            RESOLVERS[type(step)](draft, step)
        elif waiting(draft, step):
            return


def _still_acting(draft: Draft, act: steps.Act) -> bool:
    """An activation goes on while its unit stands, is steady and has something left to do."""
    statuses = draft.world.statuses
    status = statuses.get(act.unit)
    able = status is not None and not status.shaken and not status.down
    if able and anything_to_do(draft, act):
        return True
    draft.agenda.pop()
    return False


def _still_arriving(draft: Draft, step: steps.Reserves) -> bool:
    """Arrivals go on while a side has a unit it could bring."""
    if _can_bring(draft, step.side, scouts=step.scouts):
        return True
    if not step.passed and _can_bring(draft, step.side.other, scouts=step.scouts):
        draft.agenda[-1] = steps.Reserves(step.side.other, step.scouts)
        return True
    draft.agenda.pop()
    return False


def _can_bring(draft: Draft, side: Side, *, scouts: bool) -> bool:
    return any(
        deployment.arrivals(draft, unit, scouts=scouts)
        for unit in deployment.waiting(draft, side, scouts=scouts)
    )


def answer(draft: Draft, ask: Ask, option: int) -> None:
    """Carry on with what was chosen."""
    draft.agenda.pop()
    value = ask.options[option]
    draft.emit(Chosen(ask.side, ask.unit, ask.kind, value))
    ANSWERS[ask.kind](draft, ask, value)
