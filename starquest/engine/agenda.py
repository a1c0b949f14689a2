"""The agenda at work: steps resolve until one of them waits for a command."""

from collections.abc import Callable
from typing import Any

from starquest.engine.actions import casting, melee
from starquest.engine.actions.menu import anything_to_do
from starquest.engine.attack import wounds
from starquest.engine.attack.morale import check_morale
from starquest.engine.draft import Draft
from starquest.engine.effects import run_effect
from starquest.engine.effects.combat import gate
from starquest.engine.modes.quest import (
    layout,
    levels,
    random_events,
    search_tokens,
    shop,
    wave_end,
    waves,
)
from starquest.engine.modes.quest.effects.heroes import answer_cure
from starquest.engine.modes.quest.heroes import stat_tests
from starquest.engine.moments import REACTIONS
from starquest.engine.movement import placing
from starquest.engine.turns import deployment, reactions, rounds
from starquest.model import step as steps
from starquest.model.event import Chosen
from starquest.model.ids import Cell, Side
from starquest.model.step import Ask, AskKind

Resolver = Callable[[Draft, Any], object]

RESOLVERS: dict[type, Resolver] = {
    steps.RollOff: lambda draft, _: deployment.roll_off(draft),
    steps.Muster: lambda draft, _: deployment.muster(draft),
    steps.StartRound: lambda draft, _: rounds.start_round(draft),
    steps.EndActivation: rounds.end_activation,
    steps.EndRound: lambda draft, _: rounds.end_round(draft),
    steps.Contact: lambda draft, _: melee.contact(draft),
    steps.Clash: lambda draft, _: melee.clash(draft),
    steps.Suffer: wounds.suffer,
    steps.Settle: wounds.settle,
    steps.Strike: melee.strike,
    steps.StrikeBack: lambda draft, _: melee.strike_back(draft),
    steps.Aftermath: lambda draft, _: melee.aftermath(draft),
    steps.Separate: lambda draft, _: melee.separate(draft),
    steps.MoraleCheck: check_morale,
    steps.ResolveSpell: casting.resolve,
    steps.Effect: run_effect,
    steps.Relocate: placing.relocate,
    steps.NextRound: lambda draft, _: rounds.next_round(draft),
    steps.Trial: stat_tests.try_stat,
    steps.React: reactions.react,
    **REACTIONS,
    steps.StartWave: lambda draft, _: waves.start_wave(draft),
    steps.SetPriority: lambda draft, _: waves.set_priority(draft),
    steps.GatherWave: lambda draft, _: waves.gather_wave(draft),
    steps.StrikeEvent: lambda draft, _: random_events.strike_event(draft),
    steps.Arrive: waves.arrive,
    steps.Reveal: search_tokens.reveal,
    steps.EndWave: wave_end.end_wave,
    steps.Recover: wave_end.recover,
    steps.GetUp: wave_end.may_get_up,
    steps.GainXp: levels.gain_xp,
    steps.LevelUp: levels.level_up,
    steps.Learn: levels.learn,
    steps.OpenShop: lambda draft, _: shop.open_shop(draft),
    steps.Replenish: lambda draft, _: _replenish(draft),
}

WAITING: dict[type, Callable[[Draft, Any], bool]] = {
    steps.Ask: lambda _draft, _ask: True,
    steps.Turn: rounds.take_turn,
    steps.Act: lambda draft, act: _still_acting(draft, act),
    steps.Reserves: lambda draft, step: _still_arriving(draft, step),
    steps.Deployment: lambda draft, _: _still_deploying(draft),
    steps.Shop: lambda _draft, _shop: True,
}
"""Steps that may wait for a command: whether they do, having been put right if they do not."""


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


def _still_deploying(draft: Draft) -> bool:
    """The party deploys until everybody has a place."""
    if layout.waiting_heroes(draft):
        return True
    draft.agenda.pop()
    return False


def _replenish(draft: Draft) -> None:
    """New tokens come when none is left."""
    if not draft.world.search_tokens:
        search_tokens.place_tokens(draft)


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


ANSWERS: dict[AskKind, Callable[[Draft, Ask, int], object]] = {
    AskKind.KEEP_BACK: lambda draft, ask, value: deployment.keep_back(draft, ask.unit, value),
    AskKind.STRIKE_BACK: lambda draft, _, value: melee.answer_strike_back(draft, value),
    AskKind.FOLLOW_UP: lambda draft, ask, value: melee.follow_up(draft, ask.unit, value),
    AskKind.SPEND_TOKENS: casting.meddle,
    AskKind.SHIFT: lambda draft, ask, value: placing.shift(draft, ask, Cell(value)),
    AskKind.PLACE: lambda draft, ask, value: placing.place(draft, ask, Cell(value)),
    AskKind.POINT: lambda draft, ask, value: gate(draft, ask, Cell(value)),
    AskKind.PRIORITY: waves.answer_priority,
    AskKind.BOSS: waves.answer_boss,
    AskKind.CORNER: waves.answer_corner,
    AskKind.PAY_TEST: stat_tests.pay_for_trial,
    AskKind.PAY_SPELL: casting.pay_for_spell,
    AskKind.REROLL_BLOCK: reactions.reroll_block,
    AskKind.SCAVENGE: search_tokens.answer_scavenge,
    AskKind.TROVE: search_tokens.answer_trove,
    AskKind.CURE: answer_cure,
    AskKind.SPLIT_XP: wave_end.answer_split,
    AskKind.LEVEL: levels.answer_level,
    AskKind.LEARN: levels.answer_learn,
    AskKind.TRADITION: levels.answer_tradition,
    AskKind.INJURY: wave_end.answer_injury,
    AskKind.STAND: wave_end.answer_stand,
}


def answer(draft: Draft, ask: Ask, option: int) -> None:
    """Carry on with what was chosen."""
    draft.agenda.pop()
    value = ask.options[option]
    draft.emit(Chosen(ask.side, ask.unit, ask.kind, value))
    ANSWERS[ask.kind](draft, ask, value)
