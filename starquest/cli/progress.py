"""A bar that shows how far a long command has come, for people only."""

from typing import TextIO

from starquest.text.locale import words

WIDTH = 30
CLEAR = "\r\x1b[K"


class Progress:
    """A bar on a terminal; silent when nobody is looking."""

    def __init__(self, stream: TextIO, total: int, noun: str = "games") -> None:
        self._stream, self._total, self._done, self._noun = stream, total, 0, noun
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
            told = words("cli.progress", done=self._done, total=self._total, noun=self._noun)
            self._stream.write(f"\r[{filled:.<{WIDTH}}] {told}")
            self._stream.flush()
