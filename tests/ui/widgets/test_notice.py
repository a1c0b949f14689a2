"""The briefing lies over the map until the first key, which still does what it says."""

import pytest

from starquest.ui.widgets.notice import Notice
from tests.ui.support import SIZES, Desk, play, press, title


def told(desk: Desk) -> bool:
    return bool(desk.game.query_one(Notice).display)


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_first_key_ends_the_briefing_and_is_not_lost(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with title(size) as desk:
            await desk.keys("p")
            assert told(desk)
            assert "Briefing: " in desk.text()
            assert desk.fits()
            before = desk.playing.cursor
            await desk.keys("right")
            assert not told(desk)
            assert desk.playing.cursor != before or desk.shown == "Choosing"

    play(scene())


def test_a_click_ends_it_too() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p")
            await press(desk, "Briefing: ")
            assert not told(desk)

    play(scene())


def test_who_comes_back_is_not_briefed_again() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p", "right", "Q")
            await desk.loaded()
            await desk.keys("c")
            assert not told(desk)

    play(scene())
