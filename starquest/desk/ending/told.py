"""What the pages of an ending are made of, and the rows they consist of."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.desk.columns import Measure, pad
from starquest.desk.glyphs import UNICODE, Glyphs
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, line
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.state import GameState
from starquest.play.account import Account, account_of, course_of
from starquest.play.account.course import course_of_replay
from starquest.play.replay import Replay
from starquest.play.saves.summary import Summary, summarise
from starquest.play.session import Run, Session
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases


@attrs.frozen
class Spot:
    """A place in a run that can be gone to."""

    at: int
    leg: int = 0
    """The wave that begins there; 0 for a place in the middle."""


@attrs.frozen
class Row:
    """A line of a page, and where Enter leads from it."""

    line: Line
    spot: Spot | None = None


@attrs.frozen
class Told:
    """A run that is over, or as far as it has come, ready to be told."""

    account: Account
    summary: Summary
    name: str = ""
    notes: tuple[str, ...] = ()
    """Where it can be found, its place in the table."""
    daily: str = ""

    @property
    def state(self) -> GameState:
        """The last moment."""
        return self.account.state

    @property
    def quest(self) -> bool:
        """Whether it is a mission with waves."""
        return quest_if_any(self.state) is not None

    @property
    def title(self) -> str:
        """The words above everything."""
        if self.state.outcome is None:
            return words("ending.so_far")
        return words_of("ending.over")[self.state.settings.mode]

    @property
    def catalog(self) -> Catalog:
        """The data of the game."""
        return load_catalog()

    def say(self) -> Phrases:
        """Names for everything."""
        return Phrases(self.catalog, self.account.names, self.state)

    def playing(self, glyphs: Glyphs = UNICODE) -> Playing:
        """The last moment as the screen has it; nothing is hidden any more."""
        return Playing(Session(self.state), self.catalog, glyphs, open_table=True)


def told_of(run: Run, notes: Sequence[str] = ()) -> Told:
    """A run that somebody plays."""
    account = account_of(course_of(run))
    piloted, ranked = run.seats.piloted, bool(getattr(getattr(run, "origin", None), "ranked", True))
    summary = _summary(account, run.state.dice.seed, __version__, ranked=ranked, piloted=piloted)
    return Told(
        attrs.evolve(account, state=run.state),
        summary,
        str(getattr(run, "name", "")),
        tuple(notes),
        str(getattr(getattr(run, "origin", None), "daily", "")),
    )


def told_of_replay(replay: Replay, notes: Sequence[str] = ()) -> Told | None:
    """A run from its replay; None if its table can no longer be laid out as it was."""
    course = course_of_replay(replay)
    if course is None:
        return None
    account, known = account_of(course), replay.head.summary
    summary = _summary(
        account, replay.origin.seed, known.version, ranked=known.ranked, piloted=known.piloted
    )
    missing = words("ending.not_whole", commands=account.done)
    more = () if account.whole else (missing,)
    return Told(account, summary, replay.name, (*more, *notes), replay.origin.daily)


def _summary(account: Account, seed: int, version: str, *, ranked: bool, piloted: bool) -> Summary:
    return summarise(account.state, seed, version, account.done, ranked=ranked, piloted=piloted)


def rows(texts: Iterable[str], look: str = "") -> list[Row]:
    """Plain rows."""
    return [Row(line(text, look)) for text in texts]


def wrapped(text: str, width: int, look: str = "", indent: str = "") -> list[Row]:
    """A text in rows of this width."""
    return rows(wrap(text, max(20, width), subsequent_indent=indent) or [""], look)


def table(
    cells: Sequence[Sequence[str]], measure: Measure = len, *, left: int = 1, width: int = 100
) -> list[str]:
    """Cells in columns: the first ones to the left, the others to the right."""
    widths = [max(map(measure, column)) for column in zip(*cells, strict=True)]
    gap = "  " if sum(widths) + 2 * (len(widths) - 1) <= width else " "
    return [gap.join(_cells(row, widths, measure, left)).rstrip() for row in cells]


def _cells(row: Sequence[str], widths: Sequence[int], measure: Measure, left: int) -> Iterable[str]:
    for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
        space = " " * (width - measure(cell))
        yield pad(cell, width, measure) if at < left else space + cell
