"""Where a window lies so that it does not hide what it asks about."""

from collections.abc import Sequence

Spot = tuple[int, int]
"""A column and a row of the terminal."""
Corner = tuple[str, str]
"""Where a window lies, across and along."""

CORNERS: tuple[Corner, ...] = (
    ("center", "bottom"), ("center", "top"), ("right", "bottom"), ("left", "bottom"),
    ("right", "top"), ("left", "top"),
)  # fmt: skip
"""Where it may lie, the best first: over the log, and not over the panels."""


def clear_corner(screen: Spot, window: Spot, spots: Sequence[Spot]) -> Corner:
    """Where a window hides fewest of some spots; over the log where that makes no difference."""
    return min(CORNERS, key=lambda corner: _hidden(corner, screen, window, spots))


def _hidden(corner: Corner, screen: Spot, window: Spot, spots: Sequence[Spot]) -> int:
    """How many spots a window hides there."""
    left = _start(corner[0], screen[0], window[0])
    top = _start(corner[1], screen[1], window[1])
    return sum(left <= x < left + window[0] and top <= y < top + window[1] for x, y in spots)


def _start(where: str, room: int, length: int) -> int:
    """The first column or row of a window."""
    if where in ("left", "top"):
        return 0
    return room - length if where in ("right", "bottom") else (room - length) // 2
