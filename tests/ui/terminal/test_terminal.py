"""A run in a real terminal leaves it as it was."""

import shutil

import pytest

from tests.ui.tmux_game import Terminal, leave, run

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_start_play_a_round_and_quit(size: tuple[int, int]) -> None:
    run(*size)


def test_a_terminal_too_small_says_so_and_can_be_left() -> None:
    terminal = Terminal(60, 20)
    try:
        terminal.wait(lambda shown: "needs 80x24, this is 60x20" in shown, "the sentence")
        leave(terminal)
    finally:
        terminal.close()
