"""A disk that knows what would be left if the power went: only what was flushed."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

from starquest.engine.digest import digest
from starquest.play.saves import Disk, RunLibrary, SaveError
from starquest.play.saves.recover import recover
from tests.play.saves.faulty import NAME, Sample, T, Watched, carry_on
from tests.play.saves.playing import CATALOG

Names = dict[str, int]
"""The files of a folder, each by its number."""


class Powered(Watched):
    """Keeps the flushed bytes of each file, and the names that were flushed last."""

    def __init__(self, folder: Path, look: Callable[[], None]) -> None:
        super().__init__()
        self._folder, self._look = folder, look
        self._numbers: dict[int, int] = {}
        self._bytes: list[bytes] = []
        for path in folder.iterdir():
            self._number(path.stat().st_ino, path.read_bytes())
        self._names = self._present()

    def meet(self, call: str, act: Callable[[], T]) -> T:
        self._look()
        return super().meet(call, act)

    def create(self, path: Path) -> int:
        file = super().create(path)
        self._number(os.fstat(file).st_ino, b"")
        return file

    def flush(self, file: int) -> None:
        super().flush(file)
        found = os.fstat(file)
        self._bytes[self._numbers[found.st_ino]] = os.pread(file, found.st_size, 0)

    def flush_folder(self, path: Path) -> None:
        super().flush_folder(path)
        self._names = self._present()

    def _number(self, node: int, whole: bytes) -> None:
        """Files are counted: a disk gives the number of one that is gone to the next."""
        self._numbers[node] = len(self._bytes)
        self._bytes.append(whole)

    def _present(self) -> Names:
        files = [path for path in self._folder.iterdir() if not path.name.startswith(".")]
        return {path.name: self._numbers[path.stat().st_ino] for path in files}

    def left(self) -> Iterator[Path]:
        """The folder after the power went: with the names flushed last, and with those of now."""
        for names in (self._names, self._present()):
            folder = Path(mkdtemp(dir=self._folder.parent))
            for name, number in names.items():
                (folder / name).write_bytes(self._bytes[number])
            yield folder
            shutil.rmtree(folder)


def losses(swept: Sample) -> Iterator[str]:
    """Play the sample; what the power would take at each call, and after each command."""
    folder, found, safe = swept.copy(), list[str](), swept.before

    def look() -> None:
        found.extend(_lost(disk, swept, safe))

    disk = Powered(folder, look)
    run = RunLibrary(folder, CATALOG, disk).open(NAME)
    for command in swept.commands:
        carry_on(run, command)
        safe += 1
        look()
    run.close()
    shutil.rmtree(folder)
    yield from found


def _lost(disk: Powered, swept: Sample, safe: int) -> Iterator[str]:
    for folder in disk.left():
        try:
            there = recover(Disk(), folder, NAME, CATALOG)
        except SaveError as error:
            yield f"the run is gone: {error}"
            continue
        count = len(there.snapshot.history.rows)
        if count < safe:
            yield f"{safe} commands were shown, {count} are left"
        if there.troubles:
            yield f"it is left damaged: {there.troubles}"
        if digest(there.state) != swept.digests[count]:
            yield f"command {count} came back as another state"
