"""Putting a terminal right by hand, for the moment when nobody else will."""

import errno
import os
import signal
import sys
from typing import Any, NamedTuple

if sys.platform != "win32":
    import termios

CURES = (
    "\x1b[?2026l"  # show what is held back
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l"  # no mouse
    "\x1b[?2004l\x1b[?1004l\x1b[?2048l"  # no bracketed paste, no focus, no size reports
    "\x1b[?7h\x1b[<u"  # lines wrap, plain keys
    "\x1b[?1049l\x1b[?25h\x1b[0m"  # the usual screen, the cursor, plain letters
)


class Keepsake(NamedTuple):
    """How the terminal was before the game."""

    fileno: int
    modes: list[Any] | None

    @classmethod
    def of_terminal(cls) -> "Keepsake":
        """The terminal as it is now."""
        fileno = sys.__stdout__.fileno() if sys.__stdout__ else 1
        return cls(fileno, _modes(fileno))

    def restore(self) -> None:
        """Make it so again; a terminal that does not listen is left alone."""
        if sys.platform == "win32" or self.modes is None:
            return
        # From the background this would stop us.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTTOU])
        try:
            termios.tcsetattr(self.fileno, termios.TCSANOW, self.modes)
            self._cure()
        except (OSError, termios.error):
            return
        finally:
            # Children would inherit it and draw where they must not.
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _cure(self) -> None:
        """Write without waiting: a terminal that is full would hold us for ever."""
        blocking = os.get_blocking(self.fileno)
        os.set_blocking(self.fileno, False)
        try:
            os.write(self.fileno, CURES.encode())
        finally:
            os.set_blocking(self.fileno, blocking)


def silence_if_gone() -> bool:
    """Let what is still to be said go nowhere if the terminal is gone; whether it is.

    Python writes what is left at its end, and would make another exit code of the failure.
    """
    found = False
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None and _gone(stream.fileno()):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            found = True
    return found


def _gone(fileno: int) -> bool:
    """Whether this was a terminal that has hung up; a file is no terminal and is all right."""
    try:
        os.get_terminal_size(fileno)
    except OSError as error:
        return error.errno == errno.EIO
    return False


def _modes(fileno: int) -> list[Any] | None:
    if sys.platform == "win32":
        return None
    try:
        return termios.tcgetattr(fileno)
    except (OSError, termios.error):
        return None
