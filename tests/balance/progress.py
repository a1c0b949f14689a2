"""How far the games have come, how fast, and how long it will take."""

from collections.abc import Callable
from time import monotonic
from typing import TextIO

EVERY = 20
"""Games between two lines where nobody sits at a terminal."""


class Pace:
    """Tells after each game, in one line on a terminal, else in a line now and then."""

    def __init__(self, stream: TextIO, total: int, clock: Callable[[], float] = monotonic) -> None:
        self._stream, self._total, self._clock = stream, total, clock
        self._began, self._done = clock(), 0

    def step(self, name: str) -> None:
        """One more game is done, of the cell of this name."""
        self._done += 1
        last = self._done == self._total
        if self._stream.isatty():
            self._stream.write(f"\r\x1b[K{self.told(name)}" + "\n" * last)
        elif last or self._done % EVERY == 0:
            self._stream.write(f"{self.told(name)}\n")
        self._stream.flush()

    def told(self, name: str) -> str:
        """The line."""
        rate = self._done / max(self._clock() - self._began, 1e-6)
        left = round((self._total - self._done) / rate)
        times = f"{rate:.1f} games a second, {left // 60}:{left % 60:02} left"
        return f"{self._done} of {self._total} games ({name}), {times}"
