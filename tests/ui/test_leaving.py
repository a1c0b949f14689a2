"""Whoever leaves a run in play is told how to come back to it."""

import shlex
from pathlib import Path

from tests.ui.pty_game import PtyGame

GAME = ("-m", "starquest")


def test_leaving_says_how_to_come_back(tmp_path: Path) -> None:
    with PtyGame([*GAME, "play", "--board", "small"], tmp_path) as game:
        game.wait_for("Round")
        game.press("\x11")
        status, _ = game.ended()
        game.settle()
        assert status == 0
        assert game.restored()
        [run] = (tmp_path / "saves").glob("*.run")
        told = game.seen.decode(errors="replace").rpartition("To go on: ")[2]
        assert shlex.split(told) == ["starquest", "resume", run.stem]


def test_who_only_saw_the_title_is_told_nothing(tmp_path: Path) -> None:
    with PtyGame(GAME, tmp_path) as game:
        game.wait_for("Play now")
        game.press("\x11")
        game.ended()
        assert b"To go on" not in game.seen
