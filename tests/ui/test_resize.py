"""Any size at any time: the game never breaks, and says when the terminal is too small."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from textual.widgets import OptionList

from starquest.desk.waits import Wait
from starquest.model.state import GameState
from tests import times
from tests.ui.states import besieged, level_up, mission, shop, solo
from tests.ui.support import QUICK, Desk, opened, play, title

STORM = times(10, 25)
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


def test_the_sentence_is_whole_in_a_narrow_terminal() -> None:
    async def scene() -> None:
        async with title() as desk:
            await resized(desk, 20, 6)
            assert " ".join(desk.text().split()) == "starquest needs 80x24, this is 20x6"

    play(scene())


def test_a_terminal_that_grows_under_the_palette_is_large_again() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await resized(desk, 60, 20)
            await desk.keys("ctrl+p")
            assert desk.shown == "CommandPalette"
            await resized(desk, 100, 30)
            await desk.keys("escape")
            assert desk.shown == "GameScreen"

    play(scene())


PANELS = {
    "menu": ("enter", "m"), "inventory": ("I",), "log": ("G",), "whole": ("o",), "codex": ("C",),
    "help": ("question_mark",), "pass": ("P",), "palette": ("ctrl+p",), "options": ("O",),
}  # fmt: skip


@pytest.mark.parametrize("panel", list(PANELS))
def test_a_storm_of_sizes_round_a_panel(panel: str) -> None:
    """Whatever is open stays open, on the same line, and the map below keeps its cursor."""

    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            await desk.keys(*PANELS[panel])
            shown, cursor = desk.shown, desk.playing.cursor
            assert shown != "GameScreen"
            lines = desk.screen.query(OptionList)
            before = lines.first().highlighted if lines else None
            for wide, tall in ((30, 8), (130, 40), (79, 24), (100, 24)):
                await desk.pilot.resize_terminal(wide, tall)
            await resized(desk, 80, 24)
            assert (desk.shown, desk.playing.cursor) == (shown, cursor)
            assert (lines.first().highlighted if lines else None) == before
            assert desk.fits()

    play(scene())


def test_a_name_half_typed_survives_a_storm() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "down", "down", "down", "enter")
            await desk.type("Ann")
            for wide, tall in ((30, 8), (200, 60), (80, 24)):
                await resized(desk, wide, tall)
            assert desk.shown == "Naming"
            await desk.type("a")
            await desk.keys("enter")
            assert "Anna" in desk.text()

    play(scene())


@pytest.mark.parametrize("speed", ["step", "normal"])
def test_a_storm_while_the_horde_is_shown(speed: str) -> None:
    async def scene() -> None:
        options = replace(QUICK, speed=speed, animation="fast")
        async with opened(solo(besieged(mission())), options=options) as desk:
            desk.app.simulate_key("enter")
            desk.app.simulate_key("full_stop")
            for wide, tall in ((30, 8), (81, 25), (200, 60), (79, 24), (160, 50), (80, 24)):
                await desk.pilot.resize_terminal(wide, tall)
                desk.app.simulate_key("full_stop")
            await resized(desk, 80, 24)
            for _ in range(PATIENCE * 5):
                if desk.wait is not Wait.HORDE or desk.shown != "GameScreen":
                    break
                await desk.keys("space")
            assert desk.wait is not Wait.HORDE or desk.shown == "Choosing"
            assert desk.fits()

    play(scene())


@pytest.mark.soak
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
                board = desk.game.shown.board
                x, y = board.grid.xy(board.cursor)
                assert 0 <= x - board.origin[0] < board.size.width // board.columns
                assert 0 <= y - board.origin[1] < board.size.height

    play(scene())
