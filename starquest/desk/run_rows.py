"""Saved runs and scores as the screens list them: rows, columns, and what is known of one."""

from textwrap import wrap

from starquest.content.catalog import Catalog
from starquest.desk import run_lines
from starquest.desk.styled import Line, Span, line
from starquest.play.saves import Broken, Entry
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.phrases import capital

NAME, COLUMN = 22, 11
"""Letters of a name in the list, and columns of the names of what is known."""
WAVES = 10
HEAD = f"{' Saved runs':<{NAME}} {'Wave':>5} Saved"
"""The words over the list."""
SCORES = "  #  Score  Waves  Result           When              Party"
"""The words over the score table."""


def score_lines(record: Score, catalog: Catalog) -> list[str]:
    """More of a finished run than the table has room for."""
    summary = record.summary
    told = ", ".join(clean(name) for name in summary.challenges) or "no challenges"
    ranked = "" if record.ranked else "; taken over from a replay, so it has no place"
    return [
        f"{clean(record.name)}: {run_lines.party(summary, catalog)}",
        f"against {run_lines.factions(summary, catalog)}; {told}; seed {summary.seed}",
        f"{record.xp} XP, {summary.commands} commands{ranked}",
    ]


def list_line(entry: Entry | Broken) -> Line:
    """A run in the list: its name, how far it has come, when it was saved."""
    name = Span(f"{clean(entry.name)[:NAME]:<{NAME}} ", "bold")
    if isinstance(entry, Broken):
        return name, Span("cannot be read")
    place = "over" if entry.summary.outcome else f"{entry.summary.wave}/{WAVES}"
    return name, Span(f"{place:>5} {run_lines.when(entry.when)[5:]}")


def fact_rows(entry: Entry | Broken, catalog: Catalog, wide: int) -> list[Line]:
    """What is known of a run, in a column so wide."""
    head = line(clean(entry.name), "heading")
    if isinstance(entry, Broken):
        file = clean(entry.path.name, 120)
        return [head, (), line(sentence(entry.reason)), (), line(f"File: {file}")]
    return [head, (), *[_fact(name, text, wide) for name, text in run_lines.facts(entry, catalog)]]


def _fact(name: str, text: str, wide: int) -> Line:
    """What is known, under its own column even where it needs several lines."""
    rows = wrap(text, max(10, wide - COLUMN)) or [""]
    return Span(f"{name:<{COLUMN}}"), Span(f"\n{'':<{COLUMN}}".join(rows), "bold")


def sentence(reason: str) -> str:
    """A reason from below as a sentence."""
    return clean(capital(reason), 300).rstrip(".") + "."
