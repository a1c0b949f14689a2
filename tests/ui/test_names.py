"""Names from outside neither crash nor act, wherever they are shown."""

import pytest
from rich.cells import cell_len

from starquest.play.session import Session
from starquest.ui.screens.newgame import NewGame
from starquest.ui.screens.shop import ShopScreen
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import at_level, first_wave, last_round, level_up, named, seated, shop
from tests.ui.support import Desk, opened, play, title

EVIL = (
    "[/]",
    "[b]bold[/b]",
    "[@click=app.quit]x",
    "[red",
    "$primary",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07",
    "a\tb\nc\rd",
    "\u202eright to left",
    "\u05d0\u05d1\u05d2",
    "漢字漢字漢字漢字",
    "e\u0301\u0301\u0301\u0301",
    "👩‍🚀🚀",
    "\u200b\u200d",
    "\x9b31m",
    "{0} %s {name}",
)
FORBIDDEN = {"\x1b", "\x07", "\x9b", "\u202e", "\u200b", "\t", "\r"}


def safe(desk: Desk) -> bool:
    """Whether the screen keeps its shape and nothing that controls a terminal is on it."""
    return desk.fits() and not FORBIDDEN & set(desk.text())


PAIRS = list(zip(EVIL[::2], EVIL[1::2], strict=True))


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=ascii)
def test_a_name_is_shown_on_every_panel(one: str, other: str) -> None:
    async def scene() -> None:
        state = seated(named(first_wave(alertness=0), (one, other)), other, one)
        async with opened(state) as desk:
            assert safe(desk)
            await desk.keys("enter", "enter")
            assert safe(desk)
            for key in ("m", "I", "G"):
                await desk.keys(key)
                assert safe(desk), key
                await desk.keys("escape")
            await desk.keys("w", "full_stop")
            assert safe(desk)
            assert desk.app.return_value is None

    play(scene())


def test_a_name_is_typed_in_the_new_game() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", *["down"] * 4)
            for name in EVIL:
                for row in ("up", "down"):  # the hero, its player
                    await desk.keys(row, "enter", "end", "ctrl+u")
                    assert desk.shown == "Naming"
                    await desk.type(name)
                    assert safe(desk), name
                    await desk.keys("enter")
                    assert safe(desk), name
                assert isinstance(desk.screen, NewGame)
                hero = desk.screen.setup.heroes[0]
                assert not FORBIDDEN & set(hero.name + hero.player), name

    play(scene())


@pytest.mark.parametrize(("one", "other"), PAIRS[::2], ids=ascii)
def test_a_game_is_begun_with_the_names_that_were_typed(one: str, other: str) -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("n", "down", "down", "down")
            for name in (one, other):
                await desk.keys("enter")
                await desk.type(name)
                await desk.keys("enter", "down")
            await desk.keys("home", "enter")
            assert desk.shown in ("GameScreen", "Card", "HandingCard")
            assert safe(desk)

    play(scene())


def test_evil_names_in_the_shop() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            assert isinstance(desk.screen, ShopScreen)
            for name in EVIL:
                desk.playing.run = Session(named(shop(), (name, name)))
                for key in ("b", "g", "tab", "s"):
                    await desk.keys(key)
                    assert safe(desk), name

    play(scene())


@pytest.mark.parametrize("name", EVIL[:3])
def test_evil_names_in_questions_and_at_the_end(name: str) -> None:
    async def scene() -> None:
        async with opened(named(level_up(), (name, name))) as desk:
            assert desk.shown == "Choosing"
            assert safe(desk)
        state = seated(named(at_level(last_round(), 15, 0), (name, name)), name, name)
        async with opened(state) as desk:
            for _ in range(ENOUGH):
                if "mission is over" in desk.text():
                    break
                await desk.keys(next_key(desk))
                assert safe(desk)
            assert "mission is over" in desk.text()

    play(scene())


@pytest.mark.parametrize("name", ["W" * 40, "漢字" * 8, "👩🚀" * 8, "e\u0301" * 20, "\u05d0" * 20])
def test_columns_stay_columns_whatever_the_name(name: str) -> None:
    """The state of a hero and the initials of its player have their place in every panel."""

    async def scene() -> None:
        state = seated(named(first_wave(alertness=0), (name, "Bo")), "Ann", "Bob")
        async with opened(state) as desk:
            await desk.keys("escape")
            heroes = [strip.crop(51, 80).text.rstrip() for strip in desk.strips()[1:4:2]]
            assert heroes[0].endswith("ready")
            assert "(A)" in heroes[0]
            assert [cell_len(row) for row in heroes] == [28, 28]
            await desk.keys("m")
            rows = [row for row in desk.rows() if row[1:2] == "│" and "ready" in row]
            ends = {cell_len(row[: row.rindex("ready")]) for row in rows}
            assert len(rows) == 2
            assert len(ends) == 1 or cell_len(name) > 20

    play(scene())
