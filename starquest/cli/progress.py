"""How far a long command has come, how fast it goes and how long it will take."""

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from starquest.text.locale import words

WIDTH = 20
CLEAR = "\r\x1b[K"


class Progress:
    """A bar on a terminal; elsewhere silent, or a plain line once in so many steps."""

    def __init__(
        self,
        stream: TextIO,
        total: int,
        noun: str = "games",
        every: int = 0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._stream, self._total, self._noun, self._every = stream, total, noun, every
        self._clock, self._began, self._done = clock, clock(), 0
        self._watched = stream.isatty()
        self._show("")

    def step(self, about: str = "") -> None:
        """One more is done, of what is named."""
        self._done += 1
        self._show(about)

    def clear(self) -> None:
        """Leave nothing of the bar on the screen."""
        if self._watched:
            self._stream.write(CLEAR)
            self._stream.flush()

    def _show(self, about: str) -> None:
        if self._watched:
            filled = "#" * (WIDTH * self._done // self._total)
            self._stream.write(f"{CLEAR}[{filled:.<{WIDTH}}] {self.told(about)}")
        elif self._every and self._done and self._due():
            self._stream.write(f"{self.told(about)}\n")
        else:
            return
        self._stream.flush()

    def _due(self) -> bool:
        return self._done == self._total or self._done % self._every == 0

    def told(self, about: str = "") -> str:
        """The line: how many of how many and, once there is a rate, rate and time left."""
        rate = self._done / max(self._clock() - self._began, 1e-6)
        left = round((self._total - self._done) / rate) if rate else 0
        return words(
            "cli.progress", done=self._done, total=self._total, noun=self._noun, about=about,
            rate=rate, left=f"{left // 60}:{left % 60:02}",
        )  # fmt: skip
