"""The pages at the end of a run on the screen, and the ways that lead from them."""

from pathlib import Path

from tests.ui.run_libraries import library_in, nearly_over, played_out
from tests.ui.support import play, title


def test_pages_are_turned_by_number_and_by_arrow(tmp_path: Path) -> None:
    nearly_over(library_in(tmp_path), "doomed")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter")
            assert "[1 Result]" in desk.text()
            await desk.keys("right")
            assert "[2 Dice]" in desk.text()
            assert "to block" in desk.text()
            await desk.keys("6")
            assert "[6 Story]" in desk.text()
            assert "Seed and settings" in desk.text()
            await desk.keys("right")
            assert "[1 Result]" in desk.text()

    play(scene())


def test_a_wave_is_watched_and_the_pages_come_back(tmp_path: Path) -> None:
    played_out(library_in(tmp_path), "long", bot="random")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("s", "e", "3")
            assert desk.shown == "Ending"
            leg = desk.app.screen.told.account.legs[0]  # type: ignore[attr-defined]
            await desk.keys("enter")
            assert desk.shown == "ReplayScreen"
            assert f"{leg.at}/" in desk.text()
            await desk.keys("escape")
            assert "[3 Waves]" in desk.text()

    play(scene())


def test_a_wave_is_practised_as_a_run_that_is_not_ranked(tmp_path: Path) -> None:
    played_out(library_in(tmp_path), "long", bot="random")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("s", "e", "3", "r")
            await desk.settle()
            run = desk.app.run_in_play
            assert run is not None
            assert not run.origin.ranked  # type: ignore[attr-defined]
            assert run.name == "long-wave-1"  # type: ignore[attr-defined]

    play(scene())
    assert (tmp_path / "long-wave-1.run").exists()


def test_a_replay_practises_the_wave_it_shows(tmp_path: Path) -> None:
    played_out(library_in(tmp_path), "long", bot="random")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("s", "enter", "end", "r", "enter")
            await desk.settle()
            assert desk.app.run_in_play is not None

    play(scene())


def test_text_and_picture_are_written_beside_the_run(tmp_path: Path) -> None:
    nearly_over(library_in(tmp_path), "doomed")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter", "t", "v")
            assert desk.shown == "Ending"

    play(scene())
    assert "- Result -" in (tmp_path / "doomed.txt").read_text("utf-8")
    assert (tmp_path / "doomed.svg").read_text("utf-8").startswith("<svg")


def test_a_run_that_goes_on_is_told_so_far_with_its_honours(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("p")
            await desk.settle()
            await desk.keys("enter", "Y")
            assert "The mission so far" in desk.text()
            assert "[1 Result]" in desk.text()
            await desk.keys("3")
            assert "[3 Honours]" in desk.text()
            before = desk.playing.history
            await desk.keys("escape")
            assert desk.shown == "GameScreen"
            assert desk.playing.history == before

    play(scene())
