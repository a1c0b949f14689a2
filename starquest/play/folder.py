"""Where runs are kept. Light: the command line asks before anything else is loaded."""

import os
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
VARIABLE = "STARQUEST_SAVES"


def saves_folder(override: str | None = None, package: Path = PACKAGE) -> Path:
    """What was asked for, else STARQUEST_SAVES, else the checkout's, else the user's own."""
    chosen = override or os.environ.get(VARIABLE, "")
    if chosen:
        return Path(chosen).expanduser()
    beside = package.parent / "saves"
    if beside.is_dir() and (package.parent / "pyproject.toml").is_file():
        return beside
    from platformdirs import user_data_path  # noqa: PLC0415  # rarely needed

    return user_data_path("starquest", appauthor=False) / "saves"
