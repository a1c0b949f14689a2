"""Saved runs in words: for the title, the load screen, the score table and the command line."""

import time
from textwrap import wrap

from starquest.content.catalog import Catalog
from starquest.desk.styled import Line, Span, line
from starquest.play.saves import Broken, Entry, Summary
from starquest.play.saves.summary import OVER
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.phrases import capital

RESULTS = {
    "victory": "victory", "party_down": "everybody down", "objectives_lost": "objectives lost",
}  # fmt: skip
KIB = 1024
NAME, COLUMN = 22, 11
"""Letters of a name in the list, and columns of the names of what is known."""
WAVES = 10
HEAD = f"{' Saved runs':<{NAME}} {'Wave':>5} Saved"
"""The words over the list."""
SCORES = "  #  Score  Waves  Result           When              Party"
"""The words over the score table."""


def party(summary: Summary, catalog: Catalog) -> str:
    """The heroes: Ash (Medic, Bob), Breacher."""
    return ", ".join(_hero(catalog, *hero) for hero in summary.party)


def _hero(catalog: Catalog, kind: str, name: str, player: str) -> str:
    called = catalog.heroes[kind].name if kind in catalog.heroes else clean(kind)
    shown = clean(name) if name else called
    notes = [called] if shown != called else []
    notes += [clean(player)] if player else []
    return f"{shown} ({', '.join(notes)})" if notes else shown


def moment(summary: Summary) -> str:
    """How far a run has come: wave 4, Medic to act."""
    if summary.outcome:
        return f"over in wave {summary.wave}: {result(summary)}"
    if summary.whose in ("", OVER):
        return f"wave {summary.wave}"
    if summary.whose == "the shop":
        return f"wave {summary.wave}, in the shop"
    return f"wave {summary.wave}, {clean(summary.whose)} to act"


def result(summary: Summary) -> str:
    """How a run ended."""
    return RESULTS.get(summary.outcome, clean(summary.outcome))


def factions(summary: Summary, catalog: Catalog) -> str:
    """The horde."""
    names = [
        catalog.factions[f].name if f in catalog.factions else clean(f) for f in summary.factions
    ]
    return " and ".join(names) or "not known yet"


def size(count: int) -> str:
    """Bytes as people say them."""
    return f"{count} bytes" if count < KIB else f"{-(-count // KIB)} KiB"


def when(seconds: float) -> str:
    """A moment on the clock of this place."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    except (ValueError, OverflowError, OSError):
        return "at an unknown time"


def facts(entry: Entry, catalog: Catalog) -> list[tuple[str, str]]:
    """Everything about a run that helps to choose one."""
    summary = entry.summary
    challenges = ", ".join(clean(name) for name in summary.challenges) or "none"
    board = "small" if summary.small else "standard"
    theme = catalog.themes[summary.theme].name if summary.theme in catalog.themes else ""
    return [
        ("Where", moment(summary)),
        ("Party", party(summary, catalog)),
        ("Enemies", factions(summary, catalog)),
        ("Challenges", challenges),
        ("Board", f"{board}, {theme}" if theme else board),
        ("Turns", "phases" if summary.phases else "alternating"),
        ("Seed", str(summary.seed)),
        ("Score", f"{summary.score}" if summary.ranked else f"{summary.score}, not ranked"),
        ("Saved", when(entry.when)),
        ("Version", clean(summary.version)),
        ("Size", size(entry.size)),
    ]


def listed(entry: Entry | Broken, catalog: Catalog) -> str:
    """A run in one line, as `starquest saves` prints it."""
    if isinstance(entry, Broken):
        return f"{clean(entry.name)}: cannot be read: {clean(entry.reason, 200)}"
    told = {name.lower(): text for name, text in facts(entry, catalog)}
    parts = [told["where"], told["party"], told["enemies"], f"challenges {told['challenges']}"]
    parts += [f"seed {told['seed']}", told["saved"], f"version {told['version']}", told["size"]]
    return f"{clean(entry.name)}: {'; '.join(parts)}"


def scored(place: int, record: Score, catalog: Catalog) -> str:
    """A line of the score table."""
    summary = record.summary
    rank = f"{place:>3}" if record.ranked else "  -"
    told = f"{summary.score:>6}  {summary.finished:>5}  {result(summary):<15}"
    return f"{rank} {told}  {clean(record.when, 16):<16}  {party(summary, catalog)}"


def score_lines(record: Score, catalog: Catalog) -> list[str]:
    """More of a finished run than the table has room for."""
    summary = record.summary
    told = ", ".join(clean(name) for name in summary.challenges) or "no challenges"
    ranked = "" if record.ranked else "; taken over from a replay, so it has no place"
    return [
        f"{clean(record.name)}: {party(summary, catalog)}",
        f"against {factions(summary, catalog)}; {told}; seed {summary.seed}",
        f"{record.xp} XP, {summary.commands} commands{ranked}",
    ]


def list_line(entry: Entry | Broken) -> Line:
    """A run in the list: its name, how far it has come, when it was saved."""
    name = Span(f"{clean(entry.name)[:NAME]:<{NAME}} ", "bold")
    if isinstance(entry, Broken):
        return name, Span("cannot be read")
    place = "over" if entry.summary.outcome else f"{entry.summary.wave}/{WAVES}"
    return name, Span(f"{place:>5} {when(entry.when)[5:]}")


def fact_rows(entry: Entry | Broken, catalog: Catalog, wide: int) -> list[Line]:
    """What is known of a run, in a column so wide."""
    head = line(clean(entry.name), "heading")
    if isinstance(entry, Broken):
        file = clean(entry.path.name, 120)
        return [head, (), line(sentence(entry.reason)), (), line(f"File: {file}")]
    return [head, (), *[_fact(name, text, wide) for name, text in facts(entry, catalog)]]


def _fact(name: str, text: str, wide: int) -> Line:
    """What is known, under its own column even where it needs several lines."""
    rows = wrap(text, max(10, wide - COLUMN)) or [""]
    return Span(f"{name:<{COLUMN}}"), Span(f"\n{'':<{COLUMN}}".join(rows), "bold")


def sentence(reason: str) -> str:
    """A reason from below as a sentence."""
    return clean(capital(reason), 300).rstrip(".") + "."
