"""Disks that fail or stop the process at one call, and a run to try them on."""

import errno
import os
import shutil
import signal
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeVar

import attrs
from filelock import BaseFileLock

from starquest.engine.digest import digest
from starquest.model.command import Activate, Command
from starquest.play.bots import bot_named
from starquest.play.saves import Disk, RunLibrary, SavedRun
from starquest.play.session import Whose, whose
from tests.play.saves.playing import CATALOG, QUEST, play_on

T = TypeVar("T")
ERRORS = {name: getattr(errno, name) for name in ("ENOSPC", "EIO", "EACCES", "EDQUOT", "EINTR")}
NAME = "swept"
BEFORE = 65
"""Commands before the part that is swept."""


class Watched(Disk):
    """A disk that calls `meet` before each call that changes something."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def meet(self, call: str, act: Callable[[], T]) -> T:
        """Carry a call out; tests put their fault here."""
        self.calls.append(call)
        return act()

    def make_folder(self, path: Path) -> None:
        self.meet("make_folder", lambda: Disk.make_folder(self, path))

    def create(self, path: Path) -> int:
        return self.meet("create", lambda: Disk.create(self, path))

    def write(self, file: int, chunk: bytes) -> int:
        return self.meet("write", lambda: Disk.write(self, file, chunk))

    def flush(self, file: int) -> None:
        self.meet("flush", lambda: Disk.flush(self, file))

    def close(self, file: int) -> None:
        self.meet("close", lambda: Disk.close(self, file))

    def move(self, old: Path, new: Path) -> None:
        self.meet("move", lambda: Disk.move(self, old, new))

    def remove(self, path: Path) -> None:
        self.meet("remove", lambda: Disk.remove(self, path))

    def flush_folder(self, path: Path) -> None:
        self.meet("flush_folder", lambda: Disk.flush_folder(self, path))

    def unlock(self, lock: BaseFileLock) -> None:
        self.meet("unlock", lambda: Disk.unlock(self, lock))

    def lock(self, path: Path, wait: float = 0) -> BaseFileLock | None:
        return self.meet("lock", lambda: Disk.lock(self, path, wait))


class Failing(Watched):
    """Fails at one call, or from one call on until it is healed."""

    def __init__(self, at: int, number: int, *, for_good: bool = False) -> None:
        super().__init__()
        self._at, self._number, self._for_good = at, number, for_good
        self.failed = False

    def meet(self, call: str, act: Callable[[], T]) -> T:
        self.calls.append(call)
        count = len(self.calls)
        if count == self._at or (self._for_good and count > self._at):
            self.failed = True
            if call in ("close", "unlock"):
                act()  # a close that fails has let the file go all the same
            raise OSError(self._number, os.strerror(self._number))
        return act()

    def fail_at(self, at: int) -> None:
        """Fail at another call."""
        self._at = at

    def heal(self) -> None:
        """No call fails from now on."""
        self._at, self._for_good = 0, False


class Short(Watched):
    """Writes few bytes at one call, then fails for good, or goes on."""

    def __init__(self, at: int, *, then_full: bool) -> None:
        super().__init__()
        self._at, self._then_full = at, then_full
        self.failed = False

    def write(self, file: int, chunk: bytes) -> int:
        self.calls.append("write")
        if len(self.calls) == self._at:
            self.failed = True
            return os.write(file, chunk[: len(chunk) // 2])
        if self._then_full and self.failed and self._at:
            self._at = 0
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return os.write(file, chunk)


class Killing(Watched):
    """Ends the process with SIGKILL before, in the middle of, or after one call."""

    def __init__(self, at: int, moment: str) -> None:
        super().__init__()
        self._at, self._moment = at, moment

    def meet(self, call: str, act: Callable[[], T]) -> T:
        self.calls.append(call)
        if len(self.calls) != self._at:
            return act()
        try:
            if self._moment != "before":
                act()
        finally:
            os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("still here")

    def write(self, file: int, chunk: bytes) -> int:
        part = chunk[: len(chunk) // 2] if self._about_to_tear() else chunk
        return self.meet("write", lambda: os.write(file, part))

    def _about_to_tear(self) -> bool:
        return self._moment == "torn" and len(self.calls) + 1 == self._at


@attrs.frozen
class Sample:
    """A run on a disk, the commands that come next, and every digest on the way."""

    folder: Path
    before: int
    """Commands it has had."""
    commands: tuple[Command | None, ...]
    """None is the horde's next decision."""
    digests: tuple[str, ...]
    """After each command of the run, the opening first."""

    def copy(self) -> Path:
        """The folder once more, to be spoilt."""
        folder = Path(mkdtemp(dir=self.folder.parent))
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        return folder


class Recorder:
    """Plays commands and notes them with the digests after them."""

    def __init__(self, run: SavedRun) -> None:
        self._run, self._bot = run, bot_named("random", 3)
        self.commands: list[Command | None] = []
        self.digests = [digest(run.state)]

    def play(self) -> Command:
        """One more command."""
        hordes = whose(self._run.state) is Whose.PROGRAM
        play_on(self._run, 1, self._bot)
        last = self._run.history[-1]
        self.commands.append(None if hordes else last)
        self.digests.append(digest(self._run.state))
        return last


@cache
def sample(parent: Path, before: int = BEFORE) -> Sample:
    """A run after some commands, and what follows up to some way past a hero's activation."""
    folder = parent / "sample"
    with RunLibrary(folder, CATALOG).begin(QUEST, 7, NAME) as run:
        recorder = Recorder(run)
        for _ in range(before):
            recorder.play()
        shutil.copytree(folder, parent / "start")
        heroes, seen = run.state.world.heroes, 0
        while seen < 2 and run.state.outcome is None:
            last = recorder.play()
            seen += seen > 0 or (isinstance(last, Activate) and last.unit in heroes)
    commands, digests = tuple(recorder.commands[before:]), tuple(recorder.digests)
    return Sample(parent / "start", before, commands, digests)


def carry_on(run: SavedRun, command: Command | None) -> None:
    """The next command of a sample."""
    if command is None:
        run.mind_step()
    else:
        run.apply(command)
