"""A bug report holds the run, and is read like a replay."""

from pathlib import Path

import pytest

from starquest.play.replay import Replay, verify
from starquest.play.replay.report import is_report, report_of, run_in
from starquest.play.saves import SaveError
from tests.support.board import catalog
from tests.ui.run_libraries import library_in, played_out


def test_a_report_gives_back_its_run_and_keeps_the_screen_readable() -> None:
    whole = report_of(b"\0\xff" * 200, {"game": "1\n2"}, "first\n[run]\nlast")
    assert is_report(whole)
    assert run_in(whole) == b"\0\xff" * 200
    text = whole.decode("utf-8")
    assert "game: 1 2\n" in text
    assert "|[run]\n|last" in text


def test_what_is_no_report_has_no_run() -> None:
    assert not is_report(b"\x89SQ")
    assert run_in(b"starquest-report\n[run]\n*not base64*") == b""
    assert run_in(b"starquest-report") == b""


def test_a_report_is_watched_like_a_replay(tmp_path: Path) -> None:
    record = played_out(library_in(tmp_path), "long", bot="random")
    replay = Replay.load(tmp_path / record.replay, catalog())
    path = tmp_path / "sent.report"
    path.write_bytes(report_of(replay.packed(), {}, ""))
    again = Replay.load(path, catalog())
    assert again.rows == replay.rows
    assert verify(again).ok


def test_a_spoilt_report_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.report"
    path.write_bytes(b"starquest-report\n[run]\nAAAA\n")
    with pytest.raises(SaveError):
        Replay.load(path, catalog())
