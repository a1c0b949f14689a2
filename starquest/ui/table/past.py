"""The time before a run was resumed, told little by little while the game can be looked at."""

from collections.abc import Callable

from textual.screen import Screen
from textual.timer import Timer

from starquest.desk.chronicle import Chronicle
from starquest.ui.screens.logbook import Logbook
from starquest.ui.table.shown import Shown

SLICE, PAUSE = 0.04, 0.05
"""Seconds in which the time before is told at a time, and how often."""


class Past:
    """Tells what happened before, and shows it when it is whole."""

    def __init__(
        self,
        screen: Screen[object],
        chronicle: Chronicle,
        shown: Shown,
        then: Callable[[], object],
    ) -> None:
        self._screen, self._chronicle, self._shown, self._then = screen, chronicle, shown, then
        self._slices: Timer | None = None

    def begin(self) -> None:
        """Begin to tell, if that is not under way already."""
        if self._slices is None:
            self._slices = self._screen.set_interval(PAUSE, self._tell_on)

    def _tell_on(self) -> None:
        """Some more of it; at its end it is shown, and the game goes on."""
        if not self._chronicle.tell_on(SLICE):
            return
        if self._slices is not None:
            self._slices.stop()
        self._shown.show_board()
        self._shown.show_sides()
        self._shown.show_log()
        for screen in self._screen.app.screen_stack:
            if isinstance(screen, Logbook):
                screen.show(self._chronicle.entries)
        self._then()
