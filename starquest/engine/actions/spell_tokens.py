"""Spell tokens: gathered, held up to six, spent."""

import attrs

from starquest.engine.draft import Draft
from starquest.model.event import TokensChanged
from starquest.model.ids import EntityId

MOST = 6


def spend_tokens(draft: Draft, unit: EntityId, tokens: int, source: str) -> None:
    """Pay spell tokens."""
    spell_tokens = draft.world.spell_tokens[unit]
    left = spell_tokens.tokens - tokens
    draft.world.spell_tokens[unit] = attrs.evolve(spell_tokens, tokens=left)
    draft.emit(TokensChanged(unit, -tokens, left, source))


def gain_tokens(draft: Draft, unit: EntityId, tokens: int, source: str) -> None:
    """Gather spell tokens, up to the most one can hold."""
    spell_tokens = draft.world.spell_tokens[unit]
    total = min(MOST, spell_tokens.tokens + tokens)
    if total != spell_tokens.tokens:
        draft.world.spell_tokens[unit] = attrs.evolve(spell_tokens, tokens=total)
        draft.emit(TokensChanged(unit, total - spell_tokens.tokens, total, source))
