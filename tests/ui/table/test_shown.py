"""Room is used: how wide the panels are, and which of them a terminal has room for."""

import pytest

from starquest.ui.table.shown import columns
from tests.ui.scenes import party
from tests.ui.support import opened, play


@pytest.mark.parametrize(
    ("total", "board", "expected"),
    [
        (80, 96, (30, 0)),
        (80, 48, (32, 0)),
        (120, 96, (38, 0)),
        (120, 48, (38, 34)),
        (160, 96, (60, 0)),
        (160, 48, (52, 60)),
        (200, 96, (44, 60)),
    ],
)
def test_what_the_map_leaves_is_shared_out(
    total: int, board: int, expected: tuple[int, int]
) -> None:
    assert columns(total, board) == expected


@pytest.mark.parametrize(
    ("size", "panels"),
    [
        ((80, 24), set()),
        ((120, 36), set()),
        ((160, 50), {"near", "small"}),
        ((200, 60), {"second", "small"}),
    ],
)
def test_a_large_terminal_has_more_panels(size: tuple[int, int], panels: set[str]) -> None:
    async def scene() -> None:
        async with opened(party(), size) as desk:
            widgets = {
                name: desk.screen.query_one(f"#{name}") for name in ("near", "second", "small")
            }
            assert {name for name, widget in widgets.items() if widget.display} == panels
            assert desk.fits()
            assert ("Enemies in sight" in desk.text()) is bool(panels)

    play(scene())
