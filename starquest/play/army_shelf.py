"""Where army lists are kept: those that come with the game, and the player's own."""

import re
from pathlib import Path

from starquest.content.armies.list_code import is_code, read_code
from starquest.content.armies.list_file import LARGEST, read_list, written_list
from starquest.content.catalog import Catalog
from starquest.content.fault import fault
from starquest.content.names import printable, unknown
from starquest.content.paths import data_directory
from starquest.content.problem import DataError, Problem
from starquest.model.army import ArmyList
from starquest.model.frozen import frozen
from starquest.play.saves.disk import Disk, NotAFile
from starquest.play.saves.files import put_file

FOLDER = "armies"
SUFFIX = ".toml"


@frozen
class Shelved:
    """A list and where it stands."""

    name: str
    """What its file is called, without the ending."""
    path: Path
    own: bool
    """Whether it is the player's own."""


class ArmyShelf:
    """The lists of one folder of runs, and those of the game."""

    def __init__(self, saves: Path, disk: Disk | None = None, ready: Path | None = None) -> None:
        self.folder = saves / FOLDER
        self._disk = disk or Disk()
        self._ready = ready or data_directory() / FOLDER / "lists"

    def lists(self) -> list[Shelved]:
        """Every list, the player's own first."""
        both = ((self.folder, True), (self._ready, False))
        return [
            Shelved(name.removesuffix(SUFFIX), folder / name, own)
            for folder, own in both
            for name in self._disk.names(folder)
            if name.endswith(SUFFIX)
        ]

    def find(self, word: str, catalog: Catalog) -> ArmyList:
        """A list by its name, its file or its code; DataError says what is wrong."""
        path = self._path(word)
        return self.read(path) if path else read_code(catalog, word)

    def text(self, word: str, catalog: Catalog) -> tuple[str, bytes]:
        """The same as the name and the bytes of its file, as it would be written for a code."""
        path = self._path(word)
        if path:
            return printable(path.name), self.source(path)
        return "", written_list(read_code(catalog, word)).encode("utf-8")

    def _path(self, word: str) -> Path | None:
        """The file that is meant, None by a code; DataError for what is neither."""
        named = next((row for row in self.lists() if row.name == word), None)
        if named:
            return named.path
        if _is_file(word) or word.endswith(SUFFIX):
            return Path(word)
        if is_code(word):
            return None
        raise DataError((Problem("", "", unknown("list", word, [r.name for r in self.lists()])),))

    def read(self, path: Path) -> ArmyList:
        """The list of a file."""
        return read_list(self.source(path), printable(path.name))

    def source(self, path: Path) -> bytes:
        """The bytes of a file; DataError if it cannot be read."""
        try:
            return self._disk.read(path, LARGEST)
        except (OSError, NotAFile, ValueError) as error:
            told = getattr(error, "strerror", None) or str(error)
            wrong = fault("problems.file.unreadable", reason=told)
            raise DataError((Problem(printable(path.name), "", wrong),)) from None

    def save(self, army: ArmyList) -> Path:
        """Keep a list under its name, in place of one that had it; OSError if that fails."""
        path = self.folder / f"{file_name(army.name)}{SUFFIX}"
        put_file(self._disk, path, written_list(army).encode("utf-8"))
        return path


def file_name(name: str) -> str:
    """What the file of a list is called: plain letters whatever the name has."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") or "list"


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):
        return False
