"""A bar that shows how far a long command has come, for people only."""

from typing import TextIO

from starquest.text.locale import words_in

WIDTH = 30
CLEAR = "\r\x1b[K"


class Progress:
    """A bar on a terminal; silent when nobody is looking."""

    def __init__(self, stream: TextIO, total: int, what: str = "games") -> None:
        self._stream, self._total, self._done, self._what = stream, total, 0, what
        self._watched = stream.isatty()
        self._show()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        self._show()

    def clear(self) -> None:
        """Leave nothing of the bar on the screen."""
        if self._watched:
            self._stream.write(CLEAR)
            self._stream.flush()

    def _show(self) -> None:
        if self._watched:
            filled = "#" * (WIDTH * self._done // self._total)
            bar, done, total = f"{filled:.<{WIDTH}}", self._done, self._total
            shown = words_in("cli.progress", self._what, bar=bar, done=done, total=total)
            self._stream.write(f"\r{shown}")
            self._stream.flush()
