"""Saves and replays of every format there ever was can be read. These tests stay for ever."""

import json
import shutil
from pathlib import Path
from typing import Any

import attrs
import pytest

from starquest import __version__
from starquest.model.command import Deploy
from starquest.model.ids import Side
from starquest.play.replay import Replay, ReplayPlayer, verify
from starquest.play.saves import Entry, RunLibrary, SaveError
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.migrate import FORMAT
from starquest.play.scores import Scores
from starquest.play.session import Whose, whose
from tests.golden.stored import MOMENTS, SAID, folder_of, store
from tests.play.saves.playing import CATALOG, play_on

FORMATS = range(1, FORMAT + 1)
RUNS = [(number, name) for number in FORMATS for name in MOMENTS]
OTHER_DATA = attrs.evolve(CATALOG, digest="0" * 64)
"""The same data under another hash, as if something in them had changed."""


def said(number: int, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder_of(number) / SAID).read_text(encoding="utf-8"))[name]
    return found


@pytest.mark.parametrize(("number", "name"), RUNS)
def test_a_stored_save_is_opened_and_played_on(number: int, name: str, tmp_path: Path) -> None:
    source = folder_of(number) / f"{name}.run"
    assert unseal(source.read_bytes(), Kind.RUN).format == number
    shutil.copy(source, tmp_path)
    with RunLibrary(tmp_path, CATALOG).open(name) as run:
        summary, wanted = run.summary, said(number, name)
        if not run.other_data:
            assert run.troubles == ()
            assert summary.commands == wanted["commands"]
            assert (summary.waits, summary.hero) == (wanted["waits"], wanted["hero"])
        assert (summary.wave, summary.outcome) == (wanted["wave"], wanted["outcome"])
        over = whose(run.state) is Whose.OVER
        assert play_on(run, 12) == (0 if over else 12)
        assert run.problem == ""


@pytest.mark.parametrize("name", MOMENTS)
def test_a_stored_save_is_opened_with_other_game_data(name: str, tmp_path: Path) -> None:
    shutil.copy(folder_of(FORMAT) / f"{name}.run", tmp_path)
    with RunLibrary(tmp_path, OTHER_DATA).open(name) as run:
        assert run.other_data == __version__
        assert run.summary.wave == said(FORMAT, name)["wave"]


@pytest.mark.parametrize("number", FORMATS)
def test_stored_saves_are_listed(number: int, tmp_path: Path) -> None:
    for name in MOMENTS:
        shutil.copy(folder_of(number) / f"{name}.run", tmp_path)
    found = RunLibrary(tmp_path, CATALOG).entries()
    assert sorted(entry.name for entry in found) == sorted(MOMENTS)
    for entry in found:
        assert isinstance(entry, Entry)
        assert entry.summary.party[0] == ("commander", "Ann \u202e[b]", "Bo")


@pytest.mark.parametrize("number", FORMATS)
def test_a_stored_replay_is_read_and_begins(number: int) -> None:
    replay = Replay.load(folder_of(number) / "golden.replay", CATALOG)
    assert len(replay.rows) == said(number, "end")["commands"]
    assert isinstance(replay.rows[0].command, Deploy)
    try:
        ReplayPlayer(replay).forward()
    except SaveError as error:
        # Rules and data may change the games; a replay must still be read and say so.
        assert replay.note
        assert "recorded with version" in str(error)  # noqa: PT017 - only if there is one


VERIFIED = [(number, f"{name}.run") for number, name in RUNS]
VERIFIED += [(number, "golden.replay") for number in FORMATS]


@pytest.mark.parametrize(("number", "file"), VERIFIED)
def test_what_is_stored_is_verified_to_its_end(number: int, file: str) -> None:
    """Every command is legal, every program decides it, and as many dice are drawn as then.

    Rules and data may have made it another game since; the verdict says so then, and where.
    """
    replay = Replay.load(folder_of(number) / file, CATALOG)
    verdict = verify(replay)
    if replay.note:
        # what a hero owns at the start is data too: then it is another game from there on
        another = verdict.at > 0 or verdict.recorded[0] != verdict.found[0]
        assert verdict.ok or (another and replay.note in verdict.sentence), verdict
    else:
        assert (verdict.ok, verdict.commands) == (True, len(replay.rows)), verdict


@pytest.mark.parametrize("number", FORMATS)
def test_a_stored_score_table_is_read(number: int) -> None:
    scores = Scores(folder_of(number))
    (record,) = scores.records()
    assert (record.name, record.replay, scores.note) == ("golden", "golden.replay", "")
    assert record.summary.score == said(number, "end")["score"]


def test_every_format_is_stored() -> None:
    missing = [number for number in FORMATS if not folder_of(number).is_dir()]
    assert missing == [], "store it: python -m tests.golden.stored"


@pytest.mark.soak
def test_what_is_stored_can_be_stored_today(tmp_path: Path) -> None:
    store(tmp_path / "anew")
    assert sorted(path.name for path in (tmp_path / "anew").iterdir()) == sorted(
        path.name for path in folder_of(FORMAT).iterdir()
    )


@pytest.mark.parametrize(("number", "name"), RUNS)
def test_every_unit_of_a_stored_save_has_its_owner(number: int, name: str, tmp_path: Path) -> None:
    shutil.copy(folder_of(number) / f"{name}.run", tmp_path)
    with RunLibrary(tmp_path, CATALOG).open(name) as run:
        world = run.state.world
        for unit, row in world.units.items():
            owner = world.players[row.owner]
            assert owner.side is row.side
            assert bool(owner.mind) == (row.side is Side.TWO)
            if unit in world.heroes:
                assert owner.name == world.heroes[unit].player
