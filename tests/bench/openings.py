"""How long Play now takes, from the key on the title to the first board. In wall time."""

from functools import cache

from tests.bench.registry import Effort, benchmark
from tests.bench.screen import GAME
from tests.bench.terminals import Child

BARE = (
    "from textual.app import App\nfrom textual.screen import Screen\n"
    "from textual.widgets import Static\n"
    "class Second(Screen):\n    def compose(self):\n        yield Static('Wave 1/10')\n"
    "class Small(App):\n    BINDINGS = [('p', 'go', 'go')]\n"
    "    def compose(self):\n        yield Static('Play now, small board')\n"
    "    def action_go(self):\n        self.push_screen(Second())\n"
    "Small().run()"
)
TITLE, DRAWN, BOARD = b"Play now", b", small board", b"Wave 1/10"
CALM = 0.3
"""Seconds without a new picture: whoever reads the title."""


@cache
def to_board(program: str, ready: bytes, repeat: int) -> float:
    """Milliseconds from the key to the first board, pressed as soon as something is shown."""
    assert repeat >= 0
    with Child(["-c", program]) as child:
        child.read_until(ready)
        child.drain(0 if ready == TITLE else CALM)
        start = child.type(b"p")
        return (child.read_until(BOARD) - start) * 1e3


@benchmark("Play now to the first board", "ms")
def play_now(_effort: Effort, repeat: int) -> float:
    """With the mission drawn while the title was read."""
    return to_board(GAME, DRAWN, repeat)


@benchmark("  pressed with the first paint of the title", "ms")
def play_at_once(_effort: Effort, repeat: int) -> float:
    """With everything still to be loaded and drawn."""
    return to_board(GAME, TITLE, repeat)


@benchmark("  a bare Textual app to its second screen", "ms")
def bare_screen(_effort: Effort, repeat: int) -> float:
    return to_board(BARE, DRAWN, repeat)
