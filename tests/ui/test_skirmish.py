"""A skirmish at the keyboard: two people or one against the program, drawn, left and resumed."""

from pathlib import Path

import pytest

from starquest.desk.waits import Wait
from starquest.engine.digest import digest
from starquest.engine.mode import mind_of, side_of
from starquest.model.setup import SkirmishSetup
from starquest.play.modes.skirmish.words import read_skirmish
from tests.support.board import catalog
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.support import Desk, play, title


def duel(*players: str) -> SkirmishSetup:
    return read_skirmish(catalog(), points=150, board="small", players=players)


async def begun(desk: Desk, setup: SkirmishSetup) -> None:
    desk.app.begin(setup, 7)
    await desk.loaded()
    await desk.settle()


async def hold_on(desk: Desk, times: int) -> list[str]:
    """Hold with everybody for so many keys; what the screen said."""
    pages = []
    for _ in range(times):
        if desk.wait is Wait.OVER:
            break
        await desk.keys(next_key(desk))
        pages.append(desk.text())
    return pages


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_both_forces_are_drawn_and_the_keyboard_goes_round(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with title(size) as desk:
            await begun(desk, duel("Ann", "Bob"))
            sides, told = set(), [desk.text()]
            for _ in range(14):
                sides.add(side_of(desk.playing.state))
                told += await hold_on(desk, 1)
            whole = "\n".join(told)
            assert len(sides) == 2
            assert "Over to Ann" in whole
            assert "Over to Bob" in whole
            assert "Furnace Brute" in whole
            assert "Marksman" in whole
            marks = {mark.glyph for mark in desk.playing.frame().things.values()}
            assert marks >= ({"F", "m", "r"} if desk.playing.side == 0 else {"f", "M", "R"})

    play(scene())


def test_one_plays_against_the_program_to_the_end() -> None:
    async def scene() -> None:
        async with title() as desk:
            await begun(desk, duel("Ann"))
            for _ in range(ENOUGH):
                assert mind_of(desk.playing.state) is None or desk.wait is Wait.HORDE
                if desk.wait is Wait.OVER:
                    break
                await desk.keys(next_key(desk))
            assert desk.playing.state.outcome is not None
            assert "skirmish" in desk.text()

    play(scene())


def test_a_skirmish_is_left_and_continued(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await begun(desk, duel("Ann", "Bob"))
            await hold_on(desk, 8)
            left = digest(desk.playing.state)
        async with title(saves=tmp_path) as desk:
            assert "Continue" in desk.text()
            await desk.keys("enter")
            await desk.loaded()
            await desk.settle()
            assert digest(desk.playing.state) == left

    play(scene())


def test_keys_of_a_quest_do_nothing_here() -> None:
    async def scene() -> None:
        async with title((160, 50)) as desk:
            await begun(desk, duel("Ann"))
            while desk.wait is not Wait.PICK:
                await desk.keys(next_key(desk))
            before = desk.playing.state
            await desk.keys("I")
            assert desk.shown == "GameScreen"
            await desk.keys("A", "P", "f", "z")
            assert desk.playing.state is before
            assert "Inventory" not in desk.rows()[-1]
            await desk.keys("question_mark")
            assert "Feat" not in desk.text()
            assert "destroy the other army" in desk.text()

    play(scene())


def test_threats_and_intents_serve_the_skirmish_too() -> None:
    async def scene() -> None:
        async with title((120, 36)) as desk:
            await begun(desk, duel("Ann"))
            await desk.keys("enter", "enter", "T")
            assert "could attack next" in desk.text()
            await desk.keys("E")
            assert desk.shown == "Choosing"

    play(scene())
