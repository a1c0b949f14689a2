"""A run that ends has its place in the score table and can be watched again."""

import errno
from pathlib import Path

import pytest

from starquest.play.replay import Replay, verify
from starquest.play.saves import Disk
from starquest.play.scores import Scores
from tests.support.board import catalog
from tests.ui.run_libraries import library_in, nearly_over
from tests.ui.support import play, title


def test_the_last_page_says_what_became_of_the_run(tmp_path: Path) -> None:
    commands = nearly_over(library_in(tmp_path), "doomed")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter")
            assert desk.shown == "Ending"
            assert "Everybody is down." in desk.text()
            assert "Place 1 of 1 in the score table." in desk.text()
            assert "It can be watched again: doomed.replay" in desk.text()
            await desk.keys("enter")
            await desk.loaded()
            assert desk.shown == "TitleScreen"
            assert "Continue" not in desk.text()
            assert "Scores" in desk.text()
            await desk.keys("s")
            assert "everybody down" in desk.text()

    play(scene())
    [record] = Scores(tmp_path).records()
    assert record.summary.commands == commands
    replay = Replay.load(tmp_path / record.replay, catalog())
    assert verify(replay).ok
    assert len(replay.rows) == commands


def test_a_finished_run_is_recorded_once(tmp_path: Path) -> None:
    nearly_over(library_in(tmp_path), "doomed")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter", "enter")
            desk.app.resume("doomed")
            await desk.settle()
            assert desk.shown == "ReplayScreen", "a run that is over is watched"

    play(scene())
    assert len(Scores(tmp_path).records()) == 1


def test_a_run_whose_game_was_killed_at_its_end_gets_its_place(tmp_path: Path) -> None:
    nearly_over(library_in(tmp_path), "doomed")
    with library_in(tmp_path).open("doomed") as run:
        run.mind_step()
    assert Scores(tmp_path).records() == []

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("s")
            assert "everybody down" in desk.text()

    play(scene())


def test_a_table_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nearly_over(library_in(tmp_path), "doomed")
    real = Disk.create

    def create(self: Disk, path: Path) -> int:
        if "replay" in path.name or "scores" in path.name:
            raise OSError(errno.EACCES, "Permission denied")
        return real(self, path)

    monkeypatch.setattr(Disk, "create", create)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter")
            assert "It is not in the score table:" in desk.text()
            assert "Permission denied" in desk.text()

    play(scene())
