"""Ctrl-Z and back, in a real shell under tmux."""

import shlex
import shutil
import signal
import sys
from collections.abc import Iterator

import pytest

from tests.ui.tmux_game import AT_REST, Terminal

BASH = shutil.which("bash")
pytestmark = pytest.mark.skipif(
    shutil.which("tmux") is None or BASH is None, reason="tmux and a shell with jobs are needed"
)


@pytest.fixture
def bare() -> Iterator[Terminal]:
    """A shell in which nothing runs."""
    terminal = Terminal.with_shell(BASH or "")
    try:
        terminal.wait(lambda shown: "ready$" in shown, "the prompt")
        yield terminal
    finally:
        terminal.close()


@pytest.fixture
def shell(bare: Terminal) -> Terminal:
    """A shell in which the game has been started."""
    bare.start()
    bare.wait(lambda shown: "Play now" in shown, "the title")
    return bare


def asleep(terminal: Terminal) -> None:
    """Put the game to sleep with its key and find the terminal as it was."""
    terminal.press("C-z")
    terminal.wait(lambda shown: "Stopped" in shown, "the shell")
    terminal.expect(AT_REST)


def test_the_game_sleeps_and_wakes(shell: Terminal) -> None:
    for _ in range(2):
        asleep(shell)
        shell.type("echo some'thing' else")
        shell.wait(lambda shown: "something else" in shown, "the shell's answer")
        shell.type("fg")
        shell.wait(lambda shown: "Play now" in shown and "some" not in shown, "the title again")
        assert shell.asks("alternate_on") == "1"
    shell.press("n")
    shell.wait(lambda shown: "Start the mission" in shown, "the new game")
    shell.press("C-q")
    shell.wait(lambda shown: "ready$" in shown, "the prompt")
    shell.expect(AT_REST)
    shell.type("echo code $?")
    shell.wait(lambda shown: "code 0" in shown, "the exit code")


def waits(terminal: Terminal) -> None:
    """The game, woken or begun in the background, is stopped and has drawn nothing."""
    terminal.repeat("jobs", "Stopped", "the job to be stopped")
    assert "Play now" not in terminal.screen()
    terminal.expect(AT_REST)


def in_front(terminal: Terminal) -> None:
    """The shell gives the game its terminal, and it listens."""
    terminal.type("clear; fg")
    terminal.wait(lambda shown: "Play now" in shown, "the title again")
    assert terminal.asks("alternate_on") == "1"
    terminal.press("n")
    terminal.wait(lambda shown: "Start the mission" in shown, "the new game")


def test_a_game_woken_in_the_background_waits_for_the_terminal(shell: Terminal) -> None:
    for _ in range(2):
        asleep(shell)
        for _ in range(2):
            shell.type("clear; bg")
            waits(shell)
        shell.type("clear; fg")
        shell.wait(lambda shown: "Play now" in shown, "the title again")
    asleep(shell)
    in_front(shell)


BLOCKED = (
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTTOU]); "
    "os.execvp(sys.argv[1], sys.argv[1:])"
)
"""A program whose children are never stopped by the kernel for drawing from the background."""


def test_a_game_nobody_stops_does_not_draw_in_the_background_either(bare: Terminal) -> None:
    bare.start(before=f"{shlex.join([sys.executable, '-c', BLOCKED])} ")
    bare.wait(lambda shown: "Play now" in shown, "the title")
    asleep(bare)
    bare.type("clear; bg")
    waits(bare)
    in_front(bare)


def test_a_game_started_in_the_background_waits_for_the_terminal(bare: Terminal) -> None:
    bare.start(ending=" &")
    waits(bare)
    bare.type("clear; bg")
    waits(bare)
    in_front(bare)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_waits_for_the_terminal_can_be_ended(
    bare: Terminal, number: signal.Signals
) -> None:
    bare.start(ending=" &")
    waits(bare)
    ends(bare, number)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_sleeping_game_can_be_ended(shell: Terminal, number: signal.Signals) -> None:
    asleep(shell)
    ends(shell, number)


def ends(terminal: Terminal, number: signal.Signals) -> None:
    """A signal ends the job, which says so by its code."""
    terminal.type(f"clear; kill -{int(number)} %1")
    terminal.repeat("jobs", f"Exit {128 + number}", "the exit code")
    terminal.expect(AT_REST)


def test_without_a_shell_there_is_no_sleep() -> None:
    terminal = Terminal()
    try:
        terminal.wait(lambda shown: "Play now" in shown, "the title")
        terminal.press("C-z")
        terminal.wait(lambda shown: "no shell to go back to" in shown, "the sentence")
    finally:
        terminal.close()
