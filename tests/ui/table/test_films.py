"""A film comes first: what came of it is drawn and printed when it is over, or cut short."""

from dataclasses import replace

import pytest

from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.ui.table.films import Films
from tests.support.finding import uid
from tests.support.quest import quest
from tests.ui.states import solo
from tests.ui.support import QUICK, Desk, opened, play

FILMED = replace(QUICK, animation="normal")


def corridor() -> GameState:
    """A hero with nothing but a way before it."""
    return solo(quest(["1.......A.........2"], objectives={"A": 1}))


def films(desk: Desk) -> Films:
    return desk.game.flow.films


async def walk(desk: Desk) -> tuple[Cell, Cell]:
    """The first hero goes three cells; nobody waits for the film."""
    grid = desk.playing.state.table.grid
    start, end = grid.cell(0, 0), grid.cell(3, 0)
    await desk.keys("enter", "a")
    await desk.point(end)
    desk.app.simulate_key("enter")
    for _ in range(200):
        if films(desk).projector.playing or desk.place(uid(desk.playing.state, "1")) == end:
            break
        await desk.pilot.pause()
    return start, end


def test_the_board_shows_the_way_before_the_outcome() -> None:
    async def scene() -> None:
        async with opened(corridor(), (80, 24), FILMED) as desk:
            board = desk.game.shown.board
            start, end = await walk(desk)
            assert films(desk).projector.playing
            assert desk.place(uid(desk.playing.state, "1")) == end
            assert board.frame
            assert board.frame.things[start].glyph == "1"
            assert end not in board.frame.things
            assert board.effects
            films(desk).skip()
            assert board.frame.things[end].glyph == "1"
            assert board.frame.things[start].glyph != "1"
            assert not board.effects

    play(scene())


def test_without_films_the_outcome_is_there_at_once() -> None:
    async def scene() -> None:
        async with opened(corridor(), (80, 24)) as desk:
            _, end = await walk(desk)
            await desk.settle()
            frame = desk.game.shown.board.frame
            assert frame
            assert frame.things[end].glyph == "1"
            assert not films(desk).busy

    play(scene())


def test_a_film_ends_by_itself_and_the_game_goes_on() -> None:
    async def scene() -> None:
        async with opened(corridor(), (80, 24), FILMED) as desk:
            _, end = await walk(desk)
            for _ in range(2000):
                if not films(desk).busy:
                    break
                await desk.pilot.pause()
            frame = desk.game.shown.board.frame
            assert frame
            assert frame.things[end].glyph == "1"

    play(scene())


@pytest.mark.parametrize("animation", ["normal", "none"])
def test_one_key_shows_where_everybody_is_until_another_one(animation: str) -> None:
    async def scene() -> None:
        async with opened(corridor(), (80, 24), replace(QUICK, animation=animation)) as desk:
            board = desk.game.shown.board
            cell = desk.place(uid(desk.playing.state, "2"))
            desk.app.simulate_key("asterisk")
            await desk.pilot.pause()
            assert films(desk).busy is (animation == "normal")
            if animation == "none":
                assert "reverse" in board.effects[cell].flags
            desk.app.simulate_key("right")
            await desk.pilot.pause()
            assert not films(desk).busy
            assert not board.effects

    play(scene())
