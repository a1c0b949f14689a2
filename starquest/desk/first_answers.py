"""The line a question starts on: what most players want, decided by the kind of question."""

from collections.abc import Callable, Mapping

from starquest.engine.modes.quest.heroes.power import price
from starquest.engine.scene import scene_of
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from starquest.text.questions.missions import nearest

Rule = Callable[[GameState, Ask], int]


def first_answer(state: GameState, ask: Ask) -> int:
    """The index of the answer a question starts on."""
    return FIRST.get(ask.kind, _first)(state, ask)


def _first(_state: GameState, _ask: Ask) -> int:
    """The first of several that are as good as one another, or the careful one of two."""
    return 0


def _last(_state: GameState, ask: Ask) -> int:
    """The bold one of two."""
    return len(ask.options) - 1


def _highest(_state: GameState, ask: Ask) -> int:
    """The die with more on it."""
    return ask.options.index(max(ask.options))


def _nearest(state: GameState, ask: Ask) -> int:
    """The objective that is held most easily."""
    number = nearest(ask, state)
    return ask.options.index(number) if number else 0


def _paid(state: GameState, ask: Ask) -> int:
    """Pay what the power there is pays; nobody bleeds for it by the way."""
    return int(in_power(state, ask))


def in_power(state: GameState, ask: Ask) -> bool:
    """Whether the power that is left pays for what is asked, without a wound."""
    pool = state.world.powers.get(ask.unit)
    return pool is not None and price(scene_of(state), ask.unit, _asked(state, ask)) <= pool.left


def _asked(state: GameState, ask: Ask) -> int:
    """How much power is asked for."""
    again = scene_of(state).catalog.quest.power.reroll_block
    return again if ask.kind is AskKind.REROLL_BLOCK else max(ask.options)


FIRST: Mapping[AskKind, Rule] = {
    AskKind.KEEP_BACK: _first,
    AskKind.STRIKE_BACK: _last,
    AskKind.EDGE: _first,
    AskKind.SPEND_TOKENS: _first,
    AskKind.PRIORITY: _nearest,
    AskKind.BOSS: _first,
    AskKind.CORNER: _first,
    AskKind.PAY_TEST: _paid,
    AskKind.PAY_SPELL: _paid,
    AskKind.REROLL_BLOCK: _paid,
    AskKind.SCAVENGE: _highest,
    AskKind.TROVE: _first,
    AskKind.CURE: _first,
    AskKind.SPLIT_XP: _first,
    AskKind.LEVEL: _first,
    AskKind.LEARN: _first,
    AskKind.TRADITION: _first,
    AskKind.INJURY: _last,
}
"""What most players want, for every question that is a list."""
