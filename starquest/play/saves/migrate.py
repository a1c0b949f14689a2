"""Older formats made new, one number at a time.

A document is what a file says as plain JSON values: its head, body and rows. Each function turns
a document of its number into one of the next; a format once written stays readable for ever.
"""

from collections.abc import Callable
from typing import Any

from starquest.play.saves.errors import Damaged, TooNew
from starquest.play.saves.format_2 import command_from_1, from_format_1
from starquest.play.saves.format_3 import command_from_2, from_format_2
from starquest.text.locale import words

FORMAT = 3
"""The format that is written. A change to what is kept that needs more than defaults adds one."""

Document = dict[str, Any]
Migration = Callable[[Document], Document]
MIGRATIONS: dict[int, Migration] = {1: from_format_1, 2: from_format_2}
"""From each older format to the next."""
COMMANDS: dict[int, Migration] = {1: command_from_1, 2: command_from_2}
"""From the commands of each older format to those of the next, for the journals."""


def check_format(found: int) -> None:
    """TooNew for a format this version does not know."""
    if found > FORMAT:
        raise TooNew(words("saves.format.newer", found=found, newest=FORMAT))


def migrate(document: Document, found: int) -> Document:
    """A document in the format of this version."""
    check_format(found)
    for number in range(found, FORMAT):
        step = MIGRATIONS.get(number)
        if step is None:
            raise Damaged(words("saves.format.never", number=number))
        try:
            document = step(document)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Damaged(words("saves.format.unsound", number=number)) from error
    return document


def migrate_command(plain: Any, found: int) -> Any:  # noqa: ANN401 - any JSON value
    """A command of an older format's journal in the format of this version."""
    for number in range(found, FORMAT):
        plain = COMMANDS[number](plain)
    return plain
