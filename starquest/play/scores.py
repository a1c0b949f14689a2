"""The table of finished runs: one file in the folder of the runs, kept with the same care."""

from pathlib import Path

import attrs

from starquest import __version__
from starquest.play.codec import state_converter
from starquest.play.ledger import Fight
from starquest.play.saves.disk import Disk
from starquest.play.saves.documents import plain_text, read_document, structured
from starquest.play.saves.envelope import Envelope, Kind, pack, seal, unseal
from starquest.play.saves.errors import Damaged, SaveError, TooNew
from starquest.play.saves.files import put_file, read_file, there, unlock
from starquest.play.saves.history import History
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.plain import dumps
from starquest.play.saves.summary import Summary
from starquest.text.locale import words

FILE = "scores.table"
BEFORE = "scores.table.1"
SPOILT = "scores.table.damaged"
PATIENCE = 5.0
"""Seconds another process may take to write the table."""
MOST = 5000


@attrs.frozen
class Score:
    """One finished run."""

    run: str
    """Tells runs apart, whatever they are called."""
    name: str
    when: str
    summary: Summary
    xp: int
    content: str
    replay: str = ""
    """The file it can be watched from; empty if it could not be written."""
    daily: str = ""
    """The day whose mission it was; empty for any other."""
    fight: Fight | None = None
    """The sides of a match, and who won."""

    @property
    def ranked(self) -> bool:
        """Whether it counts."""
        return self.summary.ranked


@attrs.frozen
class _Table:
    records: tuple[Score, ...] = ()


class Scores:
    """The finished runs of one folder."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._folder, self._disk = folder, disk or Disk()
        self.note = ""
        """What was wrong with the table, if something was."""
        self._newer = False
        """Whether it is a newer version's, and left as it is."""

    def records(self) -> list[Score]:
        """Every record, the best first; unranked ones come last. Never raises for a bad file."""
        rank = {True: 0, False: 1}
        return sorted(
            self._read(),
            key=lambda r: (rank[r.ranked], -r.summary.score, -r.summary.finished, r.when),
        )

    def add(self, record: Score) -> None:
        """One more; a run that is in the table already is replaced. OSError if that fails."""
        self._disk.make_folder(self._folder)
        lock = self._disk.lock(self._folder / ".scores.lock", PATIENCE)
        if lock is None:
            raise SaveError(words("saves.scores.busy"))
        try:
            others = [old for old in self._read() if old.run != record.run]
            if self._newer:
                raise SaveError(self.note)
            self._write((*others[-MOST:], record))
        finally:
            unlock(self._disk, lock)

    def _read(self) -> tuple[Score, ...]:
        """The table, or the one before if it is damaged."""
        self.note, self._newer = "", False
        for name in (FILE, BEFORE):
            try:
                source = read_file(self._disk, self._folder / name)
                if source is not None:
                    return _table(source).records
            except TooNew as error:
                self.note, self._newer = words("saves.scores.unreadable", reason=str(error)), True
                return ()
            except SaveError as error:
                self.note = self.note or words("saves.scores.damaged", reason=str(error))
        return ()

    def _write(self, records: tuple[Score, ...]) -> None:
        body = pack(dumps(state_converter().unstructure(_Table(records))))
        head = dumps({"game": __version__})
        whole = seal(Envelope(Kind.SCORES, FORMAT, head, body, History().packed()))
        path = self._folder / FILE
        if self.note:
            self._set_aside(path)
        elif there(path):
            self._disk.move(path, self._folder / BEFORE)
        put_file(self._disk, path, whole)

    def _set_aside(self, path: Path) -> None:
        """What cannot be read is kept: somebody may mend it."""
        if there(path):
            self._disk.move(path, self._folder / SPOILT)


def _table(source: bytes) -> _Table:
    document = read_document(unseal(source, Kind.SCORES))
    try:
        found: _Table = structured(document["body"], _Table)
    except Damaged as error:
        match document["head"]:
            case {"game": str(game)} if game != __version__:
                told = words("saves.scores.other_version", game=plain_text(game), reason=str(error))
                raise TooNew(told) from error
            case _:
                raise
    if len({record.run for record in found.records}) < len(found.records):
        raise Damaged(words("saves.scores.twice"))
    return found
