"""The terminal as Textual drives it, made safe for hang-ups, sleep and waking."""

import os
import signal
import sys
from collections.abc import Callable
from typing import IO, Any

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver


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
        """Take the terminal again; from the background this stops the process once more."""
        if self._asleep and self._app.is_running and not self._app._exit:  # noqa: SLF001
            self._asleep = False
            self.start_application_mode()  # type: ignore[no-untyped-call]
            self._asleep = self._writer_thread is None or not self._writer_thread.is_alive()
            self._app.refresh(layout=True)
