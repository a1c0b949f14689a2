"""Saved runs and scores as the screens list them: rows, columns, and what is known of one."""

from textwrap import wrap

from starquest.content.catalog import Catalog
from starquest.desk import run_lines
from starquest.desk.styled import Line, Span, line
from starquest.play.saves import Broken, Entry
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.phrases import capital, row
from starquest.text.rule_numbers import quest_numbers

NAME, COLUMN = 22, 11
"""Letters of a name in the list, and columns of the names of what is known."""


def heading() -> str:
    """The words over the list of runs."""
    name, wave = words("runs.list.name"), words("runs.list.wave")
    return f"{name:<{NAME}} {wave:>5} {words('runs.list.saved')}"


def score_heading() -> str:
    """The words over the score table."""
    return words("runs.list.scores")


def score_lines(record: Score, catalog: Catalog) -> list[str]:
    """More of a finished run than the table has room for."""
    summary = record.summary
    party, enemies = run_lines.party(summary, catalog), run_lines.factions(summary, catalog)
    told, seed = row(clean(name) for name in summary.challenges), summary.seed
    commands, ranked, piloted = summary.commands, record.ranked, summary.piloted
    return [
        words("runs.list.score_party", name=clean(record.name), party=party),
        words(
            "runs.list.score_enemies",
            enemies=enemies,
            challenges=told,
            seed=seed,
            difficulty=run_lines.difficulty(summary, catalog),
        ),
        words(
            "runs.list.score_xp",
            xp=record.xp,
            commands=commands,
            ranked=ranked,
            piloted=piloted,
            steadied=summary.steadied,
        ),
    ]


def list_line(entry: Entry | Broken) -> Line:
    """A run in the list: its name, how far it has come, when it was saved."""
    name = Span(f"{clean(entry.name)[:NAME]:<{NAME}} ", "bold")
    if isinstance(entry, Broken):
        return name, Span(words("runs.list.unreadable"))
    over = words("runs.list.over")
    place = over if entry.summary.outcome else f"{entry.summary.wave}/{quest_numbers().waves.last}"
    return name, Span(f"{place:>5} {run_lines.when(entry.when)[5:]}")


def fact_rows(entry: Entry | Broken, catalog: Catalog, wide: int) -> list[Line]:
    """What is known of a run, in a column so wide."""
    head = line(clean(entry.name), "heading")
    if isinstance(entry, Broken):
        file = clean(entry.path.name, 120)
        return [
            head,
            (),
            line(sentence(entry.reason)),
            (),
            line(words("runs.list.file", file=file)),
        ]
    return [head, (), *[_fact(name, text, wide) for name, text in run_lines.facts(entry, catalog)]]


def _fact(name: str, text: str, wide: int) -> Line:
    """What is known, under its own column even where it needs several lines."""
    rows = wrap(text, max(10, wide - COLUMN)) or [""]
    return Span(f"{name:<{COLUMN}}"), Span(f"\n{'':<{COLUMN}}".join(rows), "bold")


def sentence(reason: str) -> str:
    """A reason from below as a sentence."""
    return clean(capital(reason), 300).rstrip(".") + "."
