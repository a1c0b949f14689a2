"""What a player waits for: the first picture, and the picture after a key. In wall time."""

from functools import cache
from statistics import median, quantiles

from tests.bench.registry import Effort, benchmark
from tests.bench.terminals import FRAME_END, Child

MINIMAL = (
    "from textual.app import App\nfrom textual.widgets import Static\n"
    "class Small(App):\n    def compose(self):\n        yield Static('first paint')\n"
    "Small().run()"
)
GAME = (
    "from pathlib import Path; from starquest.ui.app import StarquestApp; "
    "StarquestApp(Path('/nonexistent/options.json')).run()"
)
KEYS = (b"l", b"l", b"j", b"h", b"h", b"k")
"""A walk of the cursor round the hero, with its reach and the panels live."""
CROWDED = ("tests.bench.crowded",)


@cache
def first_paint(program: str, mark: str, repeat: int) -> float:
    """Milliseconds from the start of a process to its first words on the terminal."""
    assert repeat >= 0
    with Child(["-c", program]) as child:
        return (child.read_until(mark.encode()) - child.started) * 1e3


@benchmark("start to first paint, the game", "ms")
def start_game(_effort: Effort, repeat: int) -> float:
    return first_paint(GAME, "Play now", repeat)


@benchmark("start to first paint, a bare Textual app", "ms")
def start_minimal(_effort: Effort, repeat: int) -> float:
    return first_paint(MINIMAL, "first paint", repeat)


@benchmark("  the game against the bare app", "times", digits=2)
def start_ratio(effort: Effort, repeat: int) -> float:
    return start_game(effort, repeat) / start_minimal(effort, repeat)


@cache
def cursor_moves(
    count: int,
    repeat: int,
    program: tuple[str, ...] = CROWDED,
    ready: bytes = b"Whose turn",
    keys: tuple[bytes, ...] = KEYS,
) -> tuple[float, ...]:
    """Milliseconds from each cursor key to its complete frame."""
    assert repeat >= 0
    with Child(["-m", *program]) as child:
        child.read_until(ready)
        child.read_until(FRAME_END)
        child.drain(0.5)
        return tuple(_quiet(child, keys[index % len(keys)]) for index in range(count))


def _quiet(child: Child, key: bytes) -> float:
    took = child.press(key)
    child.drain(0.03)
    return took


def presses(effort: Effort) -> int:
    """How many keys a sample is made of."""
    return max(12, effort.commands // 10)


@benchmark("cursor key to frame, 48x48, 40 enemies", "ms", digits=1)
def cursor_median(effort: Effort, repeat: int) -> float:
    return median(cursor_moves(presses(effort), repeat))


@benchmark("  the slowest of twenty such keys", "ms", digits=1)
def cursor_slowest(effort: Effort, repeat: int) -> float:
    return quantiles(cursor_moves(presses(effort), repeat), n=20)[-1]
