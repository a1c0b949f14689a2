"""Tables and bars of Markdown."""

from collections.abc import Iterable, Sequence

BAR = 100
"""Marks of a bar for a share of 1: a mark is a point."""


def bar(value: float) -> str:
    """A bar as long as a share is large."""
    return "#" * max(1, round(value * BAR))


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).rstrip()
