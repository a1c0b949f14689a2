"""`starquest army`: check, show, list, code."""

from pathlib import Path

import pytest

from starquest import cli
from starquest.content.paths import data_directory

READY = data_directory() / "armies" / "lists" / "cinder_raiders_300.toml"


def run(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert cli.main(["army", *words]) == code
    return capsys.readouterr().out


def test_a_ready_list_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", str(READY)).endswith("It is legal.\n")


def test_every_problem_of_a_file_has_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(READY.read_text("utf-8").replace('"ash_mob"', '"ash_mop"'), "utf-8")
    out = run(capsys, "check", str(file), code=1)
    assert out.count("mine.toml: unit[") == 2
    assert "the nearest is 'ash_mob'" in out


def test_force_organisation_can_be_left_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "horde.toml"
    head = 'name = "Many"\nfactions = ["hollow_legion"]\npoints = 300\n'
    file.write_text(head + '[[unit]]\nkind = "husks"\n' * 9, "utf-8")
    assert "9 times Husks, 3 at most" in run(capsys, "check", str(file), code=1)
    assert "legal" in run(capsys, "check", "--free", str(file))


def test_a_list_is_shown_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "show", "cinder_raiders_300")
    assert out.startswith("Smoke at Dawn: Cinder Raiders, match, 300 of 300 points\n")
    assert out.endswith("This list is legal.\n")


def test_a_code_goes_there_and_back(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(capsys, "code", "cinder_raiders_300").strip()
    assert run(capsys, "code", code) == READY.read_text("utf-8")
    assert "no list code" not in run(capsys, "show", code)
    broken = run(capsys, "code", code[:-3], code=1)
    assert "the list code is not whole" in broken


def test_lists_are_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "armies" / "odd.toml").write_text("x", "utf-8")
    out = run(capsys, "list", "--saves", str(tmp_path))
    assert "cinder_raiders_300  Smoke at Dawn" in out
    assert out.startswith("odd  cannot be read\n")


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in run(capsys, "check", "nowhere.toml", code=1)
