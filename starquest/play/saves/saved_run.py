"""A run that is on the disk before the player sees what came of a command."""

from pathlib import Path
from typing import Self

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.engine.digest import digest
from starquest.engine.game import mind_step, step
from starquest.engine.mode import mind_of
from starquest.model.command import Activate, Command
from starquest.model.result import Applied, Happened, Rejected, Result
from starquest.model.state import GameState
from starquest.play.memory import Memory
from starquest.play.modes import play_mode
from starquest.play.saves.disk import Disk
from starquest.play.saves.errors import Held, SaveError
from starquest.play.saves.history import SHORT, History, Row
from starquest.play.saves.journal import JournalRecord, pack_record
from starquest.play.saves.lock import Lock
from starquest.play.saves.recover import Trouble, unsaved
from starquest.play.saves.snapshot import Body, Head, Origin, Snapshot, shape, write_snapshot
from starquest.play.saves.store import Store
from starquest.play.saves.summary import Summary, summarise
from starquest.play.seating import Seating
from starquest.play.undo import TakeBack, draws_of

MOST_JOURNAL = 1 << 16
"""Bytes of a journal that ask for a fresh snapshot."""

KEPT_LETTERS = 30
"""Letters of a name that was taken, before those that tell the run apart."""


@attrs.frozen
class Start:
    """A run as it is when somebody begins to play it."""

    state: GameState
    history: History
    opening: tuple[Happened, ...] = ()
    """What happened before the next decision: since the start, or since the last snapshot."""
    seats: Seating = attrs.Factory(Seating)
    back: TakeBack = attrs.Factory(TakeBack)
    """What was done since the last snapshot and can be taken back."""
    memory: Memory = ()
    """Where each side had seen enemies last, before that."""


class SavedRun:
    """One run, played and kept."""

    def __init__(self, start: Start, origin: Origin, store: Store, lock: Lock) -> None:
        self.state, self.opening = start.state, start.opening
        self.seats, self._past = start.seats, start.history
        self.memory = start.memory
        """Where each side saw enemies last; whoever plays keeps it up."""
        self.back = start.back
        """What can be taken back, and why no more."""
        self.origin, self._store, self._lock = origin, store, lock
        self.troubles: tuple[Trouble, ...] = ()
        """What was lost when it was opened."""
        self.other_data = ""
        """The version it was played with so far, if that one or its data were others."""
        self.problem = ""
        """Why the last save failed; empty if it did not."""

    # what there is

    @property
    def name(self) -> str:
        """What the run is called."""
        return self._store.name

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return self._store.folder

    @property
    def disk(self) -> Disk:
        """What they are written with."""
        return self._store.disk

    @property
    def history(self) -> list[Command]:
        """Every command of the run, the horde's among them."""
        return self._past.commands

    @property
    def rows(self) -> list[Row]:
        """The same with dice drawn and digests."""
        return self._past.rows

    @property
    def summary(self) -> Summary:
        """The run in short."""
        origin, count, piloted = self.origin, len(self._past.rows), self.seats.piloted
        return summarise(
            self.state, origin.seed, __version__, count, ranked=origin.ranked, piloted=piloted
        )

    # doing

    def apply(self, command: Command) -> Result:
        """Carry out a command and keep it; one that is refused changes nothing."""
        result = step(self.state, command)
        return result if isinstance(result, Rejected) else self._keep(command, result)

    def mind_step(self) -> Applied:
        """Carry out the next decision of the program whose turn it is, and keep it."""
        return self._keep(*mind_step(self.state))

    def undo(self) -> Command | None:
        """Take the last command back, on the disk too; None if none can be.

        The run is written whole as it was before: whenever that is interrupted, either the run
        with the command or the one without it is there.
        """
        if self.back.next is None:
            return None
        taken = self.back.take()
        self.state = taken.before
        self._past.drop()
        self.save()
        return taken.command

    def set_seats(self, seats: Seating) -> None:
        """Other players, or another autopilot, from now on."""
        self.seats = seats
        self.save()

    def save(self) -> None:
        """Write everything anew; `problem` says if that failed."""
        self.problem = ""
        try:
            self._claim()
            self._store.replace(write_snapshot(self.snapshot()))
        except (OSError, SaveError) as error:
            self.problem = unsaved(error)

    def _claim(self) -> None:
        """Have the right to the files; a new run whose name was taken meanwhile gets another."""
        try:
            self._lock.take()
            if not self._store.usurps:
                return
        except Held:
            if not self._store.new:
                raise
        self._lock.release()
        self._store.name = f"{self.name[:KEPT_LETTERS]}-{self.origin.id[:6]}"
        self._lock = Lock(self.folder, self.name, self.disk)
        self._lock.take()

    def close(self) -> None:
        """Let others have the run; what could not be saved so far is tried once more."""
        if self.problem:
            self.save()
        self._store.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def snapshot(self) -> Snapshot:
        """The run as it is written."""
        catalog = self.state.catalog
        content = catalog.digest if isinstance(catalog, Catalog) else ""
        head = Head(__version__, content, shape(), self.summary)
        body = Body(self.origin, self.state, digest(self.state), self.seats, self.memory)
        return Snapshot(head, body, self._past)

    def _keep(self, command: Command, applied: Applied) -> Applied:
        """Have a command on the disk: in the journal, in a fresh snapshot, or in both."""
        if not self._store.journals:
            # Written as it was, so that the command goes into a journal like any other.
            self.save()
        before, self.state = self.state, applied.state
        self.back.note(before, command, self.state)
        row = Row(command, draws_of(self.state), digest(self.state))
        self._past.add(attrs.evolve(row, digest=row.digest[:SHORT]))
        whole = bool(self.problem) or self._is_landmark(before, command)
        if not self._journal(row) or whole:
            self.save()
        return applied

    def _journal(self, row: Row) -> bool:
        """Whether a command is in the journal now."""
        if not self._store.journals:
            return False
        record = JournalRecord(len(self._past.rows), row.command, row.draws, row.digest)
        try:
            self._store.append(pack_record(record))
        except (OSError, ValueError):
            return False
        return self._store.written <= MOST_JOURNAL

    def _is_landmark(self, before: GameState, command: Command) -> bool:
        """Whether the run is written anew: a person's activation, what the mode says, the end."""
        if isinstance(command, Activate):
            return mind_of(before) is None
        return self.state.outcome is not None or play_mode(before).landmark(before, self.state)
