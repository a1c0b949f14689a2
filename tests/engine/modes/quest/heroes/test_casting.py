"""Casting by heroes: a failed spell may be paid for with power."""

import pytest

from starquest.content.spells import Tradition
from starquest.model.command import Cast, Choose
from starquest.model.event import Asked, BlocksRolled, PowerChanged, SpellTried, TokensChanged
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import STURDY
from tests.support.changes import ailing, powered, taught, wounded
from tests.support.events import of, only
from tests.support.finding import asked, body, power, question, uid
from tests.support.playing import act, begin, cast, offered
from tests.support.quest import arena
from tests.support.spells import psyker

SPELLS = [("cinder_lance", 2, 2), ("flare_wall", 4, 3), ("inferno", 6, 1)]
"""A spell of each value, what paying for it costs, and its hits."""


VALUES = {
    Tradition.PYROKINESIS: {
        "cinder_lance": 1,
        "heat_haze": 1,
        "flare_wall": 2,
        "kindle": 2,
        "inferno": 3,
        "rebirth_flame": 3,
    },
    Tradition.MINDWEAVING: {
        "dread_whisper": 1,
        "clear_mind": 1,
        "puppet_step": 2,
        "mind_spike": 2,
        "mass_panic": 3,
        "overmind": 3,
    },
    Tradition.VOID_GEOMETRY: {
        "fold_step": 1,
        "shear": 1,
        "gravity_well": 2,
        "aegis_plane": 2,
        "collapse": 3,
        "rift_gate": 3,
    },
}


def seer(*dice: int) -> GameState:
    """A Psyker with plenty of power and an enemy."""
    state = arena("1......a", {"1": "psyker"}, {"a": STURDY}, dice=dice)
    return powered(taught(state, "1", Tradition.PYROKINESIS), "1", 8)


@pytest.mark.rule("HR-1101", "HR-302")
@pytest.mark.parametrize(("spell", "cost", "hits"), SPELLS)
def test_a_failed_spell_is_cast_for_twice_its_value_in_power(
    spell: str, cost: int, hits: int
) -> None:
    state, events = act(seer(3, *[6] * hits), "1", cast(seer(), spell, "a"), Choose(1))
    one = uid(state, "1")
    assert not only(events, SpellTried).test.passed
    assert only(events, Asked) == Asked(Side.ONE, one, "pay_spell")
    assert only(events, PowerChanged) == PowerChanged(one, -cost, 8 - cost, spell)
    assert len(only(events, BlocksRolled).dice) == hits


@pytest.mark.rule("HR-1101")
@pytest.mark.parametrize(("spell", "cost", "hits"), SPELLS)
def test_who_does_not_pay_has_spent_its_tokens_for_nothing(
    spell: str, cost: int, hits: int
) -> None:
    state, _ = act(seer(3), "1", cast(seer(), spell, "a"))
    assert (question(state).kind, question(state).options) == (AskKind.PAY_SPELL, (0, cost))
    state, events = act(seer(3), "1", cast(seer(), spell, "a"), Choose(0))
    assert (of(events, PowerChanged), of(events, BlocksRolled)) == ([], [])
    assert (power(state, "1"), only(events, TokensChanged).change, hits > 0) == (
        8,
        -cost // 2,
        True,
    )


@pytest.mark.rule("HR-1101")
def test_a_spell_that_works_is_not_paid_for() -> None:
    state, events = act(seer(4, 6, 6), "1", cast(seer(), "cinder_lance", "a"))
    assert (asked(state, AskKind.PAY_SPELL), of(events, PowerChanged)) == (False, [])


@pytest.mark.rule("HR-1101", "HR-304")
@pytest.mark.parametrize(("hurt", "asked"), [(6, True), (7, False)])
def test_missing_power_is_paid_in_wounds_but_not_in_the_last(hurt: int, *, asked: bool) -> None:
    state = wounded(powered(seer(3, 6, 6), "1", 0), "1", hurt)
    lance = cast(state, "cinder_lance", "a")
    if asked:
        state, _ = act(state, "1", lance, Choose(1))
        assert body(state, "1").wounds == 8
    else:
        state = begin(state, "1")
        assert lance in offered(state, Cast)


@pytest.mark.rule("HR-1101", "HR-602")
def test_the_afflicted_pay_one_more() -> None:
    state = ailing(seer(4, 6, 6), "1", "afflicted")
    state, events = act(state, "1", cast(state, "cinder_lance", "a"), Choose(1))
    assert only(events, PowerChanged).change == -3


@pytest.mark.rule("HR-1102", "HR-1103", "HR-1104")
@pytest.mark.parametrize("tradition", VALUES)
def test_each_spell_costs_its_value(tradition: Tradition) -> None:
    state = psyker(tradition, "1....a", 3)
    for spell, value in VALUES[tradition].items():
        command = next(c for c in offered(begin(state, "1"), Cast) if c.spell == spell)
        told = only(act(state, "1", command)[1], TokensChanged)
        assert told == TokensChanged(uid(state, "1"), -value, 6 - value, spell)
