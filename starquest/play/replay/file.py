"""A run as a file to be watched and checked: its setup, its seed and every command."""

from pathlib import Path
from typing import Self

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.model.setup import Setup
from starquest.play.codec import state_converter
from starquest.play.replay.report import is_report, run_in
from starquest.play.saves.disk import Disk
from starquest.play.saves.documents import plain_text, read_document, structured
from starquest.play.saves.envelope import Envelope, Kind, kind_of, pack, seal, unseal
from starquest.play.saves.errors import Damaged, NoSuchRun, SaveError
from starquest.play.saves.files import put_file, read_file
from starquest.play.saves.history import SHORT, History, Row, read_rows
from starquest.play.saves.journal import Journal, read_journal
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.names import usable
from starquest.play.saves.plain import dumps
from starquest.play.saves.saved_run import SavedRun
from starquest.play.saves.snapshot import Head, Origin, check_origin, read_snapshot
from starquest.play.saves.store import name_in
from starquest.text.locale import words
from starquest.text.phrases import listed

SUFFIX = ".replay"


@attrs.frozen
class Replay:
    """Everything needed to play a run again."""

    name: str
    head: Head
    origin: Origin
    rows: tuple[Row, ...]
    catalog: Catalog = attrs.field(eq=False, repr=False)

    @classmethod
    def load(cls, path: Path, catalog: Catalog, disk: Disk | None = None) -> Self:
        """The replay in a file, or the run in a save; SaveError says why there is none."""
        try:
            source = read_file(disk or Disk(), path)
            if source is None:
                raise NoSuchRun(words("saves.replay.no_file"))
            name = name_in(path.name) or path.name.removesuffix(SUFFIX)
            return cls._read(usable(name), run_in(source) if is_report(source) else source, catalog)
        except SaveError as error:
            told = words("saves.replay.not_shown", name=plain_text(path.name), reason=str(error))
            raise type(error)(told) from error

    @classmethod
    def _read(cls, name: str, source: bytes, catalog: Catalog) -> Self:
        if kind_of(source) is Kind.RUN:
            envelope = unseal(source, Kind.RUN)
            snapshot = read_snapshot(envelope, catalog)
            rows = _up_to_now(
                snapshot.history.rows, read_journal(source, envelope.length, envelope.format)
            )
            return cls(name, snapshot.head, snapshot.body.origin, rows, catalog)
        document = read_document(unseal(source, Kind.REPLAY))
        head: Head = structured(document["head"], Head)
        origin: Origin = structured(document["body"], Origin)
        check_origin(origin)
        found = tuple(read_rows(document["rows"]))
        if head.summary.commands != len(found):
            raise Damaged(words("saves.run.count", counted=head.summary.commands, there=len(found)))
        return cls(name, head, origin, found, catalog)

    @property
    def setup(self) -> Setup:
        """What the run was started with."""
        return self.origin.setup

    @property
    def note(self) -> str:
        """What to know before a difference is blamed on the file."""
        now = (__version__, self.catalog.digest)
        played = [(part.game, part.content) for part in self.origin.stretches]
        others = [part for part in (*played, (self.head.game, self.head.content)) if part != now]
        if not others:
            return ""
        versions = listed(dict.fromkeys(plain_text(game) for game, _ in others))
        data = any(content != now[1] for _, content in others)
        return words("saves.replay.recorded_with", versions=versions, data=data)

    def packed(self) -> bytes:
        """All of it as the bytes of a file."""
        convert = state_converter().unstructure
        summary = attrs.evolve(self.head.summary, commands=len(self.rows))
        head = attrs.evolve(self.head, summary=summary)
        parts = dumps(convert(head)), pack(dumps(convert(self.origin)))
        return seal(Envelope(Kind.REPLAY, FORMAT, *parts, History(self.rows).packed()))

    def save(self, path: Path, disk: Disk | None = None) -> None:
        """Write it to a file."""
        put_file(disk or Disk(), path, self.packed())


def _up_to_now(rows: list[Row], journal: Journal) -> tuple[Row, ...]:
    """The commands of a run, those behind its last snapshot among them."""
    newer = [record for record in journal.records if record.number > len(rows)]
    return (*rows, *(Row(r.command, r.draws, r.digest[:SHORT]) for r in newer))


def replay_of(run: SavedRun) -> Replay:
    """The replay of a run so far."""
    catalog = run.state.catalog
    if not isinstance(catalog, Catalog):
        raise TypeError("a run without game data")
    return Replay(run.name, run.snapshot().head, run.origin, tuple(run.rows), catalog)
