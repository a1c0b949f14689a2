"""`starquest report`: one file, no paths in it, and it can be replayed."""

from pathlib import Path

import pytest

from starquest.cli import main
from tests.ui.run_libraries import begun, library_in


def test_the_last_run_is_reported_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = tmp_path / "kept here"
    begun(library_in(saves), "alone", commands=12, bot="random")
    monkeypatch.chdir(tmp_path)
    assert main(["report", "--saves", str(saves)]) == 0
    assert "alone.report" in capsys.readouterr().out
    text = (tmp_path / "alone.report").read_text("utf-8")
    assert "Wave 1/10" in text
    assert "kept here" not in text
    assert str(Path.home()) not in text
    assert main(["replay", "--headless", "alone.report"]) == 0


def test_without_a_run_there_is_nothing_to_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "--saves", str(tmp_path)]) == 1
    assert "no runs" in capsys.readouterr().err
