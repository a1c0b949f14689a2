"""Options of a menu or a question as lines: a letter, a name, and what it means beside it.

Digits are heroes wherever a game is played: no answer ever has one.
"""

from collections.abc import Sequence
from textwrap import wrap

from starquest.desk.columns import Measure
from starquest.desk.styled import Line, Span, line

LETTERS = "abcdefghilmnoprstvwxyz"
"""What the lines of a list are chosen by; j and k move in it, u takes back, q leaves."""
WIDEST, ROOM = 20, 72
"""The widest column of names, and the columns of a line."""

Options = Sequence[tuple[str, str]]
"""Names, each with what it means."""


def option_line(
    options: Options, index: int, measure: Measure, *, barred: bool = False, own: str = ""
) -> Line:
    """Letter and name, and beside them what it means, in a column of its own.

    `own` is the key that chooses the line where that is not the letter of its place.
    """
    label, detail = options[index]
    number = f"{_mark(index, own, barred=barred)} "
    weight = "" if barred else "bold"
    if not detail:
        return line(f"{number}{label}", weight)
    column = min(WIDEST, max(measure(name) for name, _ in options)) + len(number) + 2
    head = f"{number}{label}  "
    return _beside(Span(head, weight), detail, measure(head), column, measure)


def _mark(index: int, own: str, *, barred: bool) -> str:
    """What stands before an option: its key, or that it cannot be had."""
    return "-" if barred else own or letter(index)


def letter(index: int) -> str:
    """The letter of a line; a blank where a list is longer than the alphabet."""
    return LETTERS[index] if index < len(LETTERS) else " "


def _beside(head: Span, detail: str, wide: int, column: int, measure: Measure) -> Line:
    """What an option means, beside its name where both fit."""
    if wide > column and wide + measure(detail) <= ROOM:
        return head, Span(detail)
    rows = [" " * column + row for row in wrap(detail, ROOM - column) or [""]]
    if wide > column:  # a long name has a line of its own
        return head, Span("\n".join(["", *rows]))
    filled = Span(head.text + " " * (column - wide), head.look)
    return filled, Span("\n".join(rows)[column:])
