"""What is assumed where a question comes up before all is told.

A program answers as it would. A person strikes back, and else says no: what that would cost or
change is in the facts, and `assured` looks at the other answer.
"""

from collections.abc import Callable

from starquest.engine.forecast.branch import Branch
from starquest.engine.mode import mind_of
from starquest.model.command import Choose
from starquest.model.step import Ask, AskKind

Answers = Callable[[Branch, Ask], int | None]
"""The index of the option to go on with; None to stop there."""

_NO = (
    AskKind.FOLLOW_UP,
    AskKind.SPEND_TOKENS,
    AskKind.SHIFT,
    AskKind.PLACE,
    AskKind.PUSH,
    AskKind.PAY_TEST,
    AskKind.PAY_SPELL,
    AskKind.REROLL_BLOCK,
)
"""Questions whose first option is to leave it."""
_PAYING = (AskKind.PAY_TEST, AskKind.PAY_SPELL)


def plain(branch: Branch, ask: Ask) -> int | None:
    """Programs answer as they would; everybody else strikes back and spends nothing."""
    if branch.world.players:
        state = branch.fork((), None).freeze()
        mind = mind_of(state)
        if mind is not None:
            command, _ = mind.decide(state)
            return command.option if isinstance(command, Choose) else None
    if ask.kind is AskKind.STRIKE_BACK:
        return 1
    return 0 if ask.kind in _NO else None


def assured(branch: Branch, ask: Ask) -> int | None:
    """As `plain`, but whoever may pay to turn a failure does."""
    return len(ask.options) - 1 if ask.kind in _PAYING else plain(branch, ask)
