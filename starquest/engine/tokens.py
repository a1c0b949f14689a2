"""Spell tokens: gathered, held up to six, spent."""

import attrs

from starquest.engine.draft import Draft
from starquest.model.event import TokensChanged
from starquest.model.ids import EntityId

MOST = 6


def spend_tokens(draft: Draft, unit: EntityId, tokens: int, source: str) -> None:
    """Pay spell tokens."""
    arcana = draft.world.arcana[unit]
    left = arcana.tokens - tokens
    draft.world.arcana[unit] = attrs.evolve(arcana, tokens=left)
    draft.emit(TokensChanged(unit, -tokens, left, source))


def gain_tokens(draft: Draft, unit: EntityId, tokens: int, source: str) -> None:
    """Gather spell tokens, up to the most one can hold."""
    arcana = draft.world.arcana[unit]
    total = min(MOST, arcana.tokens + tokens)
    if total != arcana.tokens:
        draft.world.arcana[unit] = attrs.evolve(arcana, tokens=total)
        draft.emit(TokensChanged(unit, total - arcana.tokens, total, source))
