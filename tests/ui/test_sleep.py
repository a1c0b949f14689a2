"""Ctrl-Z and back, in a real shell under tmux."""

import shutil
import signal
from collections.abc import Iterator

import pytest

from tests.ui.terminal import AT_REST, Terminal

BASH = shutil.which("bash")
pytestmark = pytest.mark.skipif(
    shutil.which("tmux") is None or BASH is None, reason="tmux and a shell with jobs are needed"
)


@pytest.fixture
def shell() -> Iterator[Terminal]:
    """A shell in which the game has been started."""
    terminal = Terminal.with_shell(BASH or "")
    try:
        terminal.wait(lambda shown: "ready$" in shown, "the prompt")
        terminal.start()
        terminal.wait(lambda shown: "Play now" in shown, "the title")
        yield terminal
    finally:
        terminal.close()


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


def test_a_game_woken_in_the_background_waits_for_the_terminal(shell: Terminal) -> None:
    asleep(shell)
    shell.type("bg; sleep 0.5; jobs")
    shell.wait(lambda shown: shown.count("Stopped") > 1, "the job to be stopped again")
    shell.expect(AT_REST)
    shell.type("clear; fg")
    shell.wait(lambda shown: "Play now" in shown, "the title again")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_sleeping_game_can_be_ended(shell: Terminal, number: signal.Signals) -> None:
    asleep(shell)
    shell.type(f"kill -{int(number)} %1; sleep 2")
    shell.wait(lambda shown: f"Exit {128 + number}" in shown, "the exit code")
    shell.expect(AT_REST)


def test_without_a_shell_there_is_no_sleep() -> None:
    terminal = Terminal()
    try:
        terminal.wait(lambda shown: "Play now" in shown, "the title")
        terminal.press("C-z")
        terminal.wait(lambda shown: "no shell to go back to" in shown, "the sentence")
    finally:
        terminal.close()
