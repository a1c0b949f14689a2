"""Play now, as the terminal game handles it: drawn while the title shows, and told there."""

from pathlib import Path
from typing import TYPE_CHECKING

from starquest.desk.preferences import Preferences
from starquest.text.locale import words
from starquest.ui.runs import RunsApp, some_seed

if TYPE_CHECKING:
    from starquest.desk.opening import Opening


class OpeningsApp(RunsApp):
    """What the game adds for the sake of a mission at once."""

    def __init__(self, options: Preferences, folder: Path | None) -> None:
        super().__init__(options, folder)
        self._opening: Opening | None = None
        """What Play now opens, once it is drawn."""

    def look_for_runs(self) -> None:
        """Draw a mission to play at once, too; runs in a thread while the title shows."""
        self._opening = self._opening or self._draw()
        self.call_later(self.offer)
        super().look_for_runs()
        import starquest.ui.table.game  # noqa: F401, PLC0415 - or the first key would wait for it

    def opening_told(self) -> str:
        """What Play now opens, in a line."""
        opening = self._opening
        if opening is None:
            return words("screens.title.play_about")
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.desk.opening import told  # noqa: PLC0415

        return told(load_catalog(), self._as_chosen(opening))

    def _draw(self) -> "Opening":
        """Another mission; a seed that was given makes always the same one."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.desk.opening import TRIES, drawn, lively  # noqa: PLC0415

        if self._seed is not None:
            return drawn(load_catalog(), self._seed)
        return lively(load_catalog(), [some_seed() for _ in range(TRIES)])

    def _as_chosen(self, opening: "Opening") -> "Opening":
        """A drawn mission with the options of today."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.desk.opening import set_up  # noqa: PLC0415

        return set_up(load_catalog(), opening, self.options.difficulty, self.options.luck)

    def play_now(self) -> None:
        """Two heroes on the board, placed and all; the next time it will be another mission."""
        opening, self._opening = self._as_chosen(self._opening or self._draw()), None
        self.begin(opening.quest, opening.seed, placed=True, again=self.play_now)
