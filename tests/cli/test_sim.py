import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from starquest import cli
from starquest.cli import sim
from starquest.play.modes.quest.record import TOLD, GameRecord

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("sim", "--bot", "random", "--board", "small", "--heroes", "2")
ENDLESS = (*GAMES, "--games", "1000000")


def starquest(*arguments: str, hashing: str = "0") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "starquest", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hashing},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_same_games_in_every_process() -> None:
    games = (*GAMES, "--games", "5", "--seed", "40", "--json")
    alone = starquest(*games, "--workers", "1", hashing="1")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert starquest(*games, "--workers", "1", hashing="2").stdout == alone.stdout
    assert starquest(*games, "--workers", "2", hashing="3").stdout == alone.stdout
    told = [json.loads(line) for line in alone.stdout.splitlines()]
    assert [game["seed"] for game in told] == [40, 41, 42, 43, 44]
    assert len({game["digest"] for game in told}) == 5


def test_a_json_line_has_exactly_the_documented_fields(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert (
        cli.main([*GAMES, "--games", "1", "--faction", "nullborn", "--workers", "1", "--json"]) == 0
    )
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    game = json.loads(out)
    assert tuple(game) == TOLD
    assert [type(game[name]) for name in TOLD] == [
        int, list, str, str, str, int, int, int, int, int, str, str, int,
    ]  # fmt: skip
    assert (game["seed"], game["faction"], game["bot"]) == (1, "nullborn", "random")
    assert len(game["heroes"]) == 2
    assert game["result"] in ("victory", "party_down", "objectives_lost")


def test_the_summary_goes_to_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*GAMES, "--games", "2", "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines()[1].split()[:2] == ["all", "2"]
    assert "waves finished" in out


BAD = [
    (["--heroes", "medik,psyker"], "'medic'", "engineer"),
    (["--heroes", "5"], "not 5", "2 to 4"),
    (["--heroes", "1"], "not 1", "2 to 4"),
    (["--heroes", "medic"], "not 1", "2 to 4"),
    (["--seed", "soon"], "'soon'", "0 to 18446744073709551615"),
    (["--seed", "-1"], "'-1'", "0 to 18446744073709551615"),
    (["--games", "-3"], "'-3'", "1 to 1000000"),
    (["--games", "0"], "'0'", "1 to 1000000"),
    (["--games", "many"], "'many'", "1 to 1000000"),
    (["--workers", "0"], "'0'", "1 to 256"),
    (["--bot", "greddy"], "'greedy'", "random"),
    (["--faction", "nulborn"], "'nullborn'", "spore_tide"),
    (["--challenges", "boss,wether"], "'weather'", "injuries"),
    (["--board", "huge"], "'huge'", "standard, small"),
    (["--board"], "--board", "argument"),
    (["--speed"], "--speed", ""),
    (["now"], "now", ""),
    (["--heroes", "two\nlines\x1b[31m,medic"], "two", "engineer"),
]


@pytest.mark.parametrize(("arguments", "named", "valid"), BAD)
def test_bad_input_gets_one_sentence_with_the_choices(
    arguments: list[str], named: str, valid: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["sim", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("starquest: ")
    assert err.endswith("; see 'starquest --help'.\n")
    assert err[:-1].isprintable()
    assert named in err
    assert valid in err


def two_games(_planned: object, _workers: int) -> Generator[GameRecord, None, None]:
    """Two games are finished, then somebody presses Ctrl-C."""
    figures = ("nullborn", "random", "small", (), "party_down", 2, 5, 10, 9, 200, "0" * 64)
    for seed in (1, 2):
        yield GameRecord(seed, ("medic", "psyker"), *figures)
    raise KeyboardInterrupt


def test_an_interrupt_leaves_the_summary_of_what_was_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sim, "simulate", two_games)
    assert cli.main([*GAMES, "--games", "50"]) == 130
    out, err = capsys.readouterr()
    assert out.splitlines()[1].split()[:4] == ["all", "2", "0", "2"]
    assert err == "starquest: interrupted after 2 of 50 games.\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_the_lines_of_the_games_that_were_finished(workers: str) -> None:
    command = [sys.executable, "-m", "starquest", *ENDLESS, "--json", "--workers", workers]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # nothing of what follows the first line is read along with it
        start_new_session=True,
    ) as game:
        assert game.stdout is not None
        first = game.stdout.readline()
        # A terminal sends it to everybody, the workers too.
        os.killpg(game.pid, signal.SIGINT)
        rest, err = game.communicate(timeout=60)
    assert game.returncode == 130
    lines = [first, *rest.splitlines()]
    assert [json.loads(line)["seed"] for line in lines] == list(range(1, len(lines) + 1))
    assert err.decode() == f"starquest: interrupted after {len(lines)} of 1000000 games.\n"


def reading(terminal: int) -> Iterator[str]:
    """What is written to a terminal, as it comes."""
    while True:
        try:
            yield os.read(terminal, 1024).decode()
        except OSError:  # how Linux says that everybody has closed it
            return


def test_a_terminal_sees_how_far_it_is_and_stdout_the_summary() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "starquest", *ENDLESS, "--workers", "1"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, text=True
    ) as game:
        os.close(theirs)
        shown = reading(ours)
        seen = ""
        while "] 2 of 1000000 games" not in seen:
            seen += next(shown)
        game.send_signal(signal.SIGINT)
        out, _ = game.communicate(timeout=60)
        seen += "".join(shown)
    os.close(ours)
    assert game.returncode == 130
    assert "[....." in seen
    assert "interrupted after" in seen
    assert out.splitlines()[1].split()[0] == "all"
    assert int(out.splitlines()[1].split()[1]) >= 2


def test_programs_fight_skirmishes_that_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    words = "sim --mode skirmish --games 3 --workers 1 --board small --points 120 --json"
    assert cli.main(words.split()) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["seed"] for game in games] == [1, 2, 3]
    assert all(game["winner"] in ("one", "two", "nobody") for game in games)


def test_steadied_luck_is_told_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["sim", "--games", "1", "--bot", "greedy", "--luck", "steadied", "--workers", "1"]
    assert cli.main([*asked, "--board", "small", "--heroes", "2", "--json"]) == 0
    game = json.loads(capsys.readouterr().out)
    assert game["luck"] == "steadied"
    # the greedy player never changes it, so every wave it saw was begun that way
    assert game["steadied"] in (game["waves_finished"], game["waves_finished"] + 1)
