"""Places are called what they are: the middle is the middle, and an objective is a landmark."""

import pytest

from starquest.text.phrases import Phrases
from tests.support.board import catalog, drawn
from tests.support.finding import cell
from tests.support.quest import quest

TABLE = drawn(24, 24, {"1": (0, 23), "2": (1, 23), "A": (12, 3)})


@pytest.mark.parametrize(
    ("x", "y", "told"),
    [
        (12, 12, "near the middle"), (9, 14, "near the middle"), (22, 1, "in the north-east"),
        (3, 12, "in the west"), (12, 21, "in the south"), (1, 22, "in the south-west"),
        (13, 4, "beside objective 1"), (12, 7, "in the north"),
    ],
)  # fmt: skip
def test_a_place_is_said_by_thirds_of_the_table(x: int, y: int, told: str) -> None:
    """A table of 24: thirds of 8; the objective at (12, 3) is a landmark within 3 inches."""
    state = quest(TABLE, objectives={"A": 1})
    assert Phrases.of(state, catalog()).where(cell(state, x, y)) == told
