"""A terminal put right by hand."""

import os
import signal
import subprocess
import sys
import termios

import pytest

from starquest.ui.terminal.repair import CURES, Keepsake

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")


def test_modes_and_screen_are_as_they_were() -> None:
    far, near = os.openpty()
    keepsake = Keepsake(near, termios.tcgetattr(near))
    before = termios.tcgetattr(near)
    raw = termios.tcgetattr(near)
    raw[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(near, termios.TCSANOW, raw)
    keepsake.restore()
    assert termios.tcgetattr(near) == before
    assert os.read(far, 1000).decode() == CURES
    assert os.get_blocking(near)
    assert signal.SIGTTOU not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    os.close(far)
    os.close(near)


def test_a_terminal_that_is_gone_or_none_is_left_alone() -> None:
    far, near = os.openpty()
    keepsake = Keepsake(near, termios.tcgetattr(near))
    os.close(far)
    keepsake.restore()
    os.close(near)
    read, write = os.pipe()
    Keepsake(write, None).restore()
    os.set_blocking(read, False)
    with pytest.raises(BlockingIOError):
        os.read(read, 1)
    os.close(read)
    os.close(write)


SPEAK = (
    "import sys; from starquest.ui.terminal.repair import silence_if_gone; {} "
    "silence_if_gone(); sys.stdout.write('last words'); sys.exit(129)"
)


@pytest.mark.parametrize("words", ["", "input();"], ids=["there", "gone"])
def test_last_words_to_nobody_do_not_change_the_exit_code(words: str) -> None:
    far, near = os.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", SPEAK.format(words)], stdin=subprocess.PIPE, stdout=near
    )
    os.close(near)
    if words:
        os.close(far)
    program.communicate(b"\n")
    assert program.returncode == 129
    if not words:
        assert os.read(far, 100) == b"last words"
        os.close(far)


def test_a_file_is_no_terminal_that_is_gone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SPEAK.format("")], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (129, b"last words")
