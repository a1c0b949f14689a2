"""Starting the terminal game from the command line."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starquest.model.setup import Quest

EXIT_NO_TERMINAL = 2


def run(quest: "Quest | None", seed: int | None) -> int:
    """Open the title, or a mission at once; refuse politely where there is no terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.stderr.write("starquest: this is no terminal; the game needs one to be played in.\n")
        return EXIT_NO_TERMINAL
    from starquest.ui.app import StarquestApp  # noqa: PLC0415
    from starquest.ui.options import options_path  # noqa: PLC0415
    from starquest.ui.terminal.living import EXIT_CRASHED  # noqa: PLC0415

    app = StarquestApp(options_path(), seed=seed, quest=quest)
    code = app.live()
    if code == EXIT_CRASHED:
        sys.stderr.write("starquest: the game has crashed; what happened is told above.\n")
    return code
