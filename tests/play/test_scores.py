"""A finished run becomes a record: a replay and a line in the score table."""

import errno
import shutil
from pathlib import Path

import attrs
import pytest

from starquest.model.modes.quest.setup import CHALLENGES
from starquest.play.finish import finish, make_good
from starquest.play.replay import Replay, verify
from starquest.play.saves import RunLibrary, SaveError
from starquest.play.saves.envelope import Kind, pack, seal, unseal
from starquest.play.saves.summary import Summary, Waits
from starquest.play.scores import BEFORE, FILE, MOST, SPOILT, Score, Scores
from tests.play.saves.faulty import Failing
from tests.play.saves.playing import CATALOG, QUEST, play_on


def record(run: str, score: int, *, ranked: bool = True) -> Score:
    summary = Summary(
        (("medic", "Ann", ""),), wave=3, finished=2, factions=("spore_tide",), challenges=(),
        seed=1, small=True, theme="jungle", phases=False, version="0", commands=9,
        waits=Waits.NOBODY, hero=-1, outcome="party_down", ranked=ranked, score=score, round=5,
    )  # fmt: skip
    return Score(run, run, "2026-01-01 10:00", summary, score, "")


def test_a_finished_run_becomes_a_record(tmp_path: Path) -> None:
    with RunLibrary(tmp_path, CATALOG).begin(QUEST, 7, "first") as run:
        play_on(run, 10_000)
        found = finish(run)
        assert run.problem == ""
        assert finish(run).replay == "first.replay"
    assert found.summary.outcome == "party_down"
    assert [line.run for line in Scores(tmp_path).records()] == [found.run]
    replay = Replay.load(tmp_path / "first.replay", CATALOG)
    assert verify(replay).ok
    assert replay.head.summary == found.summary


def test_another_run_of_the_same_name_keeps_the_first_ones_replay(tmp_path: Path) -> None:
    library, names = RunLibrary(tmp_path, CATALOG), []
    for _ in range(2):
        with library.begin(QUEST, 7, "first") as run:
            play_on(run, 10_000)
            names.append(finish(run).replay)
        library.delete("first")
    assert names == ["first.replay", "first-2.replay"]
    assert len(Scores(tmp_path).records()) == 2


def test_the_best_comes_first_and_unranked_runs_last(tmp_path: Path) -> None:
    scores = Scores(tmp_path)
    for name, points, ranked in (("a", 10, True), ("b", 99, False), ("c", 30, True)):
        scores.add(record(name, points, ranked=ranked))
    assert [line.run for line in scores.records()] == ["c", "a", "b"]


def test_a_run_is_in_the_table_once(tmp_path: Path) -> None:
    scores = Scores(tmp_path)
    scores.add(record("a", 10))
    scores.add(record("b", 20))
    scores.add(record("a", 30))
    assert [(line.run, line.xp) for line in scores.records()] == [("a", 30), ("b", 20)]


def test_a_damaged_table_gives_way_to_the_one_before_and_is_kept(tmp_path: Path) -> None:
    scores = Scores(tmp_path)
    scores.add(record("a", 10))
    scores.add(record("b", 20))
    spoilt = bytearray((tmp_path / FILE).read_bytes())
    spoilt[70] ^= 1
    (tmp_path / FILE).write_bytes(spoilt)
    assert [line.run for line in scores.records()] == ["a"]
    assert scores.note == "the score table is damaged: its checksum is wrong"
    scores.add(record("c", 30))
    assert [line.run for line in scores.records()] == ["c", "a"]
    assert scores.note == ""
    assert (tmp_path / SPOILT).read_bytes() == spoilt
    assert (tmp_path / BEFORE).exists()


@pytest.mark.parametrize("way", ["format", "field"])
def test_a_table_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path, way: str) -> None:
    scores = Scores(tmp_path)
    scores.add(record("a", 10))
    found = unseal((tmp_path / FILE).read_bytes(), Kind.SCORES)
    if way == "format":
        newer = seal(attrs.evolve(found, format=99))
    else:
        body = pack(b'{"records":[],"surprise":1}')
        newer = seal(attrs.evolve(found, head=b'{"game":"99.0"}', body=body))
    (tmp_path / FILE).write_bytes(newer)
    assert scores.records() == []
    assert "version" in scores.note
    with pytest.raises(SaveError, match="is left as it is"):
        scores.add(record("b", 20))
    assert (tmp_path / FILE).read_bytes() == newer
    assert not (tmp_path / SPOILT).exists()


def test_a_run_that_ended_unrecorded_is_recorded_later(tmp_path: Path) -> None:
    """As if the game had been killed, or the disk full, between the last command and the table."""
    library = RunLibrary(tmp_path, CATALOG)
    for name in ("first", "second"):
        with library.begin(QUEST, 7 if name == "first" else 8, name) as run:
            play_on(run, 10_000)
    with library.begin(QUEST, 9, "going") as run:
        play_on(run, 30)
    with library.open("first") as run:
        finish(run)
    before = (tmp_path / "first.replay").stat().st_ino
    make_good(library)
    assert sorted(line.name for line in Scores(tmp_path).records()) == ["first", "second"]
    assert verify(Replay.load(tmp_path / "second.replay", CATALOG)).ok
    assert (tmp_path / "first.replay").stat().st_ino == before, "it was not written again"
    assert not (tmp_path / "going.replay").exists()
    with library.open("second"):
        (tmp_path / FILE).unlink()
        (tmp_path / BEFORE).unlink()
        make_good(library)
    assert [line.name for line in Scores(tmp_path).records()] == ["first"], "the other is open"


def test_no_table_is_no_trouble(tmp_path: Path) -> None:
    scores = Scores(tmp_path / "none")
    assert scores.records() == []
    assert scores.note == ""


def test_a_disk_that_fails_is_told_and_the_record_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with RunLibrary(tmp_path, CATALOG).begin(QUEST, 7, "first") as run:
        play_on(run, 10_000)

        def full(*_: object) -> int:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(run.disk, "create", full)
        found = finish(run)
        assert run.problem == "the run could not be saved: No space left on device"
        assert found.replay == ""
        monkeypatch.undo()
        assert finish(run) == attrs.evolve(found, replay="first.replay")
    assert len(Scores(tmp_path).records()) == 1


def test_an_error_at_any_call_leaves_the_table_and_is_told(tmp_path: Path) -> None:
    library = RunLibrary(tmp_path / "runs", CATALOG)
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 10_000)
        run.save()
    Scores(tmp_path / "runs").add(record("old", 5))
    at, failed = 0, True
    while failed:
        at += 1
        folder = tmp_path / f"copy {at}"
        shutil.copytree(tmp_path / "runs", folder)
        disk = Failing(0, errno.EIO)
        with RunLibrary(folder, CATALOG, disk).open("first") as run:
            disk.fail_at(len(disk.calls) + at)
            finish(run)
            failed, told = disk.failed, bool(run.problem)
            names = {line.run for line in Scores(folder).records()}
            assert "old" in names
            assert told or run.origin.id in names, f"call {at}"
            disk.heal()
            finish(run)
            assert run.origin.id in {line.run for line in Scores(folder).records()}
        assert verify(Replay.load(folder / "first.replay", CATALOG)).ok
    assert at > 10


def test_a_full_table_can_be_read_again(tmp_path: Path) -> None:
    """As many records as are kept, each with four heroes, two factions and every challenge."""
    one = record("", 10)
    party = tuple(("commander", f'"Ann" the {number}th', "Bo, the other") for number in range(4))
    summary = attrs.evolve(
        one.summary, party=party, factions=("spore_tide", "husk_legion"), challenges=CHALLENGES
    )
    records = [attrs.evolve(one, run=str(number), summary=summary) for number in range(MOST)]
    scores = Scores(tmp_path)
    scores._write(tuple(records))
    scores.add(record("last", 1))
    assert (len(scores.records()), scores.note) == (MOST + 1, "")
