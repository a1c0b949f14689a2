"""The real game behind a terminal of ours: what it writes, the modes it leaves, how it ends."""

import contextlib
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
SOON = 30.0
"""Seconds in which a program that is to end has ended on any machine."""
MEASURED = 0.2
"""Seconds of a processor that tell how busy the machine is."""
IDLE = 0.02
"""Seconds of a processor in two seconds that are as good as none."""
SIZED = ("COLUMNS", "LINES")
MODES = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
ALTERNATE, CURSOR, MOUSE, PASTE, FOCUS = "1049", "25", "1000", "2004", "1004"
AT_REST = {ALTERNATE: False, CURSOR: True, MOUSE: False, PASTE: False, FOCUS: False}


def slowness() -> float:
    """Seconds that pass on this machine while a program gets one of them to itself."""
    start, used = time.monotonic(), time.process_time()
    while time.process_time() - used < MEASURED:
        pass
    return (time.monotonic() - start) / MEASURED


class PtyGame:
    """A Python program that believes to have a terminal of its own."""

    def __init__(
        self,
        arguments: Sequence[str],
        folder: Path,
        size: tuple[int, int] = (80, 24),
        ignoring: Sequence[signal.Signals] = (),
        inherited: Sequence[int] = (),
    ) -> None:
        self._far, self._near = os.openpty()
        self.before = termios.tcgetattr(self._near)
        fcntl.ioctl(self._near, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        options = folder / "options.json"
        options.write_text('{"speed": "instant", "animation": "none", "settling": "none"}', "utf-8")
        told = {name: text for name, text in os.environ.items() if name not in SIZED}
        words = {**told, "TERM": "xterm-256color", "PYTHONPATH": str(ROOT)}
        words |= {"STARQUEST_CONFIG": str(options), "STARQUEST_SAVES": str(folder / "saves")}

        def own_terminal() -> None:
            for number in ignoring:
                signal.signal(number, signal.SIG_IGN)
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [sys.executable, *arguments], stdin=self._near, stdout=self._near, stderr=self._near,
            cwd=folder, env=words, start_new_session=True, preexec_fn=own_terminal,  # noqa: PLW1509
            pass_fds=inherited,
        )  # fmt: skip
        self.seen = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Take the terminal away."""
        for end in (self._near, self._far):
            with contextlib.suppress(OSError):
                os.close(end)

    def read(self, seconds: float = 0.05) -> None:
        """Take what the program has written."""
        while select.select([self._far], [], [], seconds)[0]:
            self.seen += os.read(self._far, 1 << 16)
            seconds = 0.0

    def wait_for(self, mark: str) -> None:
        """Read until the program has written this."""
        end = time.monotonic() + PATIENCE
        while mark.encode() not in self.seen:
            if time.monotonic() > end:
                raise TimeoutError(f"{mark} was not seen in {self.seen[-4000:]!r}")
            self.read()

    def settle(self) -> None:
        """Read until the program is still for a moment."""
        before = -1
        while before != len(self.seen):
            before = len(self.seen)
            self.read(0.4)

    def idle(self) -> None:
        """Read until the program has nothing more to do by itself."""
        end, before = time.monotonic() + PATIENCE, -1.0
        while self.used() - before > IDLE and time.monotonic() < end:
            before = self.used()
            self.read(1.0)
            time.sleep(1.0)

    def used(self) -> float:
        """Seconds of a processor the program has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def used_at_end(self) -> float:
        """The same, once it has ended by itself."""
        end = time.monotonic() + SOON
        while True:
            pid, status, usage = os.wait4(self.process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > end:
                raise TimeoutError(f"the game is still there and has used {self.used()} s")
            time.sleep(0.02)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._far, keys.encode())

    def signal(self, number: signal.Signals) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    def ended(self, patience: float = PATIENCE, *, reading: bool = True) -> tuple[int, float]:
        """The exit status and how many seconds it took to come."""
        start = time.monotonic()
        while self.process.poll() is None and time.monotonic() < start + patience:
            if not reading:
                time.sleep(0.02)
                continue
            with contextlib.suppress(OSError, ValueError):
                self.read(0.02)
        if self.process.returncode is None:
            raise TimeoutError(f"the game is still there; it wrote {self.seen[-2000:]!r}")
        seconds = time.monotonic() - start
        with contextlib.suppress(OSError, ValueError):
            self.read()
        return self.process.returncode, seconds

    def modes(self) -> dict[str, bool]:
        """Which of the modes of a terminal are on after all that was written."""
        found = dict(AT_REST)
        for numbers, way in MODES.findall(self.seen):
            for number in numbers.decode().split(";"):
                if number in found:
                    found[number] = way == b"h"
        return found

    def restored(self) -> bool:
        """Whether the terminal is as it was: screen, cursor, mouse, echo."""
        return self.modes() == AT_REST and termios.tcgetattr(self._near) == self.before
