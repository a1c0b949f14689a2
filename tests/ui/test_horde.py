"""The horde's phase: shown at the player's speed, explained, skipped by any key."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from starquest.desk.preferences import Preferences
from starquest.desk.waits import Wait
from starquest.model.ids import Side
from starquest.model.state import GameState
from tests.support.quest import quest
from tests.ui.states import plain_enemies, solo
from tests.ui.support import QUICK, Desk, opened, play

FILMED = Preferences(speed="step", animation="fast")
PATIENCE = 200


def attacked() -> GameState:
    """Two units of the horde come, one after the other."""
    state = quest("1.2.A..............a...b", enemies={"a": "scrap_cutters", "b": "scrap_cutters"},
                  objectives={"A": 1}, turn=Side.TWO)  # fmt: skip
    return solo(plain_enemies(state))


async def until(desk: Desk, what: Callable[[], bool]) -> None:
    """Wait for something that the game does by itself."""
    for _ in range(PATIENCE):
        if what():
            return
        await desk.pilot.pause(0.02)
    raise AssertionError(desk.text())


@pytest.mark.parametrize("options", [FILMED, replace(FILMED, animation="none")])
def test_step_by_step_each_decision_waits_with_its_reason(options: Preferences) -> None:
    async def scene() -> None:
        async with opened(attacked(), options=options) as desk:
            await until(desk, lambda: desk.game.flow.films.waiting)
            assert "Scrap Cutters" in desk.rows()[-2]
            assert "(line " in desk.rows()[-2]
            assert "Any other key Go on" in desk.rows()[-1]
            decided, caption = len(desk.game.chronicle.entries), desk.rows()[-2]
            await desk.pilot.pause(0.3)
            assert (len(desk.game.chronicle.entries), desk.rows()[-2]) == (decided, caption)
            await desk.keys("x")
            await until(desk, lambda: "Whose turn?" in desk.rows()[-2])
            assert desk.wait is Wait.PICK

    play(scene())


def test_the_speed_is_changed_while_the_horde_acts() -> None:
    async def scene() -> None:
        async with opened(attacked(), options=replace(FILMED, speed="slow")) as desk:
            await until(desk, lambda: desk.game.flow.films.projector.playing)
            await desk.keys("plus", "plus")
            assert desk.game.flow.films.speed == "instant"
            assert desk.game.flow.films.projector.playing or desk.wait is not Wait.HORDE
            await desk.keys("minus")
            assert desk.game.flow.films.speed == "normal"

    play(scene())


def test_a_key_of_a_deed_ends_the_whole_show_and_is_done_after_it() -> None:
    async def scene() -> None:
        async with opened(attacked(), options=replace(FILMED, speed="slow")) as desk:
            await until(desk, lambda: desk.game.flow.films.projector.playing)
            done, lost = len(desk.playing.history), desk.game.hearing.lost
            desk.app.simulate_key("w")
            await until(desk, lambda: "First pick who acts" in desk.rows()[-2])
            assert desk.wait is Wait.PICK
            assert not any(type(c).__name__ == "Hold" for c in desk.playing.history[done:])
            assert not lost


def test_a_key_that_only_looks_is_done_at_once_while_the_horde_acts() -> None:
    async def scene() -> None:
        async with opened(attacked(), options=replace(FILMED, speed="slow")) as desk:
            await until(desk, lambda: desk.game.flow.films.projector.playing)
            before = desk.playing.cursor
            await desk.keys("right")
            assert desk.playing.cursor == before + 1

    play(scene())


def test_the_phase_goes_on_after_a_page_was_open() -> None:
    """Whatever is opened over a film, the game is not left standing."""

    async def scene() -> None:
        async with opened(attacked(), options=replace(FILMED, speed="normal")) as desk:
            await until(desk, lambda: desk.game.flow.films.projector.playing)
            desk.app.action_help("game")
            await until(desk, lambda: desk.shown == "HelpScreen")
            await until(desk, lambda: not desk.game.flow.films.projector.playing)
            await desk.keys("escape")
            await until(desk, lambda: desk.wait is Wait.PICK)

    play(scene())


def test_the_map_follows_what_is_shown_and_comes_back() -> None:
    async def scene() -> None:
        state = quest(["1.2.A" + "." * 60 + "a"], enemies={"a": "scrap_cutters"},
                      objectives={"A": 1}, turn=Side.TWO)  # fmt: skip
        async with opened(
            solo(plain_enemies(state)), options=replace(FILMED, speed="slow")
        ) as desk:
            board = desk.game.shown.board
            await until(desk, lambda: board.origin[0] > 0)
            await desk.keys("space")
            await until(
                desk, lambda: desk.wait is Wait.PICK and not desk.game.flow.films.projector.playing
            )
            assert board.origin[0] == 0

    play(scene())


def test_a_hero_is_taken_back_from_the_autopilot_while_it_acts() -> None:
    async def scene() -> None:
        state = quest("1.2.A...................", enemies={}, objectives={"A": 1})
        async with opened(solo(state), options=replace(QUICK, animation="normal")) as desk:
            hero = desk.playing.focus
            await desk.keys("A")
            assert desk.game.seats.on_autopilot(hero) or desk.playing.focus != hero
            desk.playing.focus, desk.playing.cursor = hero, desk.playing.scene.cells(hero)[0]
            desk.app.simulate_key("A")
            await until(desk, lambda: not desk.game.seats.on_autopilot(hero))

    play(scene())
