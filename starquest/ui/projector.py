"""Showing films: picture after picture on the board, ended by any key."""

from collections.abc import Callable

from textual.timer import Timer

from starquest.desk.film import Picture
from starquest.ui.widgets.board import Board


class Projector:
    """Plays one film at a time and says when it is over."""

    def __init__(self, board: Callable[[], Board], done: Callable[[], None]) -> None:
        self._board, self._done = board, done
        self._pictures: list[Picture] = []
        self._timer: Timer | None = None

    @property
    def playing(self) -> bool:
        """Whether a film is being shown."""
        return self._timer is not None

    def show(self, pictures: list[Picture], seconds: float) -> None:
        """Start a film; without seconds or pictures it is over at once."""
        self._pictures = pictures
        if seconds and pictures:
            self._timer = self._board().set_interval(seconds, self._next)
        else:
            self.stop()

    def _next(self) -> None:
        if self._pictures:
            picture = self._pictures.pop(0)
            if picture:
                self._board().follow(next(reversed(picture)))
            self._board().animate_cells(picture)
        else:
            self.stop()

    def stop(self) -> None:
        """End the film."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._pictures = []
        self._board().animate_cells({})
        self._board().follow(None)
        self._done()
