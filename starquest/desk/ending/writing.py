"""Endings written to files."""

from pathlib import Path

from starquest.desk.ending.files import as_svg, as_text
from starquest.desk.ending.told import Told
from starquest.play.saves.disk import Disk
from starquest.play.saves.files import put_file
from starquest.play.saves.names import usable
from starquest.text.clean import clean
from starquest.text.locale import words

PICTURE = ".svg"


def beside(folder: Path, told: Told, suffix: str) -> Path:
    """Where an ending goes that is written beside its run."""
    return folder / f"{usable(told.name)}{suffix}"


def write(path: Path, told: Told, theme: str = "") -> str:
    """Write an ending as its file's name asks for, and say so, or why not."""
    whole = as_svg(told, theme) if path.suffix == PICTURE else as_text(told)
    try:
        put_file(Disk(), path, whole.encode("utf-8"))
    except OSError as error:
        return words("ending.not_written", reason=error.strerror or str(error))
    return words("ending.written", file=clean(path.name, 120))
