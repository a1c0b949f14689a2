"""Ops on the mission itself: what everybody bears, search tokens."""

from starquest.content import ops
from starquest.engine.draft import Draft
from starquest.engine.effects.registry import amount, apply_op
from starquest.engine.modes.quest.quarters import quarter_centre
from starquest.engine.modes.quest.search_tokens import place_token, shuffled
from starquest.model.dice import Stream
from starquest.model.event import ModifierAdded
from starquest.model.ids import NOBODY
from starquest.model.modifier import Modifier
from starquest.model.step import Effect, Reveal

QUARTERS = (1, 2, 3, 4)


@apply_op.register
def _(op: ops.Everybody, draft: Draft, step: Effect) -> None:
    modifier = Modifier(step.id, op.stat, op.value, op.until)
    draft.change_weather((*draft.weather, modifier))
    draft.emit(ModifierAdded(NOBODY, modifier))


@apply_op.register
def _(op: ops.SpawnTokens, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, 0, d3=True)
    for quarter in shuffled(draft, list(QUARTERS), Stream.EVENTS)[:count]:
        place_token(draft, quarter_centre(draft.table, quarter), op.inches, Stream.EVENTS)


@apply_op.register
def _(op: ops.RevealTokens, draft: Draft, step: Effect) -> None:
    count = amount(draft, step, 0, d3=True)
    tokens = shuffled(draft, list(draft.world.search_tokens), Stream.EVENTS)[:count]
    draft.push(*[Reveal(token, NOBODY) for token in tokens])
