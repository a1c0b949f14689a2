"""Everything a mission needs, by mouse."""

from textual.widgets import OptionList

from starquest.desk.waits import Wait
from starquest.model.command import Activate, Advance
from starquest.ui.widgets.small_map import SmallMap
from tests.ui.scenes import game_over
from tests.ui.states import at_level, first_wave, last_round, mission, shop, solo
from tests.ui.support import Desk, opened, play, press, title

ENOUGH = 40
SQUARE = 3
"""Cells along a side of what one mark of the whole table stands for in 24 rows."""


async def pick(desk: Desk, index: int) -> None:
    """Click on a line of the open list."""
    lines = desk.screen.query_one(OptionList)
    await desk.pilot.click(OptionList, offset=(2, lines._index_to_line[index]))
    await desk.settle()


def test_a_click_points_and_a_second_one_acts() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            hero = next(iter(desk.playing.state.world.heroes))
            grid = desk.playing.state.table.grid
            await desk.click(desk.place(hero))
            assert desk.wait is Wait.ACT
            await desk.click(grid.cell(9, 12))
            assert desk.playing.cursor == grid.cell(9, 12)
            assert desk.place(hero) != grid.cell(9, 12)
            await desk.click(grid.cell(9, 12))
            assert desk.place(hero) == grid.cell(9, 12)
            assert desk.playing.history == [Activate(hero), Advance(grid.cell(9, 12))]

    play(scene())


def test_a_mission_is_won_by_mouse_alone() -> None:
    """The map, the questions, the pages and the keys of the last line are clicked."""

    async def scene() -> None:
        async with opened(at_level(solo(last_round()), 15, 0)) as desk:
            for _ in range(ENOUGH):
                if desk.wait is Wait.OVER:
                    break
                await by_mouse(desk)
            assert desk.playing.state.outcome is not None
            assert desk.playing.state.outcome.reason == "victory"

    play(scene())


async def by_mouse(desk: Desk) -> None:
    """The next plain thing, by a click where there is something to click on."""
    if desk.shown == "Choosing":
        await pick(desk, 0)
    elif desk.shown == "GameScreen" and desk.wait is Wait.PICK:
        unit = desk.playing.ready()[0]
        await desk.click(desk.place(unit), 1 + (desk.playing.cursor != desk.place(unit)))
    elif desk.shown in ("Page", "Card"):
        await desk.pilot.click(offset=(5, 5))
        await desk.settle()
    else:
        await press(desk, ". End")


def test_the_whole_table_is_shown_and_clicked() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys("o")
            assert desk.shown == "Whole"
            for number in "12345":
                assert f"◆{number}" in desk.text() or number == "5"  # the heroes stand on the fifth
            row, text = next((n, r) for n, r in enumerate(desk.rows()) if "◆1" in r)
            await desk.pilot.click(offset=(text.index("◆1"), row))
            await desk.settle()
            assert desk.shown == "GameScreen"
            goal = next(o.cell for o in desk.playing.state.world.objectives.values()
                        if o.number == 1)  # fmt: skip
            grid = desk.playing.state.table.grid
            assert grid.distance(desk.playing.cursor, goal) <= 2 * SQUARE
            await desk.keys("o", "o")
            assert desk.shown == "GameScreen"

    play(scene())


def test_a_large_terminal_has_the_whole_table_beside_the_map() -> None:
    async def scene() -> None:
        async with opened(mission(), (160, 50)) as desk:
            small = desk.game.query_one(SmallMap)
            assert small.display
            before = desk.playing.cursor
            await desk.pilot.click(SmallMap, offset=(3, 2))
            await desk.settle()
            assert desk.playing.cursor != before
            await desk.pilot.resize_terminal(80, 24)
            await desk.settle()
            assert not small.display

    play(scene())


def test_the_title_and_the_shop_are_clicked() -> None:
    async def scene() -> None:
        async with title() as desk:
            row = next(n for n, text in enumerate(desk.rows()) if "New game" in text)
            await desk.pilot.click(offset=(20, row))
            await desk.settle()
            assert desk.shown == "NewGame"
        async with opened(shop()) as desk:
            before = desk.playing.state
            await pick(desk, 0)
            assert desk.playing.state != before

    play(scene())


def test_panels_and_pages_are_left_by_mouse() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            for words, shown in (("I Inventory", "Page"), ("? Help", "HelpScreen"),
                                 ("m Menu", "Choosing")):  # fmt: skip
                await press(desk, words)
                assert desk.shown == shown
                await desk.pilot.click(offset=(0, 0))
                await desk.settle()
                assert desk.shown == "GameScreen"
            for words in ("m Menu", "V In sight"):
                await press(desk, words)
                assert desk.shown != "GameScreen"
                await press(desk, "Esc Back")
                assert desk.shown == "GameScreen"

    play(scene())


def test_the_mission_is_played_again_by_mouse() -> None:
    async def scene() -> None:
        async with game_over((80, 24)) as desk:
            assert desk.shown == "Ending"
            await press(desk, "Esc To the title")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_options_are_changed_and_left_by_mouse() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("o")
            row, text = next((n, r) for n, r in enumerate(desk.rows()) if "Glyphs" in r)
            await desk.pilot.click(offset=(text.index("Glyphs"), row))
            await desk.settle()
            assert desk.app.options.glyphs == "ascii"
            row, text = next((n, r) for n, r in enumerate(desk.rows()) if "Handover" in r)
            await desk.pilot.click(offset=(text.index("<"), row))
            await desk.settle()
            assert desk.app.options.handover == "off"
            await press(desk, "Esc Back")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_hero_of_the_party_panel_is_clicked() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            one, two = desk.playing.state.world.heroes
            await press(desk, "2 Birch")
            assert (desk.playing.focus, desk.playing.cursor) == (two, desk.place(two))
            assert desk.wait is Wait.PICK
            await desk.pilot.click("#party", offset=(4, 3))  # below its name
            await desk.settle()
            assert desk.playing.history == [Activate(two)]
            await press(desk, "1 Ash")
            assert desk.playing.cursor == desk.place(one)
            assert desk.playing.history == [Activate(two)]

    play(scene())
