"""The only door to the disk: one thin method for each call, so that tests can make each one fail.

Nothing here decides anything. Links are never followed and only plain files are read.
"""

import errno
import os
import stat
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from starquest.text.locale import words

CHUNK = 1 << 16
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
NO_WAIT = getattr(os, "O_NONBLOCK", 0)
"""A pipe must not make the reader wait for a writer."""


class NotAFile(Exception):  # noqa: N818 - it says what was found
    """Something else than a plain file stands under the name; the message says what."""


class Disk:
    """The calls a save is made of."""

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, if they are missing, to be there for good."""
        missing = [folder for folder in (path, *path.parents) if not folder.exists()]
        path.mkdir(parents=True, exist_ok=True)
        for folder in missing:
            self.flush_folder(folder.parent)

    def create(self, path: Path) -> int:
        """Open a file that must not exist yet, for writing."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | NO_FOLLOW | getattr(os, "O_CLOEXEC", 0)
        return os.open(path, flags, 0o600)

    def write(self, file: int, chunk: bytes) -> int:
        """Write some of the bytes; how many."""
        return os.write(file, chunk)

    def flush(self, file: int) -> None:
        """Have the file's bytes on the disk itself."""
        os.fsync(file)

    def is_gone(self, file: int) -> bool:
        """Whether an open file has no name any more: what is written to it is lost."""
        return os.fstat(file).st_nlink == 0

    def close(self, file: int) -> None:
        """Let a file go."""
        os.close(file)

    def move(self, old: Path, new: Path) -> None:
        """Give a file another name at once, in place of whatever had it."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """Remove a file or a link, not what it leads to."""
        path.unlink()

    def flush_folder(self, path: Path) -> None:
        """Have the folder's names on the disk itself."""
        if os.name == "nt":
            return
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def lock(self, path: Path, wait: float = 0) -> BaseFileLock | None:
        """Take a lock at once or within so many seconds; None while somebody else has it."""
        lock = FileLock(path, mode=0o600)
        try:
            lock.acquire(timeout=wait)
        except Timeout:
            return None
        except NotImplementedError as error:
            raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS)) from error
        return lock

    def unlock(self, lock: BaseFileLock) -> None:
        """Let a lock go."""
        lock.release()

    def names(self, folder: Path) -> list[str]:
        """What is in a folder; nothing if there is none."""
        try:
            return sorted(path.name for path in folder.iterdir())
        except (FileNotFoundError, NotADirectoryError):
            return []

    def read(self, path: Path, most: int) -> bytes:
        """A plain file's bytes, one more than `most` at most, so that too long ones show."""
        file = self._open(path)
        try:
            found = os.fstat(file)
            if not stat.S_ISREG(found.st_mode):
                raise NotAFile(_kind(found.st_mode))
            return _all(file, most + 1)
        finally:
            os.close(file)

    def _open(self, path: Path) -> int:
        kind = os.lstat(path).st_mode
        if not stat.S_ISREG(kind):
            raise NotAFile(_kind(kind))
        return os.open(path, os.O_RDONLY | NO_FOLLOW | NO_WAIT | getattr(os, "O_CLOEXEC", 0))

    def changed(self, path: Path) -> float:
        """When a file was last written, in seconds since 1970."""
        return os.lstat(path).st_mtime

    def stamp(self, path: Path) -> tuple[int, ...]:
        """What tells a file from itself at another time, without reading it; empty for none."""
        try:
            found = os.lstat(path)
        except OSError:
            return ()
        return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns

    def date(self, path: Path, when: float) -> None:
        """Have a file last written at another time."""
        os.utime(path, (when, when), follow_symlinks=False)


def write_all(disk: Disk, file: int, whole: bytes) -> None:
    """Write every byte, however few the disk takes at a time."""
    left = memoryview(whole)
    while left:
        taken = disk.write(file, bytes(left[:CHUNK]))
        if taken <= 0:
            raise OSError(words("saves.disk.full"))
        left = left[taken:]


def _all(file: int, most: int) -> bytes:
    parts: list[bytes] = []
    while most > 0 and (part := os.read(file, min(CHUNK, most))):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def _kind(mode: int) -> str:
    kinds = {
        stat.S_IFDIR: words("saves.disk.folder"),
        stat.S_IFLNK: words("saves.disk.link"),
        stat.S_IFIFO: words("saves.disk.pipe"),
        stat.S_IFSOCK: words("saves.disk.socket"),
    }
    return kinds.get(stat.S_IFMT(mode), words("saves.disk.device"))
