"""Standing answers are ordinary answers, and never cost a wound."""

import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.preferences import CHOICES
from starquest.desk.standing import KINDS, standing_answer
from starquest.model.command import Choose
from starquest.model.step import AskKind
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.changes import powered
from tests.text.examples import STATE
from tests.text.questions.test_questions import ASKS
from tests.ui.states import with_question


def asked(kind: AskKind, power: int = 4) -> Playing:
    state = with_question(powered(STATE, "1", power), ASKS[kind])
    return Playing(Session(state), catalog(), SETS["unicode"])


def test_every_standing_answer_is_an_option() -> None:
    assert all(CHOICES[name] == ("ask", "always", "never") for name in KINDS.values())


@pytest.mark.parametrize("kind", KINDS)
def test_always_never_and_ask(kind: AskKind) -> None:
    name, most = KINDS[kind], len(ASKS[kind].options) - 1
    found = [standing_answer(asked(kind), {name: way}) for way in ("always", "never", "ask")]
    assert found == [Choose(most), Choose(0), None]


@pytest.mark.parametrize("kind", [AskKind.PAY_TEST, AskKind.PAY_SPELL, AskKind.REROLL_BLOCK])
def test_what_would_be_paid_in_wounds_is_asked(kind: AskKind) -> None:
    assert standing_answer(asked(kind, power=0), {KINDS[kind]: "always"}) is None


def test_other_questions_are_asked() -> None:
    everything = dict.fromkeys(KINDS.values(), "always")
    assert standing_answer(asked(AskKind.BOSS), everything) is None
