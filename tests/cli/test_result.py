"""`starquest result`: the end of a run as text and as a picture."""

from pathlib import Path

import pytest

from starquest.cli import main
from tests.ui.run_libraries import library_in, played_out


def test_a_run_is_told_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played_out(library_in(tmp_path), "long", bot="random")
    assert main(["result", "long", "--saves", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "- Dice -" in told
    assert "Seed and settings" in told


def test_a_run_becomes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played_out(library_in(tmp_path), "long", bot="random")
    target = tmp_path / "end.svg"
    assert main(["result", "long", "--saves", str(tmp_path), "--svg", str(target)]) == 0
    assert capsys.readouterr().out == ""
    assert target.read_text("utf-8").startswith("<svg")


def test_a_run_that_is_not_there_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["result", "nobody", "--saves", str(tmp_path)]) == 1
    assert "nobody" in capsys.readouterr().err
