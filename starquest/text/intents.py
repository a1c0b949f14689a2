"""What an enemy would do, in the words the log has for it when it is done."""

from collections.abc import Sequence

from starquest.engine.intent import Intent
from starquest.text.chances import odds_words
from starquest.text.locale import words
from starquest.text.log import is_dull
from starquest.text.narration.horde import caption
from starquest.text.phrases import Phrases, capital, measured


def lines(found: Intent, say: Phrases) -> list[str]:
    """A line for each decision that the log would have."""
    decisions = [part.told for part in found.commands]
    heard = [event for event in decisions if not is_dull(event)] or decisions[-1:]
    return [words("intents.now", told=capital(caption(event, say))) for event in heard]


def short(found: Intent, say: Phrases) -> str:
    """The decision that says most: the line of its list, if one fires."""
    decisions = [part.told for part in found.commands]
    numbered = [event for event in decisions if event.line.numbered] or decisions
    return capital(caption(numbered[0], say))


def odds(target: str, wounds: Sequence[float], out: float) -> str:
    """What its attack would come to."""
    return words("intents.odds", target=target, odds=odds_words(wounds, out))


def way(x: int, y: int) -> str:
    """Where it would end."""
    return words("intents.way", x=x, y=y)


def listed(letter: str, halves: int) -> str:
    """An enemy in the list: its letter, and how far away it is."""
    return words("intents.listed", letter=letter, length=measured(halves))


def title() -> str:
    """Over the list."""
    return words("intents.title")


def nobody() -> str:
    """Where there is nobody to list."""
    return words("intents.nobody")
