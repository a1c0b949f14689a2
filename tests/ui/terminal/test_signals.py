"""However the game is ended, it is gone within two seconds and the terminal is as it was."""

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starquest.ui.terminal.signals import GRACE
from tests.ui.pty_game import PtyGame, slowness
from tests.ui.run_libraries import begun, library_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")

GAME = ("-m", "starquest")
LONGEST, GUARD = 2.0, 2.0
"""Seconds in which the game must be gone, and how much slower a busy machine may be."""
PLANT = """
import sys, time
from starquest.ui import app, run
def planted(self, topic=""):
    {}
app.StarquestApp.action_help = planted
sys.exit(run.run(None, None))
"""
BUSY = PLANT.format("while True: time.sleep(0.01)")
CRASH = PLANT.format(r'raise RuntimeError("\x1b]0;owned\x07 [b]planted[/b] \u202e")')

BLIND = """
import errno, select, sys
from textual.drivers.linux_driver import LinuxDriver
from starquest.ui import run
from starquest.ui.terminal import signals
def reader(self):
    watched = select.poll()
    watched.register(self.fileno, 0)
    watched.poll()
    raise OSError(errno.EIO, "the other end is gone")
LinuxDriver.run_input_thread = reader
signals.Lifeline._watch = lambda self: None
signals.Lifeline.gone = lambda self: None
sys.exit(run.run(None, None))
"""
"""Nobody watches for a hang-up: only Textual's own reader comes upon it, as a fault."""

EARLY = """
import os, signal
from starquest.ui.terminal.signals import Lifeline
class NotYet:
    def leave(self, code):
        return False
with Lifeline(NotYet()):
    os.kill(os.getpid(), signal.SIGTERM)
"""


def in_time(seconds: float) -> bool:
    """Whether it was gone soon enough, for the share of a processor there is just now."""
    return seconds < LONGEST * GUARD or seconds < LONGEST * GUARD * slowness()


@pytest.fixture
def game(tmp_path: Path) -> Iterator[PtyGame]:
    """The game, on the board."""
    with PtyGame(GAME, tmp_path) as started:
        started.wait_for("Play now")
        started.press("p")
        started.wait_for("Round")
        yield started


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_a_signal_ends_the_game_and_leaves_the_terminal_as_it_was(
    game: PtyGame, tmp_path: Path, number: signal.Signals, code: int
) -> None:
    assert not game.restored()
    game.signal(number)
    status, seconds = game.ended()
    assert status == code
    assert in_time(seconds)
    assert game.restored()
    assert_kept(tmp_path / "saves", polite=seconds < GRACE)


def assert_kept(folder: Path, *, polite: bool) -> None:
    """The run is there with everything that was done, and was let go of if there was time."""
    assert not polite or not list(folder.glob(".*.holder"))
    with library_in(folder).open(library_in(folder).entries()[0].name) as run:
        assert len(run.history) >= 2
        assert run.troubles == ()


@pytest.mark.parametrize("ignoring", [(), (signal.SIGHUP,)], ids=["hangup", "only-end-of-input"])
def test_a_terminal_that_is_closed_ends_the_game(
    tmp_path: Path, ignoring: tuple[signal.Signals, ...]
) -> None:
    with PtyGame(GAME, tmp_path, ignoring=ignoring) as game:
        game.wait_for("Play now")
        game.press("p")
        game.wait_for("Round")
        game.hang_up()
        status, seconds = game.ended()
        assert status == 129
        assert in_time(seconds)
        assert_kept(tmp_path / "saves", polite=seconds < GRACE)


def test_a_reader_that_sees_the_end_first_is_no_crash(tmp_path: Path) -> None:
    with PtyGame(("-c", BLIND), tmp_path, ignoring=(signal.SIGHUP,)) as game:
        game.wait_for("Play now")
        game.hang_up()
        assert game.ended()[0] == 129


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nobody tells the time used")
def test_a_game_without_its_terminal_does_not_spin(tmp_path: Path) -> None:
    with PtyGame(GAME, tmp_path, ignoring=(signal.SIGHUP,)) as game:
        game.wait_for("Play now")
        game.idle()  # nothing is written that would fail: only the watch can tell
        used = game.used()
        game.hang_up()
        # Textual by itself uses most of a second in each second from here on, for ever.
        assert game.used_at_end() - used < LONGEST * GUARD
        assert game.process.returncode == 129


def test_half_of_the_time_is_for_the_polite_way() -> None:
    """Clocks of tests allow for a busy machine; this does not."""
    assert GRACE <= LONGEST / 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_game_too_busy_to_listen_is_ended_all_the_same(
    tmp_path: Path, number: signal.Signals
) -> None:
    with PtyGame(("-c", BUSY), tmp_path) as game:
        game.wait_for("Play now")
        game.settle()
        game.press("?")
        game.settle()
        game.signal(number)
        status, seconds = game.ended()
        assert status == 128 + number
        assert in_time(seconds)
        assert game.restored()


def test_a_terminal_that_does_not_read_is_no_reason_to_stay(tmp_path: Path) -> None:
    with PtyGame(GAME, tmp_path) as game:
        game.wait_for("Play now")
        game.press("p")
        game.wait_for("Round")
        for _ in range(40):
            game.press("o")  # every overview is thousands of bytes that nobody takes
        time.sleep(0.5)
        game.signal(signal.SIGTERM)
        status, seconds = game.ended(reading=False)
        assert status == 143
        assert in_time(seconds)


def test_a_crash_tells_itself_by_its_code_and_controls_nothing(tmp_path: Path) -> None:
    with PtyGame(("-c", CRASH), tmp_path) as game:
        game.wait_for("Play now")
        game.settle()
        game.press("?")
        status, seconds = game.ended()
        assert status == 1
        assert in_time(seconds)
        assert game.restored()
        told = game.seen[game.seen.rindex(b"\x1b[?1049l") :]
        assert b"RuntimeError" in told
        assert b"[b]planted[/b]" in told
        assert b"the game has crashed" in told
        for code in (b"\x1b]", b"\x07", "\u202e".encode()):
            assert code not in told


def test_a_signal_that_comes_early_ends_the_start(tmp_path: Path) -> None:
    with PtyGame(("-c", EARLY), tmp_path) as game:
        assert game.ended()[0] == 143


def test_waking_a_game_that_does_not_sleep_changes_nothing(tmp_path: Path) -> None:
    with PtyGame(GAME, tmp_path) as game:
        game.wait_for("Play now")
        game.settle()
        for _ in range(3):
            game.signal(signal.SIGCONT)
            game.settle()
        assert game.seen.count(b"\x1b[?1049h") == 1  # the terminal is not taken a second time
        game.press("n")
        game.wait_for("Start the mission")
        game.signal(signal.SIGTERM)
        assert game.ended()[0] == 143
        assert game.restored()


def test_leaving_while_the_game_still_loads_is_no_crash(tmp_path: Path) -> None:
    begun(library_in(tmp_path / "saves"), "mine")
    with PtyGame(GAME, tmp_path) as game:
        game.wait_for("Continue")
        game.press("q")
        assert game.ended()[0] == 0
        assert game.restored()


def test_of_two_games_on_one_run_the_second_is_offered_a_copy(tmp_path: Path) -> None:
    begun(library_in(tmp_path / "saves"), "mine")
    resume = ("-m", "starquest", "resume", "mine")
    with PtyGame(resume, tmp_path) as first:
        first.wait_for("Round")
        with PtyGame(resume, tmp_path) as second:
            second.wait_for("open elsewhere")
            second.wait_for(f"process {first.process.pid} on")
            second.press("\r")
            second.wait_for("Round")
            names = [entry.name for entry in library_in(tmp_path / "saves").entries()]
            assert sorted(names) == ["mine", "mine-copy"]
