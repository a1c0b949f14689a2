"""Where models stand, measured with the ruler of the rules and nothing of the engine."""

from collections.abc import Iterable

from starquest.model.state import GameState
from tests.support.finding import Spot, places

TOUCHING = 3
"""Within 1 inch: the eight cells round a cell, on every board."""
SPAN, HALF_SPAN = 13, 7
"""Within 6 inches, and within half of that."""


def gap(a: Spot, b: Spot) -> int:
    """Half-inches between two cells: a straight step is 2, a diagonal one 3."""
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return 2 * max(across, down) + min(across, down)


def nearest(spot: Spot, others: Iterable[Spot]) -> int:
    """Half-inches to the nearest of some cells."""
    return min([gap(spot, other) for other in others])


def together(spots: list[Spot], span: int = SPAN) -> bool:
    """Whether each has another within 1 inch and all others within 6, and none shares a cell."""
    if any(gap(a, b) > span for a in spots for b in spots):
        return False
    lonely = [a for a in spots if not any(0 < gap(a, b) <= TOUCHING for b in spots)]
    return len(set(spots)) == len(spots) and (len(spots) == 1 or not lonely)


def apart(state: GameState, mark: str, other: str) -> bool:
    """Whether no model of one unit is within 1 inch of another unit."""
    theirs = places(state, other)
    return all(nearest(spot, theirs) > TOUCHING for spot in places(state, mark))
