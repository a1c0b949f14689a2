"""Runs renamed and deleted: whenever it is interrupted, the run is there under one of its names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starquest.play.saves.disk import Disk
from starquest.play.saves.errors import BadName, SaveError
from starquest.play.saves.files import temporary, there
from starquest.play.saves.lock import Lock
from starquest.play.saves.names import checked
from starquest.play.saves.store import generations
from starquest.text.clean import clean
from starquest.text.locale import words


def rename_run(disk: Disk, folder: Path, name: str, new: str) -> None:
    """Give a run another name; its newest file goes first, for it is all that is needed."""
    target = generations(folder, checked(new))
    told = words("saves.run.not_renamed", name=name)
    with _told(told):
        _free(target, new)
    with _locked(disk, folder, name, forget=True), _locked(disk, folder, new), _told(told):
        _free(target, new)  # another process may have taken it just now
        for old, path in zip(generations(folder, name), target, strict=True):
            if there(old):
                disk.move(old, path)
        disk.flush_folder(folder)


def _free(target: list[Path], name: str) -> None:
    if any(there(path) for path in target):
        raise BadName(words("saves.run.taken", name=name))


def delete_run(disk: Disk, folder: Path, name: str) -> None:
    """Remove a run, its oldest file first."""
    with _locked(disk, folder, checked(name), forget=True):
        remove_files(disk, folder, name)


def remove_files(disk: Disk, folder: Path, name: str) -> None:
    """Remove the files of a name, whatever it is, the oldest first."""
    newest, *older = generations(folder, name)
    with _told(words("saves.run.not_deleted", name=clean(name))):
        for path in (temporary(newest), *reversed(older), newest):
            if there(path):
                disk.remove(path)
        disk.flush_folder(folder)


@contextmanager
def _locked(disk: Disk, folder: Path, name: str, *, forget: bool = False) -> Iterator[None]:
    lock = Lock(folder, name, disk)
    with _told(words("saves.run.not_locked", name=name)):
        lock.take()
    gone = False
    try:
        yield
        gone = forget
    finally:
        lock.release(forget=gone)


@contextmanager
def _told(what: str) -> Iterator[None]:
    """A failing disk told as a sentence."""
    try:
        yield
    except OSError as error:
        raise SaveError(
            words("saves.run.failed", what=what, reason=error.strerror or str(error))
        ) from error
