"""Keys that come faster than screens go: none counts twice, none closes what lies below."""

import random

import pytest
from textual.screen import Screen

from starquest.desk.preferences import Preferences
from starquest.model.command import Choose
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.pages import Page
from starquest.ui.table.game import GameScreen
from tests import SOAK
from tests.ui.states import level_up, mission, seated, shop, solo
from tests.ui.support import Desk, opened, play, title

MASHED = [
    *["enter"] * 12, *["full_stop"] * 8, "tab", "shift+tab", "escape", "m", "o", "I", "G", "A", "P",
    "O", "1", "2", "3", "left", "right", "up", "down", "L", "J", "H", "K", "a", "r", "c", "s", "v",
    "e", "i", "f", "d", "p", "x", "t", "g", "z", "w", "question_mark", "plus", "minus", "space",
]  # fmt: skip


async def at_once(desk: Desk, *keys: str) -> None:
    """Press keys without waiting for what they do."""
    for key in keys:
        desk.app.simulate_key(key)
    await desk.settle()


def games(desk: Desk) -> int:
    return sum(isinstance(screen, GameScreen) for screen in desk.app.screen_stack)


def test_two_enters_on_the_title_start_one_game() -> None:
    async def scene() -> None:
        async with title() as desk:
            await at_once(desk, "enter", "enter", "enter")
            assert games(desk) == 1

    play(scene())


@pytest.mark.parametrize("key", ["escape", "enter", "a"])
def test_a_panel_is_left_once(key: str) -> None:
    async def scene() -> None:
        async with opened(level_up()) as desk:
            before = len(desk.app.screen_stack)
            await at_once(desk, key, key, key)
            assert games(desk) == 1
            assert len(desk.app.screen_stack) in (before - 1, before)
            answers = [c for c in desk.playing.history if isinstance(c, Choose)]
            assert len(answers) <= 3

    play(scene())


def test_the_map_does_not_open_two_panels() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            await desk.keys("enter")
            depth = len(desk.app.screen_stack)
            await at_once(desk, "m", "m", "m")
            assert len(desk.app.screen_stack) <= depth + 1

    play(scene())


def test_pages_of_the_shop_are_turned_while_a_trade_is_on_its_way() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await at_once(desk, "end", "enter", "s", "enter", "g", "enter", "b", "enter")
            assert desk.shown in ("ShopScreen", "Choosing")

    play(scene())


def test_the_filter_of_the_log_changes_under_the_bar() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            await desk.keys("enter", "w", "full_stop", "G")
            await at_once(desk, *["enter", "f"] * 8)
            assert desk.shown == "Logbook"

    play(scene())


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_mashing_the_keyboard_breaks_nothing(seed: int) -> None:
    async def scene() -> None:
        dice = random.Random(seed)  # noqa: S311 - no secrets here
        speed = ("instant", "step", "normal")[seed - 1]
        state = seated(mission("medic", "psyker", seed=seed, small=True), "Ann", "[/]")
        async with opened(
            state, options=Preferences(speed=speed, animation="fast", settling="none")
        ) as desk:
            for count in range(40):
                await at_once(desk, *dice.choices(MASHED, k=6))
                assert games(desk) == 1
                if not SOAK and count > 12 and desk.playing.history:
                    break
            assert desk.app._exception is None
            assert desk.playing.history

    play(scene())


@pytest.mark.parametrize("screen", [Page("Inventory", ["one"]), Choosing("How?", "", [("a", "")])])
def test_a_key_that_is_faster_than_a_screen_does_nothing(screen: Screen[object]) -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            assert not screen.check_action("scroll", (1,))
            desk.app.push_screen(screen)
            await at_once(desk, "down", "end", "down")
            assert desk.screen is screen
            assert screen.check_action("scroll", (1,))

    play(scene())
