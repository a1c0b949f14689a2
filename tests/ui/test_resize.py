"""Any size at any time: the game never breaks, and says when the terminal is too small."""

import random
from collections.abc import Callable

import pytest

from starquest.model.state import GameState
from tests.ui.states import level_up, mission, shop
from tests.ui.support import Desk, opened, play, title

STORM = 25
PATIENCE = 20
"""How often a machine under load is waited for after a storm."""
LARGEST = (220, 70)


async def resized(desk: Desk, wide: int, tall: int) -> None:
    """The terminal has another size."""
    await desk.pilot.resize_terminal(wide, tall)
    for _ in range(PATIENCE):
        await desk.pilot.pause()
        await desk.settle()
        if desk.fits() and len(desk.rows()) == tall:
            return


@pytest.mark.parametrize("size", [(80, 24), (81, 25), (100, 30), (120, 36), (160, 50), LARGEST])
def test_the_board_fits(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(mission(), size) as desk:
            assert desk.shown == "GameScreen"
            assert len(desk.rows()) == size[1]
            assert desk.fits()

    play(scene())


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5), (1, 1)])
def test_too_small_is_one_sentence(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with title() as desk:
            await resized(desk, *size)
            assert desk.shown == "TooSmall"
            if size[0] >= 40:
                assert f"needs 80x24, this is {size[0]}x{size[1]}" in desk.text()
            await desk.keys("p", "enter")
            assert desk.shown == "TooSmall"
            await resized(desk, 80, 24)
            assert desk.shown == "TitleScreen"

    play(scene())


@pytest.mark.parametrize("what", ["board", "shop", "level", "title", "newgame", "options"])
def test_a_storm_of_sizes(what: str) -> None:
    async def scene() -> None:
        states: dict[str, Callable[[], GameState]] = {
            "board": mission,
            "shop": shop,
            "level": level_up,
        }
        if what in states:
            async with opened(states[what]()) as desk:
                await storm(desk)
        else:
            async with title() as desk:
                await desk.keys(*{"newgame": "n", "options": "o"}.get(what, ""))
                await storm(desk)

    play(scene())


async def storm(desk: Desk) -> None:
    """Many sizes in a row, some too small, with keys between."""
    before, dice = desk.shown, random.Random(1)  # noqa: S311
    for _ in range(STORM):
        await desk.pilot.resize_terminal(dice.randint(20, 200), dice.randint(5, 60))
        desk.app.simulate_key(dice.choice(["right", "down", "tab", "j"]))
    await resized(desk, 80, 24)
    assert desk.shown == before
    assert desk.fits()
    assert len(desk.rows()) == 24


def test_the_cursor_stays_in_view() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys(*["L"] * 5, *["J"] * 5)
            for size in ((200, 60), (80, 24), (120, 36)):
                await resized(desk, *size)
                board = desk.game.board
                x, y = board.grid.xy(board.cursor)
                assert 0 <= x - board.origin[0] < board.size.width // board.columns
                assert 0 <= y - board.origin[1] < board.size.height

    play(scene())
