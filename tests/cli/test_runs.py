"""`starquest resume`, `saves`, `replay` and `scores`."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from starquest import cli
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.replay import Replay
from starquest.play.saves import Held, SavedRun
from starquest.play.saves.names import problem_of, usable
from starquest.ui import run as ui_run
from tests.ui.run_libraries import begun, library_in, nearly_over, played_out, score_row

Output = pytest.CaptureFixture[str]


class Told:
    """An app that only remembers what it is to open."""

    def __init__(self) -> None:
        self.opened: list[object] = []

    def go_on(self, run: SavedRun) -> None:
        self.opened.append(run.name)

    def held(self, error: Held) -> None:
        self.opened.append(("held", error.name))

    def show_player(self, replay: object) -> None:
        self.opened.append(("replay", getattr(replay, "name", "")))


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Told:
    """The terminal game, without the terminal."""
    told = Told()

    def run(_quest: object, _seed: object, folder: Path, first: Callable[[Told], None]) -> int:
        assert folder.is_dir()
        first(told)
        return 0

    monkeypatch.setattr(ui_run, "run", run)
    return told


def test_resume_opens_the_newest_run_or_the_one_that_is_named(tmp_path: Path, app: Told) -> None:
    begun(library_in(tmp_path), "older")
    begun(library_in(tmp_path), "newer")
    os.utime(tmp_path / "older.run", (1, 1))
    assert cli.main(["resume", "--saves", str(tmp_path)]) == 0
    assert cli.main(["--saves", str(tmp_path), "resume", "older"]) == 0
    assert app.opened == ["newer", "older"]


def test_resume_lets_the_run_go_when_the_game_is_over(tmp_path: Path, app: Told) -> None:
    begun(library_in(tmp_path), "one")
    assert cli.main(["resume", "--saves", str(tmp_path)]) == 0
    library_in(tmp_path).open("one").close()
    assert app.opened == ["one"]


def test_a_run_that_is_open_elsewhere_is_offered_as_a_copy(tmp_path: Path, app: Told) -> None:
    begun(library_in(tmp_path), "one")
    with library_in(tmp_path).open("one"):
        assert cli.main(["resume", "one", "--saves", str(tmp_path)]) == 0
    assert app.opened == [("held", "one")]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["resume"], "there is no run to resume in"),
        (["resume", "nobody"], "there is no run called 'nobody'"),
        (["resume", "../up"], "cannot be the name of a run"),
        (["resume", "a\x1b[31mb"], "cannot be the name of a run"),
        (["resume", "junk"], "cannot be read"),
        (["replay", "no/such.replay"], "there is no such file"),
        (["replay", "junk.run"], "cannot be shown"),
        (["replay", "no/such.replay", "--headless"], "there is no such file"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, app: Told, capsys: Output, words: list[str], said: str
) -> None:
    if "junk" in "".join(words):
        (tmp_path / "junk.run").write_bytes(b"\x80\x04N.")
    assert cli.main([*words, "--saves", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.startswith("starquest: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert err.replace("\n", "").isprintable()
    assert app.opened == []


def test_saves_lists_every_run_and_the_broken_ones(tmp_path: Path, capsys: Output) -> None:
    begun(library_in(tmp_path), "mine", commands=10)
    (tmp_path / "junk.run").write_bytes(b"junk")
    assert cli.main(["saves", "--saves", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    mine, junk = out.splitlines()
    assert mine.startswith("mine: wave 1, ")
    for part in ("Breacher, Medic", "Spore Tide", "challenges none", "seed 5", "version", "KiB"):
        assert part in mine
    assert junk == "junk: cannot be read: it is no file of this game"
    assert err == ""


def test_no_saves_and_no_scores_are_said_so(tmp_path: Path, capsys: Output) -> None:
    assert cli.main(["saves", "--saves", str(tmp_path)]) == 0
    assert cli.main(["scores", "--saves", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "there are no runs in" in err
    assert "no run has been finished yet" in err


def test_a_replay_is_checked_and_shown(tmp_path: Path, app: Told, capsys: Output) -> None:
    record = played_out(library_in(tmp_path), "mine")
    file = tmp_path / "mine.replay"
    assert cli.main(["replay", str(file), "--headless"]) == 0
    out, _ = capsys.readouterr()
    assert f"all {record.summary.commands} commands come out as they were recorded" in out
    assert cli.main(["replay", str(file), "--saves", str(tmp_path)]) == 0
    assert cli.main(["replay", "mine.replay", "--saves", str(tmp_path)]) == 0
    assert app.opened == [("replay", "mine"), ("replay", "mine")]
    assert cli.main(["scores", "--saves", str(tmp_path)]) == 0
    assert score_row(record) in capsys.readouterr().out


def test_a_replay_that_differs_says_where(tmp_path: Path, capsys: Output) -> None:
    nearly_over(library_in(tmp_path), "mine")
    replay = Replay.load(tmp_path / "mine.run", library_in(tmp_path).catalog)
    rows = list(replay.rows)
    rows[5] = type(rows[5])(rows[5].command, rows[5].draws, "0" * 16)
    head = attrs.evolve(replay.head, summary=attrs.evolve(replay.head.summary, commands=len(rows)))
    attrs.evolve(replay, head=head, rows=tuple(rows)).save(tmp_path / "bad.replay")
    assert cli.main(["replay", str(tmp_path / "bad.replay"), "--headless"]) == 1
    assert "bad.replay: command 6 differs: state 0000" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["resume"], []])
def test_without_a_terminal_nothing_is_opened(tmp_path: Path, words: list[str]) -> None:
    begun(library_in(tmp_path), "one")
    done = subprocess.run(
        [sys.executable, "-m", "starquest", *words, "--saves", str(tmp_path)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "no terminal" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="it takes a shell that closes files")
@pytest.mark.parametrize(
    ("words", "closed"),
    [("", "<&-"), ("", "</dev/null >&-"), ("", "<&- >&- 2>&-"), ("saves", "<&- 2>&-")],
)
def test_streams_that_are_closed_are_no_reason_to_crash(
    tmp_path: Path, words: str, closed: str
) -> None:
    line = f"exec '{sys.executable}' -m starquest {words} --saves '{tmp_path}' {closed}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)  # noqa: S607
    assert done.returncode == (0 if words else 2)
    assert "Traceback" not in done.stderr


PLAIN_C = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
"""A locale that has no letters but those of ASCII."""


@pytest.mark.skipif(os.name == "nt", reason="it has no such locales")
def test_names_outside_the_locale_are_listed_with_other_letters(tmp_path: Path) -> None:
    party = QuestSetup((Recruit("breacher", "\u0417\u043e\u044f"), Recruit("medic", "\u5fc3")))
    begun(library_in(tmp_path), "one", party)
    done = subprocess.run(
        [sys.executable, "-m", "starquest", "--saves", str(tmp_path), "saves"],
        env={**os.environ, **PLAIN_C},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"one: " in done.stdout
    assert b"??? (Breacher), ?? (Medic)" in done.stdout


def test_a_run_gets_no_name_that_files_cannot_have_here(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "\u0417\u043e\u044f"
    assert problem_of(name) == ""
    monkeypatch.setattr("os.fsencode", lambda text: text.encode("ascii"))
    assert "letters" in problem_of(name)
    assert usable(name) == "run"
