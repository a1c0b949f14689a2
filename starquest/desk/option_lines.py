"""Options of a menu or a question as lines: a number, a name, and what it means beside it."""

from collections.abc import Sequence
from textwrap import wrap

from starquest.desk.columns import Measure
from starquest.desk.styled import Line, Span, line

DIGITS = 9
WIDEST, ROOM = 20, 72
"""The widest column of names, and the columns of a line."""

Options = Sequence[tuple[str, str]]
"""Names, each with what it means."""


def option_line(options: Options, index: int, measure: Measure, *, barred: bool = False) -> Line:
    """Number and name, and beside them what it means, in a column of its own."""
    label, detail = options[index]
    number = f"{_mark(index, barred=barred)} "
    weight = "" if barred else "bold"
    if not detail:
        return line(f"{number}{label}", weight)
    column = min(WIDEST, max(measure(name) for name, _ in options)) + len(number) + 2
    head = f"{number}{label}  "
    return _beside(Span(head, weight), detail, measure(head), column, measure)


def _mark(index: int, *, barred: bool) -> str:
    """What stands before an option: its digit, or that it cannot be had."""
    return "x" if barred else str(index + 1) if index < DIGITS else " "


def _beside(head: Span, detail: str, wide: int, column: int, measure: Measure) -> Line:
    """What an option means, beside its name where both fit."""
    if wide > column and wide + measure(detail) <= ROOM:
        return head, Span(detail)
    rows = [" " * column + row for row in wrap(detail, ROOM - column) or [""]]
    if wide > column:  # a long name has a line of its own
        return head, Span("\n".join(["", *rows]))
    filled = Span(head.text + " " * (column - wide), head.look)
    return filled, Span("\n".join(rows)[column:])
