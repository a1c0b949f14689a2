"""Starting the terminal game from the command line."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starquest.model.setup import Quest
    from starquest.ui.app import First

EXIT_NO_TERMINAL = 2


def run(
    quest: "Quest | None",
    seed: int | None,
    folder: Path | None = None,
    first: "First | None" = None,
) -> int:
    """Open the title, a mission or a run; refuse politely where there is no terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.stderr.write("starquest: this is no terminal; the game needs one to be played in.\n")
        return EXIT_NO_TERMINAL
    from starquest.ui.app import StarquestApp  # noqa: PLC0415
    from starquest.ui.options import options_path  # noqa: PLC0415
    from starquest.ui.terminal.living import EXIT_CRASHED  # noqa: PLC0415

    app = StarquestApp(options_path(), seed=seed, quest=quest, folder=folder, first=first)
    code = app.live()
    if code == EXIT_CRASHED:
        sys.stderr.write("starquest: the game has crashed; the run is kept: starquest resume.\n")
    return code
