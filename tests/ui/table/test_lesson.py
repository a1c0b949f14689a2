"""Wave 0 walked by its keys, from the title to the title; and everything that may go otherwise."""

from dataclasses import replace

import pytest

from starquest.desk.learned import LESSON
from starquest.desk.teacher import STEPS
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import quest_of
from starquest.model.ids import Cell
from starquest.ui.table.lesson import LessonScreen
from tests.ui.support import QUICK, SIZES, Desk, play, title

KEYS = 70
"""The most keys the lesson may take; at two seconds a key, reading included, that is under three
minutes."""


class Student:
    """Somebody who does what the lesson says, and counts the keys."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.keys = desk, 0

    @property
    def step(self) -> str:
        lesson = self.desk.game
        assert isinstance(lesson, LessonScreen)
        at = lesson.teacher.at
        return STEPS[at].id if at < len(STEPS) else "over"

    async def press(self, *keys: str) -> None:
        self.keys += len(keys)
        await self.desk.keys(*keys)

    async def go(self, x: int, y: int) -> None:
        """The cursor to a cell, and Enter."""
        grid = self.desk.playing.state.table.grid
        at_x, at_y = grid.xy(self.desk.playing.cursor)
        self.keys += max(abs(x - at_x), abs(y - at_y)) + 1
        await self.desk.point(grid.cell(x, y))
        await self.desk.keys("enter")

    async def pick(self) -> None:
        if self.desk.wait is Wait.PICK:
            await self.press("enter")
        await self.press("1")

    async def end(self) -> None:
        """End the turn, also if the game reminds of something first."""
        turns = len(self.desk.playing.history)
        for _ in range(3):
            if len(self.desk.playing.history) == turns:
                await self.press("full_stop")


async def walk_to_cover(student: Student) -> None:
    await student.press("w")
    if student.step == "pick":
        await student.press("enter")
    assert student.step == "look"
    await student.press(*["right"] * 5)
    assert student.step == "cover"
    await student.press("enter")
    assert student.step == "aim"


async def walk(student: Student) -> None:
    """The whole lesson."""
    await walk_to_cover(student)
    await student.press("tab")
    assert student.step == "shoot"
    assert "wounds" in student.desk.text()
    await student.press("enter")
    assert student.step == "end"
    await student.end()
    assert student.step == "reach"
    await student.pick()
    await student.go(12, 9)
    if student.step == "search":
        await student.press("enter")
    assert student.step == "hold"
    await student.end()
    await student.pick()
    await student.go(10, 4)
    assert student.step == "wave"
    await student.end()
    await to_the_shop(student)
    assert student.step == "shop"


async def to_the_shop(student: Student) -> None:
    """Past the summary of the wave, the level and what the lesson says of the shop."""
    for _ in range(8):
        if student.desk.shown == "ShopScreen":
            return
        await student.press("enter")
    raise AssertionError(student.desk.text())


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_whole_lesson_by_its_keys(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with title(size) as desk:
            student = Student(desk)
            await walk(student)
            await student.press("enter", "full_stop")
            for _ in range(3):
                if desk.shown != "TitleScreen":
                    assert desk.fits()
                    await student.press("enter")
            assert desk.shown == "TitleScreen"
            assert student.keys <= KEYS
            await desk.loaded()
            assert "Continue" not in desk.text(), "nothing is kept of it"
            assert LESSON in desk.app.learned.seen

    play(scene())


@pytest.mark.parametrize("keymap", ["standard", "arrows", "vi"])
def test_the_keys_are_those_of_the_keymap(keymap: str) -> None:
    async def scene() -> None:
        options = replace(QUICK, keymap=keymap)
        async with title(options=options) as desk:
            await desk.keys("w", "enter")
            lesson = desk.game
            assert isinstance(lesson, LessonScreen)
            assert lesson.teacher.key("undo") == ("U" if keymap == "vi" else "u")

    play(scene())


def test_whoever_walks_elsewhere_is_told_the_way_back() -> None:
    async def scene() -> None:
        async with title((120, 36)) as desk:
            student = Student(desk)
            await student.press("w", "enter")
            await student.go(4, 5)
            assert student.step in ("look", "cover")
            assert "Not that: u takes it back" in desk.text()
            await student.press("u")
            assert "takes it back" not in desk.text()
            await student.go(7, 5)
            assert student.step == "aim"

    play(scene())


def test_whoever_is_ahead_goes_on_from_there() -> None:
    async def scene() -> None:
        async with title() as desk:
            student = Student(desk)
            await student.press("w", "enter")
            await student.press("s", "enter")
            assert student.step == "end", "the shot is fired; cover is not asked for any more"

    play(scene())


def test_every_step_can_be_skipped_and_the_lesson_left() -> None:
    async def scene() -> None:
        async with title() as desk:
            student = Student(desk)
            await student.press("w")
            for _ in STEPS:
                if isinstance(desk.screen, LessonScreen):
                    await student.press("N")
            assert desk.shown == "Page"
            await student.press("enter")
            assert desk.shown == "TitleScreen"
            await student.press("w", "Q")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_lost_lesson_ends_kindly() -> None:
    async def scene() -> None:
        async with title() as desk:
            student = Student(desk)
            await student.press("w", "enter")
            for _ in range(40):
                if desk.shown == "TitleScreen":
                    return
                if desk.shown == "ShopScreen":
                    await student.press("full_stop", "enter")
                elif isinstance(desk.screen, LessonScreen):
                    await student.press("enter", "full_stop", "full_stop")
                else:
                    await student.press("enter")
            raise AssertionError(desk.text())

    play(scene())


def test_the_wave_is_not_the_players_first() -> None:
    async def scene() -> None:
        async with title(options=QUICK) as desk:
            await desk.keys("w")
            assert quest_of(desk.playing.state).wave == 1
            assert desk.playing.run.history == []
            assert desk.app.run_in_play is None
            assert desk.playing.cursor != Cell(0)

    play(scene())
