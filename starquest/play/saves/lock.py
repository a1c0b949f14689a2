"""The lock of a run, and who has it.

The lock is the operating system's, so it ends with the process however that ends. The note of who
has it lies in a file beside it, and only ever serves to tell the next one.
"""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import BaseFileLock

from starquest.play.saves.disk import Disk, NotAFile, write_all
from starquest.play.saves.errors import Held
from starquest.play.saves.files import clear_away, unlock
from starquest.play.saves.plain import dumps, loads

LONGEST = 1024


class Lock:
    """The right to write one run."""

    def __init__(self, folder: Path, name: str, disk: Disk) -> None:
        self._name, self._disk = name, disk
        self._path = folder / f".{name}.lock"
        self._note = folder / f".{name}.holder"
        self._lock: BaseFileLock | None = None

    @property
    def held(self) -> bool:
        """Whether it is ours."""
        return self._lock is not None

    def take(self) -> None:
        """Take it at once; Held if another has it, OSError if there can be none."""
        if self._lock is not None:
            return
        self._disk.make_folder(self._path.parent)
        self._lock = self._disk.lock(self._path)
        if self._lock is None:
            raise self._holder()
        self._sign()

    def release(self, *, forget: bool = False) -> None:
        """Let it go; the run is gone if it is to be forgotten."""
        if self._lock is None:
            return
        clear_away(self._disk, self._note)
        if forget:
            clear_away(self._disk, self._path)
        unlock(self._disk, self._lock)
        self._lock = None

    def _sign(self) -> None:
        """Say who has it. The lock holds without this."""
        since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
        told = dumps({"pid": os.getpid(), "host": platform.node(), "since": since})
        clear_away(self._disk, self._note)
        try:
            file = self._disk.create(self._note)
            try:
                write_all(self._disk, file, told)
            finally:
                self._disk.close(file)
        except OSError:
            clear_away(self._disk, self._note)

    def _holder(self) -> Held:
        try:
            found: Any = loads(self._disk.read(self._note, LONGEST))
        except (OSError, NotAFile, ValueError):
            found = None
        match found:
            case {"pid": int(pid), "host": str(host), "since": str(since)}:
                return Held(self._name, pid, _short(host), _short(since))
            case _:
                return Held(self._name)


def _short(text: str) -> str:
    return "".join(char for char in text if char.isprintable())[:64]
