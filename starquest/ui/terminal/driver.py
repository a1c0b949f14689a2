"""The terminal as Textual drives it, made safe for hang-ups, sleep and waking."""

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import IO, Any

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

BREATH = 0.05
"""Seconds between two looks at a terminal that is not ours, where nobody can stop us."""


class Patient:
    """A file that says once when nobody reads it any more, and goes on as if somebody did."""

    def __init__(self, file: IO[str], gone: Callable[[], None]) -> None:
        self._file, self._gone, self._open = file, gone, True

    def fileno(self) -> int:
        """The number of the file."""
        return self._file.fileno()

    def write(self, text: str) -> None:
        """Write a text."""
        self._try(lambda: self._file.write(text))

    def flush(self) -> None:
        """Write what is still held back."""
        self._try(self._file.flush)

    def _try(self, action: Callable[[], object]) -> None:
        # Textual's writer would die of the error and leave the game waiting for it.
        try:
            if self._open:
                action()
        except OSError:
            self._open = False
            self._gone()


class TerminalDriver(LinuxDriver):
    """Sleeps and wakes only between two messages, and survives a terminal that is gone."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._asleep = False
        self._leaving: Callable[[], bool] = getattr(app, "is_leaving", lambda: False)
        gone = getattr(app, "terminal_gone", lambda: None)
        self._file = Patient(sys.__stdout__ or sys.stdout, gone)  # type: ignore[assignment]

    def write(self, data: str) -> None:
        """Write to the terminal, which is not ours while we sleep."""
        if not self._asleep:
            super().write(data)

    def _sigtstp_application(self, *_: object) -> None:
        # Not at once: the signal may have come in the middle of a write to the same terminal.
        self._loop.call_soon_threadsafe(self._sleep)

    def _sleep(self) -> None:
        if not self._asleep and self._app.is_running:
            self.suspend_application_mode()
            self._asleep = self._must_signal_resume = True
            os.kill(os.getpid(), signal.SIGSTOP)

    def _sigcont_application(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        """Take the terminal again."""
        if self._asleep and self._app.is_running and not self._app._exit:  # noqa: SLF001
            self._asleep = False
            self.start_application_mode()
            self._app.refresh(layout=True)

    def start_application_mode(self) -> None:
        """Take the terminal, once it is ours: in the background nothing is drawn."""
        if self._in_front_at_last():
            super().start_application_mode()  # type: ignore[no-untyped-call]
        self._asleep = self._writer_thread is None or not self._writer_thread.is_alive()

    def _in_front_at_last(self) -> bool:
        """Have the whole job stopped until the terminal is ours; not if it is to end."""
        # Whoever started us may have blocked the signal, and the terminal would let us draw.
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTTOU])
        if not self._leaving():
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        while not self._in_front() and not self._leaving():
            os.kill(0, signal.SIGTTOU)
            time.sleep(BREATH)
        return not self._leaving()

    def _in_front(self) -> bool:
        """Whether the terminal listens to us; one that is not ours never stops anybody."""
        try:
            return os.tcgetpgrp(self.fileno) == os.getpgrp()
        except OSError:
            return True
