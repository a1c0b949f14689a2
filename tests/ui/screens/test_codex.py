"""The codex, by keys: a word finds pages, a page leads to others."""

from pathlib import Path

from tests.ui.states import mission
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
