"""An app that ends well: told to leave from anywhere, put to sleep, or crashing."""

import os
import signal
import traceback

from rich.text import Text
from textual.app import App, ScreenStackError
from textual.driver import Driver
from textual.events import Event, InputEvent
from textual.message import Message

from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.ui.terminal.leaving import is_left, of_what_goes
from starquest.ui.terminal.repair import silence_if_gone
from starquest.ui.terminal.signals import HUNG_UP, SIGNALLED, Lifeline

EXIT_CRASHED = 1
LONGEST = 200
"""Characters of a line of a crash report."""


class LivingApp(App[int]):
    """What the game adds to Textual's app for the sake of the terminal."""

    lifeline: Lifeline | None = None

    def live(self) -> int:
        """Run until the end; the exit status that tells how it came."""
        gone = False
        with Lifeline(self) as self.lifeline:
            try:
                self.run()
            except OSError:
                # Textual's last words have nowhere to go either
                gone = silence_if_gone()
                if not gone:
                    raise
            finally:
                self.closing()
        if silence_if_gone() or gone:
            # its reader may have seen the end before the lifeline did, and taken it for a crash
            return self.lifeline.code or SIGNALLED + HUNG_UP
        return self.lifeline.code or self.return_code or 0

    def closing(self) -> None:
        """Let go of what must be let go of, whatever ended the game."""

    def get_driver_class(self) -> type[Driver]:
        """Our own driver where there are such terminals."""
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        from starquest.ui.terminal.driver import TerminalDriver  # noqa: PLC0415

        return TerminalDriver

    def leave(self, code: int) -> bool:
        """Leave soon; safe to call from a thread or a signal handler."""
        if self._loop is None:
            return False
        self._loop.call_soon_threadsafe(self.exit, None, code)
        return True

    def is_leaving(self) -> bool:
        """Whether a signal or the terminal has ended the game."""
        return self.lifeline is not None and self.lifeline.code != 0

    def terminal_gone(self) -> None:
        """Nobody sees the game any more."""
        if self.lifeline is not None:
            self.lifeline.gone()

    def action_suspend_process(self) -> None:
        """Sleep like any job of a shell, together with whoever started us for it."""
        if self._driver is None or not self._driver.can_suspend:
            return
        if os.getpgrp() == os.getsid(0):
            self.notify(words("screens.no_shell"), markup=False)
            return
        self._suspend_signal()
        os.kill(0, signal.SIGTSTP)

    async def on_event(self, event: Event) -> None:
        """Whoever still types while the game is being left types to nobody."""
        if not (isinstance(event, InputEvent) and is_left(self)):
            await super().on_event(event)

    async def _dispatch_message(self, message: Message) -> None:
        """What is still on its way when the last screen is gone finds none."""
        try:
            await super()._dispatch_message(message)
        except ScreenStackError:
            if self._screen_stack:
                raise

    async def _shutdown(self) -> None:
        """However it came to it: from now on the game is being left."""
        self._exit = True
        await super()._shutdown()

    def _handle_exception(self, error: Exception) -> None:
        """What was on its way to something that is gone is no crash."""
        if not of_what_goes(error):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """A crash report without colours and without the values of variables."""
        self._exit_renderables.append(Text(crash_report(traceback.format_exc())))
        self._close_messages_no_wait()


def crash_report(told: str) -> str:
    """A traceback with nothing in it that a terminal would obey."""
    return "\n".join(_indented(line) for line in told.splitlines())


def _indented(line: str) -> str:
    bare = line.lstrip(" ")
    return " " * (len(line) - len(bare)) + clean(bare, LONGEST) if bare else ""
