"""A skirmish at one keyboard: both armies are drawn, and the keyboard goes round."""

from dataclasses import replace

from starquest.content.loader import load_catalog
from starquest.desk.waits import Wait
from starquest.engine.game import new_game
from starquest.model.command import Advance, Hold
from starquest.model.ids import Side
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState
from tests.ui.support import QUICK, Desk, opened, play

OPEN = replace(QUICK, sight="open")
ONE = ("scrap_cutters", "slag_gunner")
TWO = ("scrap_cutters", "slag_gunner")


def skirmish(names: tuple[str, str] = ("", ""), minds: tuple[str, str] = ("", "")) -> GameState:
    """Two small forces on a small table."""
    setup = SkirmishSetup(ONE, TWO, width=24, height=24, names=names, minds=minds)
    return new_game(setup, 3, load_catalog())


async def first_turn(desk: Desk) -> None:
    """Answer and place until somebody is to be picked."""
    for _ in range(20):
        if desk.wait is Wait.PICK and desk.shown == "GameScreen":
            return
        await desk.keys("enter")


def test_both_armies_are_drawn() -> None:
    async def scene() -> None:
        async with opened(skirmish(names=("Ann", "Bob")), (120, 36), OPEN) as desk:
            await first_turn(desk)
            mine = desk.playing.side
            things = desk.playing.frame().things
            scene_ = desk.playing.scene
            for side in Side:
                for unit in scene_.units(side):
                    mark = things[scene_.cells(unit)[0]]
                    assert mark.glyph.isupper() is (side is mine)
            assert "Ann: " in desk.rows()[0]
            assert "Bob: " in desk.rows()[0]

    play(scene())


def test_the_keyboard_goes_from_one_army_to_the_other() -> None:
    async def scene() -> None:
        async with opened(skirmish(names=("Ann", "Bob"))) as desk:
            await first_turn(desk)
            first = desk.playing.side
            await desk.keys("enter")
            assert desk.wait is Wait.ACT
            await desk.keys("w")  # with nobody to shoot at that is all
            assert desk.shown == "Card"
            assert ("Bob" if first is Side.ONE else "Ann") in desk.text()
            await desk.keys("enter")
            assert (desk.playing.side, str(desk.wait)) == (first.other, "pick")
            assert any(isinstance(command, Hold) for command in desk.playing.history)

    play(scene())


def test_a_unit_is_moved_by_keys() -> None:
    async def scene() -> None:
        async with opened(skirmish()) as desk:
            await first_turn(desk)
            await desk.keys("enter", "a")
            assert desk.wait is Wait.AIM
            await desk.keys("tab", "enter")
            assert any(isinstance(command, Advance) for command in desk.playing.history)

    play(scene())


def test_a_program_plays_the_other_army() -> None:
    async def scene() -> None:
        async with opened(skirmish(minds=("", "list"))) as desk:
            await first_turn(desk)
            assert desk.playing.side is Side.ONE
            await desk.keys("enter", "w")
            assert desk.playing.side is Side.ONE
            assert desk.shown == "GameScreen"
            assert desk.wait is Wait.PICK

    play(scene())


def test_keys_of_a_quest_do_nothing_here() -> None:
    async def scene() -> None:
        async with opened(skirmish(), (160, 50)) as desk:
            await first_turn(desk)
            before = desk.playing.state
            await desk.keys("I")
            assert desk.shown == "GameScreen"
            await desk.keys("A", "P", "f", "z")
            assert desk.playing.state is before
            assert "Inventory" not in desk.rows()[-1]
            await desk.keys("question_mark")
            assert "Feat" not in desk.text()

    play(scene())
