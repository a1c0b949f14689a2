"""Questions that lead to dice: what each answer comes to, exactly, before it is given."""

import attrs

from starquest.desk.foresight import foreseen
from starquest.desk.growing import Weighed
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import Forecast
from starquest.model.command import Choose
from starquest.model.step import Ask, AskKind
from starquest.text.foreseen import answer_about, answer_odds
from starquest.text.phrases import Phrases
from starquest.text.questions.parts import Answer

ROLLED = (
    AskKind.STRIKE_BACK, AskKind.SPEND_TOKENS, AskKind.PAY_TEST, AskKind.PAY_SPELL,
    AskKind.REROLL_BLOCK,
)  # fmt: skip
"""Questions whose answers lead to dice, or undo what dice have said."""
MOST = 4
"""The most lines below the answers; the map is worth more than the fifth."""


def with_odds(playing: Playing, ask: Ask, found: Weighed, say: Phrases) -> Weighed:
    """A question whose answers tell their odds; any other as it is."""
    fights = playing.state.melee is not None
    if ask.kind not in ROLLED or (ask.kind is AskKind.STRIKE_BACK and not fights):
        return found
    told = [foreseen(playing, (Choose(at),)) for at in range(len(ask.options))]
    pairs = zip(found.question.options, told, strict=True)
    options = tuple([_told(answer, odds, say) for answer, odds in pairs])
    abouts = tuple(["\n".join([*answer_about(odds, ask.unit, say)][:MOST]) for odds in told])
    asked = attrs.evolve(found.question, options=options)
    return attrs.evolve(found, question=asked, abouts=abouts if any(abouts) else ())


def _told(answer: Answer, odds: Forecast, say: Phrases) -> Answer:
    return attrs.evolve(answer, detail=answer_odds(odds, answer.detail, say))
