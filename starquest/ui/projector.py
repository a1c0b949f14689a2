"""Showing films: picture after picture on the board, then what came of it; ended by any key."""

from collections.abc import Callable
from time import monotonic

from textual.timer import Timer

from starquest.desk.frame import Frame
from starquest.desk.stage import Picture
from starquest.ui.widgets.board import Board

LATE = 2.5
"""A film that takes so many times as long as it should is cut short: the line is slow."""
Reel = tuple[Frame, list[Picture]]
"""Pictures, and the board they are drawn on."""


def nothing() -> None:
    """Nothing is to be drawn when the film is over."""


class Projector:
    """Plays films one after the other, draws what came of them, and says when it is over."""

    def __init__(self, board: Callable[[], Board], done: Callable[[], None]) -> None:
        self._board, self._done = board, done
        self._pictures: list[tuple[Frame | None, Picture]] = []
        """What is to come; a frame where another film begins on another board."""
        self._timer: Timer | None = None
        self._reveal, self._still = nothing, 0
        self._ends = 0.0
        """When the pictures should long be over."""

    @property
    def playing(self) -> bool:
        """Whether a film is being shown."""
        return self._timer is not None

    def show(
        self,
        reel: Reel,
        seconds: float,
        reveal: Callable[[], None] = nothing,
        still: int = 0,
    ) -> None:
        """Show a film after what is being shown; then its outcome for so many pictures.

        Without seconds, or with neither pictures nor stills, all of that is at once.
        """
        frame, pictures = reel
        more = self.playing and bool(self._pictures)
        self._reveal, self._still = reveal, still
        if not seconds or not (pictures or still or more):
            self.stop()
            return
        begins = frame if more else None
        self._pictures += [(None if at else begins, picture) for at, picture in enumerate(pictures)]
        self._ends = max(self._ends, monotonic()) + LATE * seconds * len(pictures)
        if self._timer is None:
            self._board().paint({})
            self._timer = self._board().set_interval(seconds, self._next)
            self._next()

    def _next(self) -> None:
        if self._pictures and monotonic() <= self._ends:
            frame, picture = self._pictures.pop(0)
            if frame is not None:
                self._board().show(frame)
            if picture:
                self._board().follow(next(reversed(picture)))
            self._board().animate_cells(picture)
        elif self._reveal is not nothing:
            self._finish()
        elif self._still > 0:
            self._still -= 1
        else:
            self.stop()

    def _finish(self) -> None:
        """Draw what came of it, once, in the same moment in which the last picture goes."""
        self._pictures = []
        reveal, self._reveal = self._reveal, nothing
        self._board().animate_cells({})
        reveal()

    def stop(self) -> None:
        """End the film."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._finish()
        self._still, self._ends = 0, 0.0
        self._board().follow(None)
        self._done()
