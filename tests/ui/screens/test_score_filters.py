"""Filters and bests in the score table, and the daily mission from the title."""

from pathlib import Path

from tests.ui.run_libraries import library_in, played_out
from tests.ui.support import play, title


def test_the_table_is_filtered_and_tells_the_bests(tmp_path: Path) -> None:
    played_out(library_in(tmp_path), "long", bot="random")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("s")
            assert "Scores: all, 1 run" in desk.text()
            await desk.keys("f")
            assert "Scores: ranked, 1 run" in desk.text()
            await desk.keys("F", "F")
            assert "Scores: all" not in desk.text()
            await desk.keys("b")
            assert "The best of each" in desk.text()
            assert "2 heroes:" in desk.text()

    play(scene())


def test_the_daily_mission_is_a_run_of_its_day(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("d")
            await desk.settle()
            run = desk.app.run_in_play
            assert run is not None
            assert run.origin.daily  # type: ignore[attr-defined]
            assert run.name == f"daily-{run.origin.daily}"  # type: ignore[attr-defined]

    play(scene())
