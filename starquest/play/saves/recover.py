"""A run brought back from its files: the newest sound snapshot, then the journals behind it."""

from enum import StrEnum
from pathlib import Path

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.digest import digest
from starquest.engine.game import carry_out, step
from starquest.engine.mode import mind_of
from starquest.model.command import Command
from starquest.model.result import Applied, Happened
from starquest.model.state import GameState
from starquest.play.saves.disk import Disk
from starquest.play.saves.documents import plain_text
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.errors import Damaged, NoSuchRun, SaveError, TooNew
from starquest.play.saves.files import read_file
from starquest.play.saves.history import SHORT, Row
from starquest.play.saves.journal import Journal, JournalRecord, read_journal, search_journal
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.snapshot import Snapshot, read_snapshot, shape
from starquest.play.saves.store import generations
from starquest.play.undo import TakeBack, draws_of
from starquest.text.locale import words


class Lost(StrEnum):
    """What can be wrong with a run that is brought back all the same."""

    NEWEST = "newest"
    """The newest file is damaged."""
    MISSING = "missing"
    """Commands before the last ones are not there."""
    TORN = "torn"
    """Commands at the end of the journal are torn."""
    DIFFERS = "differs"
    """A command did not come out as before."""


@attrs.frozen
class Trouble:
    """Something that was lost: how many commands, or which one, or why."""

    lost: Lost
    count: int = 0
    reason: str = ""


@attrs.frozen
class File:
    """One generation as it was found."""

    source: bytes
    snapshot: Snapshot | None
    journal: Journal
    reason: str = ""
    """Why there is no snapshot."""


@attrs.define
class Recovered:
    """A run as it stands, with everything that happened since its snapshot."""

    snapshot: Snapshot
    state: GameState
    spoilt: bool
    """Whether the newest file is worth nothing."""
    told: tuple[Happened, ...] = ()
    back: TakeBack = attrs.Factory(TakeBack)
    troubles: list[Trouble] = attrs.Factory(list)
    """What was lost; nothing if all is well."""
    other_data: str = ""
    """The version it was played with so far, if that one or its data were others."""


def recover(disk: Disk, folder: Path, name: str, catalog: Catalog) -> Recovered:
    """A run from its files; SaveError if none of them is of use."""
    try:
        files = _files(disk, generations(folder, name), catalog)
    except TooNew as error:
        raise TooNew(words("saves.run.not_opened", name=name, reason=str(error))) from error
    if not files:
        raise NoSuchRun(words("saves.run.none", name=name))
    age = next((age for age, file in enumerate(files) if file.snapshot), None)
    if age is None:
        raise Damaged(words("saves.run.unreadable", name=name, reason=files[0].reason))
    snapshot = files[age].snapshot
    assert snapshot is not None  # noqa: S101 - that is how it was chosen
    found = Recovered(snapshot, snapshot.body.state, spoilt=age > 0)
    if age:
        found.troubles.append(Trouble(Lost.NEWEST, reason=files[0].reason))
    _tell_data(found, catalog)
    for index in range(age, -1, -1):
        _catch_up(found, _in_force(files[index].journal, files[:index]))
    return found


def _in_force(journal: Journal, newer: list[File]) -> Journal:
    """A journal without what was taken back: newer files go on from before those commands."""
    first = min((r.number for file in newer for r in file.journal.records), default=0)
    if not first or all(record.number < first for record in journal.records):
        return journal
    return Journal(tuple(record for record in journal.records if record.number < first))


def _files(disk: Disk, paths: list[Path], catalog: Catalog) -> list[File]:
    """The generations that are there; those behind the first sound one are not looked at."""
    files: list[File] = []
    for path in paths:
        file = _file(disk, path, catalog)
        if file is not None:
            files.append(file)
            if file.snapshot:
                break
    return files


def _file(disk: Disk, path: Path, catalog: Catalog) -> File | None:
    try:
        source = read_file(disk, path)
    except Damaged as error:
        return File(b"", None, Journal(), str(error))
    if source is None:
        return None
    written = FORMAT
    try:
        envelope = unseal(source, Kind.RUN)
        written = envelope.format
        snapshot = read_snapshot(envelope, catalog)
    except Damaged as error:
        journal = search_journal(source, written=max(1, written))
        return File(source, None, journal, str(error))
    return File(source, snapshot, read_journal(source, envelope.length, written))


def _tell_data(found: Recovered, catalog: Catalog) -> None:
    head = found.snapshot.head
    if head.content != catalog.digest or head.shape != shape():
        found.other_data = plain_text(head.game)


def _catch_up(found: Recovered, journal: Journal) -> None:
    """Carry out what a journal has beyond the present state."""
    for record in journal.records:
        due = len(found.snapshot.history.rows) + 1
        if record.number < due:
            continue
        trouble = _gap(record, due) or _redo(found, record)
        if trouble:
            found.troubles.append(trouble)
            return
    if journal.torn:
        found.troubles.append(Trouble(Lost.TORN, journal.torn))


def _gap(record: JournalRecord, due: int) -> Trouble | None:
    return Trouble(Lost.MISSING, record.number - due) if record.number != due else None


def _redo(found: Recovered, record: JournalRecord) -> Trouble | None:
    """Carry out one command again; why it cannot be, if so."""
    applied = redo(found.state, record.command)
    same = found.snapshot.head.shape == shape()
    if applied is None or draws_of(applied.state) != record.draws:
        return Trouble(Lost.DIFFERS, record.number)
    if same and digest(applied.state) != record.digest:
        return Trouble(Lost.DIFFERS, record.number)
    row = Row(record.command, record.draws, digest(applied.state)[:SHORT])
    found.snapshot.history.add(row)
    found.told += (Happened(found.state, applied.events, applied.state),)
    found.back.note(found.state, record.command, applied.state)
    found.state = applied.state
    return None


def redo(state: GameState, command: Command) -> Applied | None:
    """Carry out a command of the past, told as it was; None if it cannot be any more."""
    try:
        mind = mind_of(state)
        if mind is not None:
            decided, told = mind.decide(state)
            if decided == command:
                return carry_out(state, command, told)
        result = step(state, command)
    except Exception:  # noqa: BLE001 - a state from a file may be one the engine never makes
        return None
    return result if isinstance(result, Applied) else None


def unsaved(error: SaveError | OSError) -> str:
    """Why something could not be saved, in words."""
    if isinstance(error, OSError):
        return words("saves.run.unsaved", reason=error.strerror or str(error))
    return words("saves.run.unsaved", reason=str(error))
