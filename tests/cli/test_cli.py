import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

import starquest
from starquest import cli
from starquest.cli import check_data
from starquest.model.setup import QuestSetup
from starquest.ui import run as ui_run


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """The folders the data check was asked to look at; it finds a fault in each."""
    folders: list[Path | None] = []

    def run(directory: Path | None, out: TextIO, err: TextIO) -> int:
        folders.append(directory)
        out.write("data\n")
        err.write("talk\n")
        return 1

    monkeypatch.setattr(check_data, "run", run)
    return folders


def test_version_goes_to_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr() == (f"starquest {starquest.__version__}\n", "")


def test_the_module_runs_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "starquest", "fly"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "'fly'" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["fly"], "'fly'"),
        (["--speed"], "--speed"),
        (["--vers"], "--vers"),
        (["play", "now"], "now"),
        (["play", "--seed"], "--seed"),
        (["play", "--seed", "soon"], "'soon'"),
        (["play", "--seed", "-1"], "'-1'"),
        (["play", "--seed", "18446744073709551616"], "18446744073709551615"),
        (["play", "--seed", "9" * 5000], "18446744073709551615"),
        (["check-data", "no/such/folder"], "no/such/folder"),
        (["play", "two\nlines\x1b[31m"], "two?lines?[31m"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("starquest: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert named in err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert "play" in out
    assert "check-data" in out


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QuestSetup | None, int | None]]:
    """The missions the terminal game was started with."""
    started: list[tuple[QuestSetup | None, int | None]] = []

    def run(quest: QuestSetup | None, seed: int | None, _folder: Path, *, sight: str = "") -> int:
        started.append((quest, seed))
        assert sight in ("", "party")
        return 0

    monkeypatch.setattr(ui_run, "run", run)
    return started


def test_without_a_command_the_title_opens(
    runs: list[tuple[QuestSetup | None, int | None]],
) -> None:
    assert cli.main([]) == 0
    assert runs == [(None, None)]


def test_play_starts_the_mission_that_was_asked_for(
    runs: list[tuple[QuestSetup | None, int | None]],
) -> None:
    words = (
        "play --seed 7 --heroes medic,psyker,breacher --players Ann,Bob --board small --sight party"
    )
    assert cli.main(words.split()) == 0
    [(quest, seed)] = runs
    assert seed == 7
    assert quest is not None
    assert quest.small
    assert [(r.kind, r.player) for r in quest.party] == [
        ("medic", "Ann"),
        ("psyker", "Bob"),
        ("breacher", "Ann"),
    ]


def test_a_sight_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--sight", "parti"]) == 2
    assert "open, party" in capsys.readouterr().err


def test_more_players_than_heroes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--heroes", "2", "--players", "a,b,c"]) == 2
    assert "3 players for 2 heroes" in capsys.readouterr().err


def test_without_a_terminal_the_game_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "starquest"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no terminal" in done.stderr


def test_check_data_without_a_folder(checked: list[Path | None]) -> None:
    assert cli.main(["check-data"]) == 1
    assert checked == [None]


def test_check_data_of_a_folder(
    checked: list[Path | None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["check-data", str(tmp_path)]) == 1
    assert checked == [tmp_path]
    assert capsys.readouterr() == ("data\n", "talk\n")


def test_an_interrupted_game_says_so_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(ui_run, "run", interrupt)
    assert cli.main(["play"]) == 130


def test_a_reader_that_leaves_is_no_crash() -> None:
    # The game waits for its stdin so that its stdout is closed for certain before it writes.
    script = "from starquest import cli; input(); raise SystemExit(cli.main(['--version']))"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdout.close()
        game.stdin.write(b"\n")
        game.stdin.close()
        assert game.stderr.read() == b""
    assert game.returncode == 141


def test_a_dumb_terminal_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert ui_run.run(None, None) == 2
    assert (
        capsys.readouterr().err
        == "starquest: this terminal cannot show the game (TERM is 'dumb').\n"
    )
