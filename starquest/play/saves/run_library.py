"""A folder of runs."""

from contextlib import suppress
from pathlib import Path

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.engine.digest import digest
from starquest.engine.game import open_game
from starquest.model.result import Happened
from starquest.model.setup import Setup
from starquest.play.saves.disk import Disk
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.errors import Damaged, NoSuchRun, SaveError
from starquest.play.saves.files import read_file, there
from starquest.play.saves.history import History
from starquest.play.saves.lock import Lock
from starquest.play.saves.names import checked, problem_of
from starquest.play.saves.recover import Recovered, recover, unsaved
from starquest.play.saves.saved_run import SavedRun, Start
from starquest.play.saves.snapshot import Origin, Stretch, read_head
from starquest.play.saves.store import Store, generations, name_in
from starquest.play.saves.summary import Summary, summarise
from starquest.play.saves.upkeep import delete_run, remove_files, rename_run
from starquest.play.seating import seating_of
from starquest.text.clean import clean
from starquest.text.locale import words


@attrs.frozen
class Entry:
    """A run in a list."""

    name: str
    path: Path
    summary: Summary
    size: int
    when: float
    """When it was last written, in seconds since 1970."""


@attrs.frozen
class Broken:
    """A file that should be a run and cannot be read."""

    name: str
    """Cleaned: it can be shown, but maybe not be opened."""
    path: Path
    reason: str

    @property
    def has_name(self) -> bool:
        """Whether a run could be called so; if not, the name shown may be another run's."""
        return not problem_of(name_in(self.path.name))


@attrs.frozen(eq=False)
class _Seen:
    """A run as it was listed last, and how its files were then."""

    stamps: tuple[tuple[int, ...], ...]
    catalog: Catalog
    entry: Entry | Broken


_SEEN: dict[tuple[Path, str], _Seen] = {}
"""By folder and name: to list a run its journal has to be played again."""


class RunLibrary:
    """The runs of one folder."""

    def __init__(self, folder: Path, catalog: Catalog, disk: Disk | None = None) -> None:
        self.folder, self.catalog, self.disk = folder, catalog, disk or Disk()

    # looking

    def entries(self) -> list[Entry | Broken]:
        """Every run, the newest first, then the files that cannot be read."""
        found = [self._seen(name) for name in self._names()]
        good = [entry for entry in found if isinstance(entry, Entry)]
        bad = [entry for entry in found if isinstance(entry, Broken)]
        return [*sorted(good, key=lambda entry: (-entry.when, entry.name)), *bad]

    def newest(self) -> Entry | None:
        """The run that was played last, of those that go on."""
        runs = [entry for entry in self.entries() if isinstance(entry, Entry)]
        return next((entry for entry in runs if not entry.summary.outcome), None)

    def _names(self) -> list[str]:
        try:
            files = self.disk.names(self.folder)
        except OSError:
            return []
        return sorted({name for file in files if (name := name_in(file))})

    def _seen(self, name: str) -> Entry | Broken:
        """A run in short; what was found is kept as long as none of its files changes."""
        stamps = tuple([self.disk.stamp(path) for path in generations(self.folder, name)])
        seen = _SEEN.get((self.folder, name))
        if seen is not None and seen.stamps == stamps and seen.catalog is self.catalog:
            return seen.entry
        entry = self._entry(name)
        if type(self.disk) is Disk:  # another one may fail next time
            _SEEN[self.folder, name] = _Seen(stamps, self.catalog, entry)
        return entry

    def _entry(self, name: str) -> Entry | Broken:
        """A run in short: of its newest generation that can be read so far."""
        paths = generations(self.folder, name)
        if problem := problem_of(name):
            return Broken(clean(name), paths[0], words("saves.name.unusable", problem=problem))
        reason = words("saves.run.gone")
        for path in paths:
            try:
                entry = self._listed(name, path)
            except SaveError as error:
                reason = reason if reason != words("saves.run.gone") else str(error)
                if not isinstance(error, Damaged):
                    break
            else:
                if entry is not None:
                    return entry
        return Broken(name, paths[0], reason)

    def _listed(self, name: str, path: Path) -> Entry | None:
        source = read_file(self.disk, path)
        if source is None:
            return None
        envelope = unseal(source, Kind.RUN)
        summary = read_head(envelope).summary
        if len(source) > envelope.length or path != generations(self.folder, name)[0]:
            summary = self._up_to_now(name, summary)
        try:
            when = self.disk.changed(path)
        except OSError:
            when = 0.0
        return Entry(name, path, summary, len(source), when)

    def _up_to_now(self, name: str, told: Summary) -> Summary:
        """What a run is, with the commands behind its snapshot; else what the snapshot tells."""
        try:
            found = recover(self.disk, self.folder, name, self.catalog)
        except SaveError:
            return told
        body, count = found.snapshot.body, len(found.snapshot.history.rows)
        seed, ranked, piloted = body.origin.seed, body.origin.ranked, body.seats.piloted
        return summarise(found.state, seed, told.version, count, ranked=ranked, piloted=piloted)

    # playing

    def begin(self, setup: Setup, seed: int, name: str = "", *, daily: str = "") -> SavedRun:
        """A new run, on the disk at once; a disk that fails shows in its `problem`."""
        opened = open_game(setup, seed, self.catalog)
        opening = (Happened(None, opened.events, opened.state),)
        start = Start(opened.state, History(), opening, seating_of(opened.state))
        origin = Origin(setup, seed, opening=digest(opened.state), daily=daily)
        return self.keep(name or f"run-{seed}", start, origin)

    def keep(self, name: str, start: Start, origin: Origin) -> SavedRun:
        """A run under a free name like this one, on the disk at once."""
        name = self.free_name(name)
        store = Store(self.folder, name, self.disk, new=True)
        lock = Lock(self.folder, name, self.disk)
        run = SavedRun(start, self._played(origin, 0), store, lock)
        run.save()
        return run

    def open(self, name: str) -> SavedRun:
        """A run as it was left; SaveError says why it cannot be had."""
        lock, problem = self._locked(name)
        try:
            found = recover(self.disk, self.folder, name, self.catalog)
            run = self._resumed(name, found, lock)
        except BaseException:
            lock.release()
            raise
        run.problem = problem
        return run

    def _resumed(self, name: str, found: Recovered, lock: Lock) -> SavedRun:
        body, history = found.snapshot.body, found.snapshot.history
        start = Start(found.state, history, found.told, body.seats, found.back, body.memory)
        store = Store(self.folder, name, self.disk, found.spoilt)
        run = SavedRun(start, self._played(body.origin, len(history.rows)), store, lock)
        run.troubles, run.other_data = tuple(found.troubles), found.other_data
        return run

    def _played(self, origin: Origin, after: int) -> Origin:
        """The origin with the game and data it is played with from now on."""
        last = origin.stretches[-1] if origin.stretches else None
        if last and (last.game, last.content) == (__version__, self.catalog.digest):
            return origin
        now = Stretch(after, __version__, self.catalog.digest)
        return attrs.evolve(origin, stretches=(*origin.stretches, now))

    def _locked(self, name: str) -> tuple[Lock, str]:
        """The lock of a run that is there, and why it could not be taken."""
        self._expect(name)
        lock = Lock(self.folder, name, self.disk)
        try:
            lock.take()
        except OSError as error:
            return lock, unsaved(error)
        return lock, ""

    def _expect(self, name: str) -> None:
        if checked(name) not in self._names():
            raise NoSuchRun(words("saves.run.none", name=name))

    # keeping order

    def rename(self, name: str, new: str) -> None:
        """Give a run another name that is free."""
        self._expect(name)
        rename_run(self.disk, self.folder, name, new)

    def copy(self, name: str, new: str) -> str:
        """The name of a copy of a run, also of one that another process has open.

        It was last played when the run was: it must not come before what was played since.
        """
        self._expect(name)
        entry = self._entry(name)
        found = recover(self.disk, self.folder, name, self.catalog)
        resumed = self._resumed(name, found, Lock(self.folder, name, self.disk))
        start = Start(
            resumed.state, History(resumed.rows), seats=resumed.seats, memory=resumed.memory
        )
        with self.keep(new, start, resumed.origin.again()) as run:
            if run.problem:
                raise SaveError(run.problem)
            made = run.name
        if isinstance(entry, Entry):
            with suppress(OSError):
                self.disk.date(generations(self.folder, made)[0], entry.when)
        return made

    def delete(self, name: str) -> None:
        """Remove a run for good, or a file that should be one."""
        self._expect(name)
        delete_run(self.disk, self.folder, name)

    def discard(self, broken: Broken) -> None:
        """Remove a file that should be a run, also one whose name no run can have."""
        stem = name_in(broken.path.name)
        if problem_of(stem):
            remove_files(self.disk, self.folder, stem)
        else:
            self.delete(stem)

    def free_name(self, wanted: str) -> str:
        """A name like the one wanted that no run has."""
        checked(wanted)
        name, number = wanted, 2
        while self._taken(name):
            name = f"{wanted[:34]}-{number}"
            number += 1
        return name

    def _taken(self, name: str) -> bool:
        """Whether there is a file of a run; a folder that cannot be listed may have one."""
        try:
            return any(there(path) for path in generations(self.folder, name))
        except OSError:
            return False  # looked at again before anything is written
