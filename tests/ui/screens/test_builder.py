"""The army builder by keys and mouse."""

import asyncio
import multiprocessing
import time
from pathlib import Path

import pytest

from starquest.content.armies.list_code import list_code
from starquest.content.armies.list_file import read_list
from starquest.ui.screens.builder import BuilderScreen
from starquest.ui.widgets.lines import Lines
from tests.ui.support import Desk, play, title

SIZES = ((80, 24), (120, 36))


def screen(desk: Desk) -> BuilderScreen:
    assert isinstance(desk.screen, BuilderScreen)
    return desk.screen


def kinds(desk: Desk) -> list[str]:
    return [entry.kind for entry in screen(desk).builder.army.units]


@pytest.mark.parametrize("size", SIZES)
def test_a_list_is_built_and_saved_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(size, saves=tmp_path) as desk:
            await desk.keys("a", "enter", "plus", "u", "enter", "escape")
            assert kinds(desk) == ["ash_mob"]
            assert "Points 110/300" in desk.text()
            assert "Ash Mob costs 110, more than 35% of the points (105)" in desk.text()
            await desk.keys("minus", "down", "down", "down", "down", "enter")
            assert kinds(desk) == ["ash_mob", "mob_boss"]
            assert "This list is legal." in desk.text()
            assert "(not saved)" in desk.text()
            await desk.keys("s")
            assert "(not saved)" not in desk.text()
            assert desk.fits()
        kept = read_list((tmp_path / "armies" / "new_list.toml").read_bytes())
        assert [entry.kind for entry in kept.units] == ["ash_mob", "mob_boss"]

    play(scene())


def test_the_list_is_changed_from_its_own_side() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "enter", "down", "enter", "tab", "up", "x")
            assert kinds(desk) == ["boiler_gang"]
            await desk.keys("x", "x")
            assert kinds(desk) == []

    play(scene())


def test_a_random_list_is_legal_at_once() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "r")
            assert kinds(desk)
            assert "This list is legal." in desk.text()

    play(scene())


def test_a_battle_combines_and_a_match_does_not() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "enter", "c")
            assert not screen(desk).builder.army.units[0].combined
            await desk.keys("p", "p", "c")
            assert screen(desk).builder.army.units[0].combined
            assert "10 Ash Mob" in desk.text()

    play(scene())


def test_a_ready_list_is_opened_and_left_without_a_question() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "o", "enter")
            assert kinds(desk)
            await desk.keys("escape")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_what_is_not_saved_is_asked_about() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "enter", "escape")
            assert desk.shown == "Choosing"
            await desk.keys("a")
            assert desk.shown == "BuilderScreen"
            await desk.keys("escape", "b")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_code_is_typed_and_a_bad_one_refused() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "r")
            army = screen(desk).builder.army
            await desk.keys("f", "e")
            await desk.type(list_code(army))
            await desk.keys("enter")
            assert screen(desk).builder.army == army
            await desk.keys("e")
            await desk.type("SQnonsense")
            await desk.keys("enter")
            assert screen(desk).builder.army == army

    play(scene())


def test_a_list_gets_a_name() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "n")
            await desk.keys(*["backspace"] * 10)
            await desk.type("[b]Mine")
            await desk.keys("enter")
            assert "[b]Mine: Cinder Raiders" in desk.text()

    play(scene())


def test_clicks_add_and_choose() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a")
            offer = desk.screen.query_one("#offer", Lines)
            await desk.pilot.click(offer, offset=(3, 1))
            await desk.settle()
            assert kinds(desk) == ["boiler_gang"]
            army = desk.screen.query_one("#army", Lines)
            await desk.pilot.click(army, offset=(3, 0))
            await desk.settle()
            assert "Upgrades of Boiler Gang" in desk.text()
            offer = desk.screen.query_one("#offer", Lines)
            await desk.pilot.click(offer, offset=(3, 0))
            await desk.settle()
            assert screen(desk).builder.army.units[0].upgrades == ("gang_saw",)

    play(scene())


def test_a_unit_that_waits_is_not_taken() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("a", "end", "enter")
            assert kinds(desk) == []

    play(scene())


def test_a_duel_is_played_while_the_list_is_edited_and_ends_with_the_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("a", "d")
            assert desk.shown == "BuilderScreen"  # nothing in the list yet
            await desk.keys("r", "d")
            assert "A quick duel against" in desk.text()
            await desk.keys("enter")
            builder = screen(desk)
            assert builder.duels
            before = kinds(desk)
            await desk.keys("x")
            assert len(kinds(desk)) == len(before) - 1
            end = time.monotonic() + 60
            while not (builder.duel and builder.duel.standing.played):
                assert time.monotonic() < end
                await asyncio.sleep(0.05)
                builder.look()
            await desk.settle()
            assert "Duel, before your changes:" in desk.text()
            assert desk.fits()
            workers = multiprocessing.active_children()
            await desk.keys("escape", "down", "enter")
            assert desk.shown == "TitleScreen"
            assert not any(worker.is_alive() for worker in workers)

    play(scene())
