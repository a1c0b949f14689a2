"""The register of sentences: one function for each event's class, and who stays silent."""

from functools import singledispatch

from starquest.model import event as events
from starquest.text.phrases import Phrases

SILENT: frozenset[type] = frozenset({
    events.Activated,  # what the unit does next says so
    events.Asked,  # the question itself is on the screen
    events.Chosen,  # what the answer leads to is told
    events.Moved,  # the map shows it, and the action before it is told
    events.RoundEnded,  # the next round or the wave's end is told
})  # fmt: skip
"""Events that go without saying."""


@singledispatch
def tell(_event: object, _phrases: Phrases) -> str:
    """The sentence for an event; empty for one that goes without saying."""
    return ""
