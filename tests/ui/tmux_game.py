"""A scripted run in a real terminal: `python -m tests.ui.tmux_game` plays a round and quits.

The game runs under tmux with a socket of its own. Afterwards the terminal must be as it was.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
SIZED = ("COLUMNS", "LINES")
LAUNCH = (
    "import sys; from pathlib import Path; from starquest.ui.app import StarquestApp; "
    "sys.exit(StarquestApp(Path(sys.argv[1]), seed=5, "
    "folder=Path(sys.argv[2])).live())"
)
AT_REST = {"alternate_on": "0", "cursor_flag": "1", "mouse_any_flag": "0",
           "bracket_paste_flag": "0", "keypad_cursor_flag": "0"}  # fmt: skip
"""What tmux says of a terminal nothing runs in."""


class TerminalError(Exception):
    """The run did not go as it should."""


class Terminal:
    """A terminal of its own, with a shell that starts the game and tells how it ended."""

    def __init__(self, wide: int = 80, tall: int = 24, *, shell: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="starquest-"))
        self._socket = str(self.folder / "tmux")
        self.saves = self.folder / "saves"
        options = self.folder / "options.json"
        options.write_text('{"speed": "instant", "animation": "none", "settling": "none"}', "utf-8")
        self._game = shlex.join([sys.executable, "-c", LAUNCH, str(options), str(self.saves)])
        script = (
            f"cd {shlex.quote(str(ROOT))}; stty -g > {self.folder}/before; {self._game}; "
            f"echo $? > {self.folder}/code; stty -g > {self.folder}/after; "
            f"echo it is over; exec sleep 600"
        )
        size = ("-x", str(wide), "-y", str(tall))
        inside = [shell, "--noprofile", "--norc", "-i"] if shell else ["sh", "-c", script]
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, *inside)

    @classmethod
    def with_shell(cls, shell: str) -> "Terminal":
        """A terminal with nothing but a shell, which says when it is ready."""
        terminal = cls(shell=shell)
        terminal.type(f"cd {shlex.quote(str(ROOT))}; PS1='rea''dy$ '; clear")
        return terminal

    def start(self, ending: str = "", before: str = "") -> None:
        """Have the shell start the game, in the background if the line ends so."""
        self.type(f"clear; {before}{self._game}{ending}")

    def _tmux(self, *arguments: str) -> str:
        tmux = shutil.which("tmux")
        if tmux is None:
            raise TerminalError("tmux is not installed")
        # xdist tells its workers a size, which the game would believe.
        told = {name: text for name, text in os.environ.items() if name not in SIZED}
        words = {**told, "PYTHONPATH": str(ROOT)}
        command = [tmux, "-S", self._socket, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=words)
        return done.stdout

    def screen(self) -> str:
        """What the terminal shows."""
        return self._tmux("capture-pane", "-p")

    def painted(self) -> str:
        """What the terminal shows, with its colours."""
        return self._tmux("capture-pane", "-p", "-e")

    def asks(self, what: str) -> str:
        """A format of tmux, such as alternate_on."""
        return self._tmux("display-message", "-p", f"#{{{what}}}").strip()

    def press(self, *keys: str) -> None:
        """Press keys."""
        self._tmux("send-keys", *keys)

    def type(self, line: str) -> None:
        """Type a line into the shell."""
        self._tmux("send-keys", "-l", line)
        self.press("Enter")

    def expect(self, wanted: dict[str, str]) -> None:
        """Look until tmux says so of the terminal: a shell may still be drawing its prompt."""
        end = time.monotonic() + PATIENCE
        for what, value in wanted.items():
            while (told := self.asks(what)) not in (value, ""):
                if time.monotonic() > end:
                    raise TerminalError(f"{what} is {told}")
                time.sleep(0.05)

    def wait(self, until: Callable[[str], bool], what: str) -> str:
        """Look until the screen shows it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.screen()
            if until(shown):
                return shown
            time.sleep(0.05)
        raise TerminalError(f"waited for {what}; the terminal shows:\n{self.screen()}")

    def repeat(self, line: str, word: str, what: str) -> None:
        """Type a line into the shell until the screen shows a word."""
        end = time.monotonic() + PATIENCE
        while word not in self.screen():
            if time.monotonic() > end:
                raise TerminalError(f"waited for {what}; the terminal shows:\n{self.screen()}")
            self.type(line)
            time.sleep(0.3)

    def told(self, name: str) -> str:
        """What the shell wrote down."""
        return (self.folder / name).read_text("utf-8").strip()

    def close(self) -> None:
        """End the terminal."""
        self._tmux("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)


def play_a_round(terminal: Terminal) -> None:
    """From the title into a game, until the second round; every other press ends a turn."""
    terminal.wait(lambda shown: "Play now" in shown, "the title")
    if terminal.asks("alternate_on") != "1":
        raise TerminalError("the game does not use the alternate screen")
    terminal.press("p")
    terminal.wait(lambda shown: "Round 1" in shown, "the board")
    end = time.monotonic() + PATIENCE
    while "Round 2" not in terminal.screen():
        if time.monotonic() > end:
            raise TerminalError(f"no second round:\n{terminal.screen()}")
        terminal.press("Enter")
        time.sleep(0.1)
        terminal.press(".")
        time.sleep(0.1)


def leave(terminal: Terminal) -> None:
    """Quit, and find the terminal as it was."""
    terminal.press("C-q")
    terminal.wait(lambda shown: "it is over" in shown, "the shell")
    terminal.expect(AT_REST)
    if terminal.told("code") != "0":
        raise TerminalError(f"the exit code is {terminal.told('code')}")
    if terminal.told("before") != terminal.told("after"):
        raise TerminalError("stty is not as it was")


def run(wide: int = 80, tall: int = 24) -> None:
    """Start, play a round, quit, check."""
    terminal = Terminal(wide, tall)
    try:
        play_a_round(terminal)
        leave(terminal)
    finally:
        terminal.close()


if __name__ == "__main__":
    run()
    sys.stderr.write("the terminal is as it was\n")
