"""Why a command was refused, in words."""

from starquest.model.result import Reason
from starquest.text.clean import clean
from starquest.text.locale import words, words_of

NAMED = (Reason.NO_SUCH_WEAPON, Reason.NO_SUCH_SPELL, Reason.NO_SUCH_SKILL, Reason.NO_SUCH_ITEM)
"""Refusals of something by its name, which is worth showing."""


def why_not(reason: Reason, about: int | str = "") -> str:
    """What a refusal says to the player."""
    why = words_of("refusals.why")[reason]
    if reason not in NAMED or not about:
        return why
    return words("refusals.named", why=why, name=clean(str(about).replace("_", " ")))
