"""Ending well when told to: by a signal, or by a terminal that is gone.

The polite way first: Textual leaves the alternate screen and joins its threads. If the game is
still there after a moment, its terminal is put right from here and the process ends. Nothing is
saved on the way out: every command is on disk before it is shown.
"""

import os
import select
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Protocol, Self

from starquest.ui.terminal.repair import Keepsake

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)
)
HUNG_UP = 1
"""The number of SIGHUP, which is also what a terminal that is gone counts as."""
GRACE = 1.0
"""Seconds for the polite way."""
SIGNALLED = 128
"""Shells add this to the number of the signal."""


class Leaving(Protocol):
    """An app that can be told to leave, from a signal handler or a thread."""

    def leave(self, code: int) -> bool:
        """Leave soon; whether it was running."""


class Lifeline:
    """Listens for the end while the game runs; `code` tells why it ended, 0 if by itself."""

    def __init__(self, app: Leaving) -> None:
        self.code = 0
        self._app = app
        self._keepsake = Keepsake.of_terminal()
        self._before: dict[int, object] = {}

    def __enter__(self) -> Self:
        for number in SIGNALS:
            # Somebody who starts the game with a signal ignored (nohup) means it.
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._signalled)
        if hasattr(select, "poll"):
            _daemon(self._watch, "starquest-hangup")
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]

    def _signalled(self, number: int, _frame: FrameType | None) -> None:
        # A job in the background would be stopped for putting its terminal right.
        if hasattr(signal, "SIGTTOU"):
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        if not self.end(number):
            raise SystemExit(self.code)

    def end(self, number: int) -> bool:
        """End the game for a reason; the first reason counts. Whether it was running."""
        if not self.code:
            self.code = SIGNALLED + number
            _daemon(self._insist, "starquest-end")
        return self._app.leave(self.code)

    def gone(self) -> None:
        """The terminal is gone."""
        self.end(HUNG_UP)

    def _watch(self) -> None:
        """Wait for the terminal to hang up; Textual would read its end over and over."""
        watched = select.poll()
        watched.register(sys.__stdin__.fileno() if sys.__stdin__ else 0, 0)
        if any(state & (select.POLLHUP | select.POLLERR) for _, state in watched.poll()):
            self.gone()

    def _insist(self) -> None:
        threading.Event().wait(GRACE)
        self._keepsake.restore()
        os._exit(self.code)


def _daemon(target: Callable[[], None], name: str) -> None:
    threading.Thread(target=target, name=name, daemon=True).start()
