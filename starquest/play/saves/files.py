"""Whole files: read with care, written so that either the old or the new one is there."""

from pathlib import Path

from filelock import BaseFileLock

from starquest.play.saves.disk import Disk, NotAFile, write_all
from starquest.play.saves.envelope import LARGEST
from starquest.play.saves.errors import Damaged
from starquest.text.locale import words


def read_file(disk: Disk, path: Path) -> bytes | None:
    """The bytes of a file, None if it is not there, Damaged if it is something else."""
    try:
        return disk.read(path, LARGEST)
    except FileNotFoundError:
        return None
    except NotAFile as error:
        raise Damaged(words("saves.file.not_a_file", kind=str(error))) from None
    except OSError as error:
        raise Damaged(words("saves.file.unreadable", reason=error.strerror or str(error))) from None


def put_file(disk: Disk, path: Path, whole: bytes) -> None:
    """A file in place of the one before, on the disk when this returns."""
    file = write_new(disk, temporary(path), whole)
    let_go(disk, file)
    disk.move(temporary(path), path)
    disk.flush_folder(path.parent)


def write_new(disk: Disk, path: Path, whole: bytes) -> int:
    """A new file with its bytes on the disk, still open."""
    disk.make_folder(path.parent)
    try:
        file = disk.create(path)
    except FileExistsError:
        disk.remove(path)  # left behind by a process that was stopped here
        file = disk.create(path)
    try:
        write_all(disk, file, whole)
        disk.flush(file)
    except OSError:
        let_go(disk, file)
        clear_away(disk, path)
        raise
    return file


def let_go(disk: Disk, file: int) -> None:
    """Close a file whose bytes are on the disk, or are not worth it."""
    try:
        disk.close(file)
    except OSError:
        return


def unlock(disk: Disk, lock: BaseFileLock) -> None:
    """Let a lock go; one the disk does not let go of ends with the process."""
    try:
        disk.unlock(lock)
    except OSError:
        return


def clear_away(disk: Disk, path: Path) -> None:
    """Remove what is of no use, if that can be done."""
    try:
        disk.remove(path)
    except OSError:
        return


def temporary(path: Path) -> Path:
    """Where a file is written before it takes its place."""
    return path.with_name(path.name + ".tmp")


def there(path: Path) -> bool:
    """Whether a name is taken, be it by a link that leads nowhere."""
    return path.is_symlink() or path.exists()
