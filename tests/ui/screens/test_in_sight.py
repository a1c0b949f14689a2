"""Everything in sight, by keys: a list, nearest first, and Enter goes there."""

import pytest

from starquest.desk.in_sight import in_sight
from tests.desk.test_in_sight import state
from tests.ui.states import besieged, mission
from tests.ui.support import SIZES, opened, play, title
from tests.ui.test_skirmish import begun, duel


@pytest.mark.parametrize("size", SIZES)
def test_one_key_lists_it_and_enter_goes_there(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(besieged(mission("breacher", "medic")), size=size) as desk:
            game = desk.game
            things = in_sight(desk.playing, game.chronicle.phrases())
            await desk.keys("V")
            assert desk.shown == "InSight"
            assert f"In sight: {len(things)} things, the nearest to the cursor first" in desk.text()
            assert desk.fits()
            await desk.keys("down", "down", "enter")
            assert desk.shown == "GameScreen"
            assert desk.playing.cursor == things[2].cell

    play(scene())


def test_whom_enemies_threaten_is_told_as_it_is_found() -> None:
    async def scene() -> None:
        async with opened(state()) as desk:
            await desk.keys("V")
            assert "a: 2 wounds left, 2 of 2 models; threatens 1" in desk.text()

    play(scene())


def test_leaving_it_leaves_the_cursor() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            before = desk.playing.cursor
            await desk.keys("V", "down", "escape")
            assert desk.shown == "GameScreen"
            assert desk.playing.cursor == before

    play(scene())


def test_a_skirmish_has_it_too() -> None:
    async def scene() -> None:
        async with title() as desk:
            await begun(desk, duel("Ann", "Bob"))
            await desk.keys("enter", "enter", "V")
            assert desk.shown == "InSight"
            await desk.keys("enter")
            assert desk.shown == "GameScreen"

    play(scene())
