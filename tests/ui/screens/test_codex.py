"""The codex, by keys: a word finds pages, a page leads to others."""

from pathlib import Path

import pytest

from starquest.ui.screens.codex import CodexScreen
from tests.ui.states import mission, shop
from tests.ui.support import SIZES, opened, play, title


def test_a_word_finds_its_page_and_tab_goes_on_to_what_it_refers_to(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("x")
            assert desk.shown == "CodexScreen"
            await desk.type("cover")
            assert "A unit in cover has +1 to block shots." in " ".join(desk.text().split())
            await desk.keys("tab")
            assert "Our rulings" in desk.text()
            await desk.keys("escape")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_arrows_go_from_title_to_title_and_stop_at_the_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("x", "up")
            assert "Welcome  How to play" in desk.text()
            await desk.keys("down")
            assert "Winning and losing  How to play" in desk.text()

    play(scene())


def test_a_word_nobody_has_shows_what_is_nearest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("x")
            await desk.type("medick")
            assert "Medic  Classes" in desk.text()

    play(scene())


def test_the_game_opens_it_at_who_is_under_the_cursor() -> None:
    async def scene() -> None:
        for size in SIZES:
            async with opened(mission("breacher", "medic"), size=size) as desk:
                await desk.keys("1", "C")
                assert desk.shown == "CodexScreen"
                assert "Breacher  Classes" in desk.text()
                assert desk.fits()

    play(scene())


def test_the_page_of_a_rule_ends_with_its_statements_and_is_found_by_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("x")
            await desk.type("FF-212")
            assert "Furious  Special rules" in desk.text()
            assert "Statements of the rules: FF-212, FF-230." in desk.text()

    play(scene())


def test_in_the_game_the_words_under_the_cursor_are_listed() -> None:
    async def scene() -> None:
        async with opened(mission("breacher", "medic")) as desk:
            await desk.keys("1", "C")
            assert isinstance(desk.screen, CodexScreen)
            titles = desk.screen.titles
            assert titles[0] == "Breacher"
            assert {"Quality", "Defense", "Power", "Stat tests"} <= set(titles)
            await desk.keys("down")
            assert "Breacher  Classes" not in desk.text()

    play(scene())


@pytest.mark.parametrize(("keys", "word"), [
    (("enter", "m"), "Main actions"), (("enter", "w", "G"), "Breacher"), (("I",), "Power"),
    (("question_mark",), "Objectives"),
])  # fmt: skip
def test_every_panel_has_its_words_looked_up(keys: tuple[str, ...], word: str) -> None:
    async def scene() -> None:
        async with opened(mission("breacher", "medic")) as desk:
            await desk.keys(*keys)
            before = desk.shown
            assert before != "GameScreen"
            await desk.keys("C")
            assert isinstance(desk.screen, CodexScreen)
            assert word in desk.screen.titles
            assert len(desk.screen.titles) < 60
            await desk.keys("escape")
            assert desk.shown == before

    play(scene())


def test_the_shop_has_the_words_of_its_wares_looked_up() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            assert desk.shown == "ShopScreen"
            await desk.keys("C")
            assert isinstance(desk.screen, CodexScreen)
            assert "Stun lash" in desk.screen.titles

    play(scene())


def test_its_lengths_are_those_of_the_board_and_it_says_which(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("x")
            await desk.type("ghost walk")
            assert "Codex (standard board)" in desk.text()
            assert 'move up to 6"' in " ".join(desk.text().split())
        async with opened(mission("breacher", "medic", small=True)) as desk:
            desk.app.action_codex("ghost walk")
            await desk.settle()
            assert "Codex (small board)" in desk.text()
            assert 'move up to 3"' in " ".join(desk.text().split())

    play(scene())
