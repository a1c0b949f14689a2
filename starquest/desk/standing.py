"""Standing answers: what somebody has said once and for all to questions that come often."""

from collections.abc import Mapping

from starquest.desk.first_answers import in_power
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.command import Choose
from starquest.model.step import Ask, AskKind

KINDS: Mapping[AskKind, str] = {
    AskKind.STRIKE_BACK: "striking",
    AskKind.PAY_TEST: "paying",
    AskKind.PAY_SPELL: "paying",
    AskKind.REROLL_BLOCK: "blocking",
}
"""The option that answers a question; every one of them is no or yes, in this order."""
PAID = ("paying", "blocking")
"""Those that cost power."""


def standing_answer(playing: Playing, options: Mapping[str, str]) -> Choose | None:
    """The answer that stands, as a command like any other; None where somebody is asked."""
    ask = playing.ask
    if ask is None or playing.wait is not Wait.ASK or ask.kind not in KINDS:
        return None
    name = KINDS[ask.kind]
    match options.get(name, "ask"):
        case "never":
            return Choose(0)
        case "always" if name not in PAID or in_power(playing.state, ask):
            return Choose(_yes(ask))
        case _:  # nobody bleeds for what was said once and for all
            return None


def _yes(ask: Ask) -> int:
    return len(ask.options) - 1
