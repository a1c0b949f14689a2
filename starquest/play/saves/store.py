"""The files of one run: the newest snapshot with its journal, and two generations before it."""

import errno
import os
from itertools import pairwise
from pathlib import Path

import attrs

from starquest.play.saves.disk import Disk, write_all
from starquest.play.saves.files import let_go, temporary, there, write_new

SUFFIX = ".run"
GENERATIONS = 3


def generations(folder: Path, name: str) -> list[Path]:
    """The files a run may have, the newest first."""
    return [folder / f"{name}{SUFFIX}{_ending(age)}" for age in range(GENERATIONS)]


def _ending(age: int) -> str:
    return f".{age}" if age else ""


def name_in(file: str) -> str:
    """The run a file belongs to by its name; nothing if it is no run's."""
    for age in range(GENERATIONS):
        if file.endswith(SUFFIX + _ending(age)):
            return file[: -len(SUFFIX + _ending(age))]
    return ""


@attrs.define
class Store:
    """Writes the files of one run. Whatever fails, what was there before stays readable."""

    folder: Path
    name: str
    disk: Disk
    spoilt: bool = False
    """The newest file is worth nothing: the next one takes its place and ages nobody."""
    new: bool = attrs.field(default=False, kw_only=True)
    """Nothing of the run is on the disk yet: what has its name is another's."""
    _file: int = attrs.field(default=-1, init=False)
    written: int = attrs.field(default=0, init=False)
    """Bytes of the journal behind the snapshot."""

    @property
    def journals(self) -> bool:
        """Whether there is a snapshot of ours that commands can be written behind."""
        return self._file >= 0

    @property
    def usurps(self) -> bool:
        """Whether the next snapshot would take the place of another run's."""
        return self.new and any(there(path) for path in generations(self.folder, self.name))

    def append(self, record: bytes) -> None:
        """One more record, on the disk when this returns."""
        try:
            write_all(self.disk, self._file, record)
            self.disk.flush(self._file)
            if self.disk.is_gone(self._file):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        except OSError:
            # What lies there now is unknown, so nothing may follow it.
            self._leave()
            raise
        self.written += len(record)

    def replace(self, whole: bytes) -> None:
        """A fresh snapshot, on the disk under its name when this returns."""
        newest, *_ = paths = generations(self.folder, self.name)
        file = write_new(self.disk, temporary(newest), whole)
        try:
            self._age(paths)
            self.disk.move(temporary(newest), newest)
        except OSError:
            let_go(self.disk, file)
            raise
        self._leave()
        self._file, self.written, self.spoilt, self.new = file, 0, False, False
        self.disk.flush_folder(self.folder)

    def close(self) -> None:
        """Nothing more will be written."""
        self._leave()

    def _age(self, paths: list[Path]) -> None:
        """Each file becomes the generation before it, the oldest first."""
        if self.spoilt or not there(paths[0]):
            return
        for young, old in reversed(list(pairwise(paths))):
            if there(young):
                self.disk.move(young, old)

    def _leave(self) -> None:
        if self._file >= 0:
            file, self._file = self._file, -1
            let_go(self.disk, file)
