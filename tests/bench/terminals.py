"""A program in a terminal of ours: when it paints, and how long a key takes to change the picture.

It answers the question for synchronised output, so that each frame has an end to wait for.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parent.parent.parent
ASKED, ANSWER, FRAME_END = b"\x1b[?2026$p", b"\x1b[?2026;2$y", b"\x1b[?2026l"
PATIENCE = 60.0
SIZED = ("COLUMNS", "LINES")
"""Sizes that test runners tell and the program would believe."""


class Child:
    """A Python program behind a pseudo-terminal."""

    def __init__(self, arguments: Sequence[str], size: tuple[int, int] = (120, 36)) -> None:
        self.started = time.perf_counter()
        self._pid, self._end = pty.fork()
        if self._pid == 0:
            os.chdir(ROOT)
            told = {name: text for name, text in os.environ.items() if name not in SIZED}
            words = {**told, "TERM": "xterm-256color", "COLORTERM": "truecolor",
                     "PYTHONPATH": str(ROOT)}  # fmt: skip
            os.execve(sys.executable, [sys.executable, *arguments], words)  # noqa: S606
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self._asked = b""
        self.spent = 0.0
        """Seconds of CPU the program took, when it is over."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        os.kill(self._pid, signal.SIGKILL)
        _, _, used = os.wait4(self._pid, 0)
        self.spent = used.ru_utime + used.ru_stime
        os.close(self._end)

    def read_until(self, mark: bytes) -> float:
        """Read until the program writes this; the moment it did."""
        seen, end = b"", time.monotonic() + PATIENCE
        while mark not in seen:
            if time.monotonic() > end or not select.select([self._end], [], [], PATIENCE)[0]:
                raise TimeoutError(mark)
            more = os.read(self._end, 1 << 16)
            seen += more
            self._answer(more)
        return time.perf_counter()

    def _answer(self, more: bytes) -> None:
        self._asked = (self._asked + more)[-64 - len(more) :]
        if ASKED in self._asked:
            self._asked = b""
            os.write(self._end, ANSWER)

    def drain(self, seconds: float) -> None:
        """Let the program write until it is still for so long."""
        while select.select([self._end], [], [], seconds)[0]:
            self._answer(os.read(self._end, 1 << 16))

    def type(self, key: bytes) -> float:
        """Press a key and wait for nothing; the moment it was pressed."""
        os.write(self._end, key)
        return time.perf_counter()

    def press(self, key: bytes) -> float:
        """Press a key; milliseconds until a frame is complete."""
        start = self.type(key)
        return (self.read_until(FRAME_END) - start) * 1e3
