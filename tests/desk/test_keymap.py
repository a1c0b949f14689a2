"""Every key in the tables works, is unique, and is told in the footer and the help."""

from dataclasses import replace

import pytest

from starquest.content.keymaps import KeyRow, load_keymaps
from starquest.desk.choices import ACTIONS
from starquest.desk.hints import FILM
from starquest.desk.keymap import about, act_rows, all_keys, label, rows, shown
from starquest.desk.preferences import CHOICES
from starquest.desk.waits import Wait
from starquest.play.session import Session
from starquest.text.rule_numbers import quest_numbers
from tests.ui.states import first_wave, mission, solo
from tests.ui.support import QUICK, Desk, opened, play

QUEST = [row for row in act_rows("quest") if row.keys]
MOVES = {
    "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0),
    "k": (0, -1), "j": (0, 1), "h": (-1, 0), "l": (1, 0),
    "y": (-1, -1), "U": (1, -1), "b": (-1, 1), "n": (1, 1),
    "home": (-1, -1), "pageup": (1, -1), "end": (-1, 1), "pagedown": (1, 1),
    "shift+up": (0, -5), "shift+down": (0, 5), "shift+left": (-5, 0), "shift+right": (5, 0),
    "K": (0, -5), "J": (0, 5), "H": (-5, 0), "L": (5, 0),
}  # fmt: skip
"""Cursor keys: arrows, vi letters, the numpad's names; with shift five cells at once."""


def test_keys_are_for_actions_of_the_game() -> None:
    squads = {row.id for row in act_rows("match")} - {row.id for row in act_rows("quest")}
    assert squads == {"tidy"}
    assert {row.id for row in act_rows("quest")} | squads == set(ACTIONS)


def test_every_action_has_a_key() -> None:
    assert all(row.keys for row in act_rows("quest"))


def test_every_wait_of_the_table_is_one() -> None:
    tables = load_keymaps().screens.values()
    waits = {wait for table in tables for row in table for wait in row.waits}
    assert waits <= {*Wait, FILM}


def test_the_keymaps_of_the_table_can_be_chosen() -> None:
    assert load_keymaps().keymaps() == CHOICES["keymap"]


def test_a_mode_has_keys_of_its_own() -> None:
    """An army has no feats: the key is free there."""
    keys = {mode: {key for row in rows("game", mode) for key in row.keys}
            for mode in ("quest", "skirmish")}  # fmt: skip
    assert "f" in keys["quest"] - keys["skirmish"]
    assert {"a", "enter", "m"} <= keys["quest"] & keys["skirmish"]


def row(*keys: str, **fields: object) -> KeyRow:
    """A row of a table nobody has."""
    return KeyRow("game", "x", keys, **fields)  # type: ignore[arg-type]


def test_keys_that_belong_together_are_named_together() -> None:
    moves = [row("left", "h"), row("right", "l"), row("up", "k"), row("down", "j")]
    assert all_keys(moves) == "Arrows, hlkj"
    assert all_keys(moves[:2]) == "Left Right, h l"
    assert all_keys([row("enter", "space", click=True)]) == "Enter, Space, click"
    assert all_keys([row(*"123456789")]) == "1-9"
    assert shown(row("escape", "q")) == "Esc"
    assert shown(row("o", "escape", "q", names=2)) == "o, Esc"


def test_the_price_of_a_new_stock_is_the_shops() -> None:
    """Key lines are read before the engine is loaded, so this number stands in their words."""
    (row,) = [row for row in rows("shop") if row.id == "restock"]
    assert label(row) == f"New stock ({quest_numbers().shop.restock}c)"
    assert about(row) == f"a new stock for {quest_numbers().shop.restock}c, once a visit"


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
            for key in QUEST:
                if key.id == "end":
                    continue
                state = desk.playing.state
                desk.game.shown.hush()
                await desk.keys(key.keys[0])
                said = bool(desk.game.shown.said)
                done = desk.playing.state != state or desk.wait is Wait.AIM
                assert said or done or desk.shown == "Choosing", key.id
                if desk.shown == "Choosing":
                    await desk.keys("escape")
                desk.playing.run, desk.playing.aim = Session(state), None

    play(scene())


def test_the_help_names_every_key() -> None:
    async def scene() -> None:
        async with opened(mission(), (120, 200)) as desk:
            await desk.keys("question_mark")
            assert desk.shown == "HelpScreen"
            for key in QUEST:
                named = f"{shown(key)} {label(key)}"
                assert any(text.strip(" │").startswith(named) for text in desk.rows()), key
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
            told = {key.id for key in QUEST if f"{shown(key)} {label(key)}" in footer}
            assert {"hold", "advance", "rush", "end"} <= told

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


def test_the_letters_of_vi_are_there_for_who_wants_them() -> None:
    async def scene() -> None:
        async with opened(mission(), options=replace(QUICK, keymap="vi")) as desk:
            grid = desk.playing.state.table.grid
            assert await settled_on(desk, "u U") == [grid.cell(25, 23), grid.cell(24, 24)]
            assert "Nothing was done yet" in desk.text()

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
