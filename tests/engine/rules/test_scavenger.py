"""Scavenger: two dice for the next search token, one of them kept."""

import pytest

from starquest.model.event import TokenRevealed
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.step import AskKind, Reveal
from tests.support.changes import bearing
from tests.support.events import only
from tests.support.finding import lent, question, token, uid
from tests.support.playing import option, play, run_step
from tests.support.quest import quest

LOOKS_TWICE = Grant("scavenge", RuleRef("scavenger"), Until.REMOVED)


@pytest.mark.rule("HR-1002")
def test_it_rolls_two_dice_and_keeps_one_once() -> None:
    state = quest("1?..2", dice=[3, 5, 1])
    state = bearing(state, "1", LOOKS_TWICE)
    state, _ = run_step(state, Reveal(token(state), uid(state, "1")))
    assert question(state, AskKind.SCAVENGE).options == (3, 5)
    assert lent(state, "1") == []
    _, events = play(state, option(state, 5))
    assert only(events, TokenRevealed).dice == (3, 5)


@pytest.mark.rule("HR-1002")
def test_without_it_there_is_one_die() -> None:
    state = quest("1?..2", dice=[3, 1])
    _, events = run_step(state, Reveal(token(state), uid(state, "1")))
    assert only(events, TokenRevealed).dice == (3,)
