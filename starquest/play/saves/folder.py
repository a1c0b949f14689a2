"""Where runs are kept."""

import os
from pathlib import Path

from platformdirs import user_data_path

PACKAGE = Path(__file__).parents[2]
VARIABLE = "STARQUEST_SAVES"


def saves_folder(override: str | None = None, package: Path = PACKAGE) -> Path:
    """What was asked for, else STARQUEST_SAVES, else the checkout's, else the user's own."""
    chosen = override or os.environ.get(VARIABLE, "")
    if chosen:
        return Path(chosen).expanduser()
    beside = package.parent / "saves"
    if beside.is_dir() and (package.parent / "pyproject.toml").is_file():
        return beside
    return user_data_path("starquest", appauthor=False) / "saves"
