"""Every key in the tables works, is unique, and is told in the footer and the help."""

from dataclasses import replace

import pytest

from starquest.desk.choices import ACTIONS
from starquest.desk.keymap import KEYS, MOVES
from starquest.desk.waits import Wait
from starquest.play.session import Session
from starquest.ui.screens.game import GameScreen
from tests.ui.states import first_wave, mission, solo
from tests.ui.support import QUICK, Desk, opened, play

STEPS = {key: step for key, step in MOVES.items() if max(map(abs, step)) == 1}


def bound() -> list[str]:
    """Every key the game screen binds."""
    return [
        key
        for binding in GameScreen.BINDINGS
        for key in str(getattr(binding, "key", binding)).split(",")
    ]


def test_no_key_means_two_things() -> None:
    keys = [*bound(), *MOVES]
    assert len(keys) == len(set(keys))


def test_keys_are_for_actions_of_the_game() -> None:
    actions = [key.action for key in KEYS]
    assert len(actions) == len(set(actions))
    assert set(actions) <= set(ACTIONS)


def test_actions_without_a_key_are_in_the_menu_only() -> None:
    assert set(ACTIONS) - {key.action for key in KEYS} == {
        "swap", "open_door", "buy_main", "buy_skill",
    }  # fmt: skip


def test_every_cursor_key_moves_the_cursor() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            grid = desk.playing.state.table.grid
            for key, (dx, dy) in MOVES.items():
                desk.playing.cursor = grid.cell(24, 24)
                await desk.keys(key)
                assert grid.xy(desk.playing.cursor) == (24 + dx, 24 + dy), key

    play(scene())


def test_the_cursor_stops_at_the_edge() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys(*["H"] * 12, *["K"] * 12, "y")
            assert desk.playing.cursor == 0

    play(scene())


def test_every_action_key_does_something_or_says_why_not() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("enter")
            for key in KEYS:
                if key.action == "end":
                    continue
                state = desk.playing.state
                desk.game.hush()
                await desk.keys(key.keys)
                said = bool(desk.game._said)
                done = desk.playing.state != state or desk.wait is Wait.AIM
                assert said or done or desk.shown == "Choosing", key.action
                if desk.shown == "Choosing":
                    await desk.keys("escape")
                desk.playing.run, desk.playing.aim = Session(state), None

    play(scene())


def test_the_help_names_every_key() -> None:
    async def scene() -> None:
        async with opened(mission(), (120, 120)) as desk:
            await desk.keys("question_mark")
            assert desk.shown == "HelpScreen"
            for key in KEYS:
                assert any(key.label in row and key.shown in row for row in desk.rows()), key
            await desk.keys("escape")
            assert desk.shown == "GameScreen"

    play(scene())


@pytest.mark.parametrize("key", ["m", "I", "G"])
def test_pages_open_and_close_by_keys(key: str) -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys("enter", key)
            assert desk.shown != "GameScreen"
            await desk.keys("escape")
            assert desk.shown == "GameScreen"

    play(scene())


def test_the_footer_offers_keys_that_work() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0)), (160, 50)) as desk:
            await desk.keys("enter")
            footer = desk.rows()[-1]
            shown = [key for key in KEYS if f"{key.shown} {key.label}" in footer]
            assert {"hold", "advance", "rush", "end"} <= {key.action for key in shown}

    play(scene())


async def settled_on(desk: Desk, keymap_keys: str) -> list[int]:
    """Where the cursor is after each of these keys."""
    found: list[int] = []
    for key in keymap_keys.split():
        desk.playing.cursor = desk.playing.state.table.grid.cell(24, 24)
        await desk.keys(key)
        found.append(desk.playing.cursor)
    return found


def test_letters_move_nothing_where_arrows_are_chosen() -> None:
    async def scene() -> None:
        async with opened(mission(), options=replace(QUICK, keymap="arrows")) as desk:
            grid = desk.playing.state.table.grid
            assert set(await settled_on(desk, "h j k l y u b n H J K L")) == {grid.cell(24, 24)}
            assert await settled_on(desk, "left pageup") == [grid.cell(23, 24), grid.cell(25, 23)]

    play(scene())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
def test_help_and_menu_are_named_in_every_width(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0)), size) as desk:
            assert "? Help" in desk.rows()[-1]
            await desk.keys("enter")
            assert ". End  m Menu  ? Help" in desk.rows()[-1]

    play(scene())


def test_the_panel_beside_the_map_is_read_on_by_keys() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            panel = desk.game.query_one("#inspect")
            await desk.keys("right_square_bracket", "right_square_bracket")
            assert panel.scroll_y == 6
            await desk.keys("left_square_bracket")
            assert panel.scroll_y == 3
            await desk.keys("right")
            assert panel.scroll_y == 0

    play(scene())
