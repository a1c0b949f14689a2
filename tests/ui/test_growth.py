"""A level by keys: what it changes is said before, walked back, and confirmed."""

from dataclasses import replace

from starquest.desk.waits import Wait
from starquest.model.command import Choose
from starquest.model.step import AskKind
from tests.ui.states import level_up
from tests.ui.support import QUICK, Desk, opened, play


def kind(desk: Desk) -> AskKind | None:
    """What is asked."""
    return desk.playing.ask.kind if desk.playing.ask else None


def test_a_level_says_what_changes_and_is_walked_back() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            assert "Tough (wounds it bears) 9 -> 10." in desk.text()
            assert "Answer before" not in desk.text(), "there is none"
            await desk.keys("b")
            assert kind(desk) is AskKind.LEARN
            assert "Strength" in desk.text()
            assert "u Answer before" in desk.text()
            await desk.keys("u")
            assert kind(desk) is AskKind.LEVEL
            assert not desk.playing.history

    play(scene())


def test_the_last_answer_is_confirmed_before_the_shop_opens() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            await desk.keys("a", "a", "b")
            assert "Is that all as you want it?" in desk.text()
            assert "Ash: level 2 -> +1 Tough" in desk.text()
            assert "Who gets the odd XP? -> Birch" in desk.text()
            assert desk.playing.history == [Choose(0)] * 2, "the third is not given yet"
            await desk.keys("b")
            assert "1 odd point left" in desk.text(), "asked again"
            await desk.keys("u", "b")
            assert "Birch learns a skill" in desk.text(), "and the level, too"
            await desk.keys("a", "a", "a")
            assert desk.wait is Wait.SHOP

    play(scene())


def test_below_a_list_of_skills_stands_what_the_one_under_the_bar_does() -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            await desk.keys("b")
            assert "The floor jumps" in desk.text()
            await desk.keys("down")
            assert "Feet planted" in desk.text()
            assert "The floor jumps" not in desk.text()
            assert desk.fits()

    play(scene())


def test_a_card_says_what_the_autopilot_chose() -> None:
    async def scene() -> None:
        async with opened(level_up(), options=replace(QUICK, growth="autopilot")) as desk:
            await desk.keys("escape", "A")
            assert "Birch: level 2" in desk.text(), "the other hero is somebody's"
            await desk.keys("escape", "A")
            assert "The autopilot chose" in desk.text()
            assert "Ash: level 2 -> +1" in desk.text()
            assert "Birch: level 2 -> +1" in desk.text()

    play(scene())
