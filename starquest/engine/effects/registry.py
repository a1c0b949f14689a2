"""The register of ops: one function each, found by the op's class."""

from functools import singledispatch

from starquest.engine.draft import Draft
from starquest.model.dice import Stream
from starquest.model.event import DieRolled
from starquest.model.step import Effect


@singledispatch
def apply_op(op: object, draft: Draft, step: Effect) -> None:
    """Let one op work on the targets of an effect."""
    raise LookupError(type(op).__name__)


def amount(draft: Draft, step: Effect, count: int, *, d3: bool) -> int:
    """A fixed amount, with a die of three on top where the op says so."""
    if not d3:
        return count
    stream = Stream.EVENTS if step.kind == "event" else Stream.COMBAT
    die = draft.roller.die(stream)
    value = (die + 1) // 2
    draft.emit(DieRolled(step.id, die, value))
    return count + value
