"""Words for taking back: what was done and by whom, and why no more of it can be taken back."""

import re

from starquest.model.command import Command
from starquest.model.ids import EntityId
from starquest.text.command_labels import label
from starquest.text.locale import has_words, words, words_in, words_of
from starquest.text.phrases import Phrases


def deed(command: Command, unit: EntityId, before: Phrases) -> str:
    """What a command was, in the words of the moment before it: `move of Ash`; or just `move`."""
    kind = re.sub(r"(?<=.)([A-Z])", r"_\1", type(command).__name__).lower()
    who = before.who(unit) if unit else ""
    if has_words("undo.deed", kind):
        return words_in("undo.deed", kind, who=who)
    return label(command, before)


def take_back(what: str) -> str:
    """The footer's word for it."""
    return words("undo.footer", what=what)


def taken_back(what: str) -> str:
    """What is said when it was."""
    return words("undo.done", what=what)


def why_no_more(limit: str) -> str:
    """Why nothing is taken back."""
    return words_of("undo.limit")[limit]
