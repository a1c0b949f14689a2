"""`starquest army`: check, show, list, code."""

import tracemalloc
from pathlib import Path
from random import Random

import pytest

from starquest import cli
from starquest.content.armies.list_file import LARGEST
from starquest.content.paths import data_directory
from tests import times
from tests.content.armies.spoilt_lists import spoil

READY = data_directory() / "armies" / "lists" / "cinder_raiders_300.toml"


def run(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert cli.main(["army", *words]) == code
    return capsys.readouterr().out


def test_a_ready_list_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", str(READY)).endswith("It is legal.\n")


def test_a_list_is_checked_by_its_name_and_by_its_code_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    named = run(capsys, "check", "cinder_raiders_300")
    assert named.startswith("cinder_raiders_300.toml: Smoke at Dawn")
    code = run(capsys, "code", "cinder_raiders_300").strip()
    assert run(capsys, "check", code).endswith("It is legal.\n")
    wrong = run(capsys, "check", "cinder_raider_300", code=1)
    assert "the nearest is 'cinder_raiders_300'" in wrong


@pytest.mark.parametrize("do", ["check", "show", "code"])
def test_what_is_no_list_is_refused_whatever_is_to_be_done(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, do: str
) -> None:
    binary, vast = tmp_path / "binary.toml", tmp_path / "vast.toml"
    binary.write_bytes(bytes(range(256)) * 9)
    with vast.open("wb") as file:
        file.truncate(1 << 34)
    code = run(capsys, "code", "nullborn_300").strip()
    typo = code[:20] + ("a" if code[20] != "a" else "b") + code[21:]
    for word, told in (
        (str(binary), "binary.toml: is not UTF-8"),
        (str(vast), "vast.toml: it has more than"),
        (f"{tmp_path}/gone.toml", "gone.toml: cannot be read"),
        (typo, "the list code is not whole"),
        ("nulborn_300", "the nearest is 'nullborn_300'"),
        ("\x1b[31m", "unknown list '\\x1b[31m'"),
        ("", "unknown list ''"),
    ):
        assert told in run(capsys, do, word, code=1)


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


@pytest.mark.soak
def test_spoilt_files_are_refused_in_words_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Whatever a file says: legal or not, never a traceback, and nothing that acts on a screen."""
    dice, file = Random(11), tmp_path / "spoilt.toml"  # noqa: S311 - faults to try
    for turn in range(times(60, 5_000)):
        source = bytearray(READY.read_bytes())
        for _ in range(1 + turn % 4):
            spoil(source, dice)
        file.write_bytes(source)
        code = cli.main(["army", "check", str(file)])
        told = capsys.readouterr()
        assert code in (0, 1)
        assert "Traceback" not in told.out + told.err
        assert all(line.isprintable() for line in (told.out + told.err).splitlines())
        assert code == 0 or "spoilt.toml" in told.out


VAST = (
    b"[[unit]]\n" * (LARGEST // 9),
    b"x = " + b"[" * (LARGEST - 4),
    b"x = " + b"{a=" * ((LARGEST - 4) // 3),
    b"a." * (LARGEST // 2 - 4) + b"a = 1",
    b'name = "' + b"\\u0041" * (LARGEST // 6 - 4) + b'"',
    b"points = " + b"9" * (LARGEST - 10),
    b"\n".join(b"k%d = 1" % at for at in range(LARGEST // 10)),
)


@pytest.mark.parametrize("source", VAST, ids=range(len(VAST)))
def test_the_largest_files_take_little_memory_and_say_little(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, source: bytes
) -> None:
    file = tmp_path / "vast.toml"
    file.write_bytes(source[:LARGEST])
    tracemalloc.start()
    run(capsys, "check", str(file), code=1)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 64 << 20
