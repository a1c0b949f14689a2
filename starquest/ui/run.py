"""Starting the terminal game from the command line."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from starquest.text.locale import words

if TYPE_CHECKING:
    from starquest.model.setup import Setup
    from starquest.ui.app import First

EXIT_NO_TERMINAL = 2
EXIT_UNSAVED = 1


def run(
    quest: "Setup | None",
    seed: int | None,
    folder: Path | None = None,
    first: "First | None" = None,
    *,
    sight: str = "",
) -> int:
    """Open the title, a mission or a run; refuse politely where no terminal can show it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        _complain(words("screens.no_terminal"))
        return EXIT_NO_TERMINAL
    if os.environ.get("TERM") == "dumb":
        _complain(words("screens.dumb_terminal"))
        return EXIT_NO_TERMINAL
    from starquest.desk.preferences import options_path  # noqa: PLC0415
    from starquest.ui.app import StarquestApp  # noqa: PLC0415
    from starquest.ui.terminal.crash_safe_app import EXIT_CRASHED  # noqa: PLC0415

    app = StarquestApp(options_path(), seed=seed, quest=quest, folder=folder, first=first)
    if sight:
        app.options = replace(app.options, sight=sight)
    code = app.live()
    if app.return_code == EXIT_CRASHED:
        _complain(words("screens.crashed"))
    if app.unsaved:
        _complain(app.unsaved)
    elif app.left and folder is not None:
        _tell_way_back(app.left, folder)
    return code or (EXIT_UNSAVED if app.unsaved else 0)


def _complain(what: str) -> None:
    sys.stderr.write(words("cli.fault", reason=what) + "\n")


def _tell_way_back(name: str, folder: Path) -> None:
    """Say how the run that was left is gone on with."""
    import shlex  # noqa: PLC0415 - the title would wait for it

    from starquest.play.folder import saves_folder  # noqa: PLC0415

    elsewhere = "" if folder == saves_folder() else shlex.quote(str(folder))
    told = words("screens.way_back", name=shlex.quote(name), folder=elsewhere)
    sys.stderr.write(told + "\n")
