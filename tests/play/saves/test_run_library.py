"""Begin, leave, come back; the list of runs; rename, copy, delete."""

import errno
import os
from pathlib import Path

import pytest

from starquest.engine.digest import digest
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Hold
from starquest.model.result import Rejected
from starquest.play.bots import bot_named
from starquest.play.saves import (
    BadName,
    Broken,
    Disk,
    Entry,
    Held,
    NoSuchRun,
    RunLibrary,
    SavedRun,
    saves_folder,
)
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.snapshot import read_head
from starquest.play.saves.store import generations
from starquest.play.saves.summary import Summary
from starquest.play.seating import Seating
from tests.play.saves.faulty import Failing
from tests.play.saves.playing import CATALOG, QUEST, play_on


def test_a_run_comes_back_as_it_was_left(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        assert play_on(run, 57) == 57
        state, history, seats = run.state, list(run.history), run.seats
    with library.open("first") as again:
        assert digest(again.state) == digest(state)
        assert again.history == history
        assert len(again.history) == 57
        assert again.seats == seats
        assert (again.troubles, again.problem, again.other_data) == ((), "", "")


def test_a_run_is_there_before_its_first_command(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        opening = digest(run.state)
        assert run.opening
    with library.open("first") as again:
        assert digest(again.state) == opening
        assert again.history == []


def test_a_refused_command_changes_nothing(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        before = generations(library.folder, "first")[0].read_bytes()
        assert isinstance(run.apply(Hold()), Rejected)
        assert run.history == []
        assert generations(library.folder, "first")[0].read_bytes() == before


def test_every_command_is_on_the_disk_before_it_is_shown(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        for count in range(1, 40):
            play_on(run, 1)
            copy = library.copy("first", f"copy {count}")
            with library.open(copy) as other:
                assert digest(other.state) == digest(run.state)


def test_the_run_is_written_anew_at_each_activation_of_a_hero_each_wave_and_the_end(
    library: RunLibrary,
) -> None:
    bot = bot_named("greedy", 1)
    with library.begin(QUEST, 11, "first") as run:
        newest, anew, due = generations(library.folder, "first")[0], [], []
        while run.state.outcome is None:
            before, file, wave = len(run.history), newest.stat().st_ino, wave_of(run)
            play_on(run, 1, bot)
            last = run.history[-1]
            activated = isinstance(last, Activate) and last.unit in run.state.world.heroes
            if activated or wave_of(run) != wave or run.state.outcome is not None:
                due.append(before)
            if newest.stat().st_ino != file:
                anew.append(before)
        assert wave_of(run) > 2
    assert anew == due


def wave_of(run: SavedRun) -> int:
    return quest_of(run.state).wave


def test_what_happened_since_the_snapshot_is_told_again(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 57)
    with library.open("first") as again:
        assert len(again.opening) > 0


def test_a_second_process_is_told_who_has_the_run(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first"):
        with pytest.raises(Held) as told:
            library.open("first")
        assert told.value.pid == os.getpid()
        assert "first" in str(told.value)
        assert library.copy("first", "second") == "second"
        with pytest.raises(Held):
            library.rename("first", "third")
        with pytest.raises(Held):
            library.delete("first")
    library.open("first").close()


def test_the_list_has_the_newest_first(library: RunLibrary) -> None:
    for name, when in (("old", 1000), ("new", 3000), ("middle", 2000)):
        library.begin(QUEST, 7, name).close()
        os.utime(generations(library.folder, name)[0], (when, when))
    found = library.entries()
    assert [entry.name for entry in found] == ["new", "middle", "old"]
    assert all(isinstance(entry, Entry) for entry in found)
    newest = library.newest()
    assert newest is not None
    assert newest.name == "new"
    assert newest.when == 3000


def test_the_list_tells_what_a_run_is(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 30)
    entry = library.newest()
    assert entry is not None
    summary = entry.summary
    assert summary.party == (("commander", "Ann", ""), ("medic", "Medic", ""))
    assert (summary.seed, summary.small, summary.factions) == (7, True, ("spore_tide",))
    assert summary.wave == 1
    assert summary.ranked
    assert entry.size == generations(library.folder, "first")[0].stat().st_size


def test_an_empty_or_missing_folder_has_no_runs(tmp_path: Path) -> None:
    library = RunLibrary(tmp_path / "not" / "yet", CATALOG)
    assert library.entries() == []
    assert library.newest() is None
    with pytest.raises(NoSuchRun):
        library.open("first")
    library.begin(QUEST, 7).close()
    assert [entry.name for entry in library.entries()] == ["run-7"]


def test_a_name_that_is_taken_gets_a_number(library: RunLibrary) -> None:
    names = []
    for _ in range(3):
        with library.begin(QUEST, 7) as run:
            names.append(run.name)
    assert names == ["run-7", "run-7-2", "run-7-3"]


def test_a_run_is_renamed_with_all_its_generations(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 60)
        state = digest(run.state)
    library.rename("first", "Ann's run")
    assert [entry.name for entry in library.entries()] == ["Ann's run"]
    assert all(path.exists() for path in generations(library.folder, "Ann's run"))
    with library.open("Ann's run") as again:
        assert digest(again.state) == state
    with pytest.raises(NoSuchRun):
        library.open("first")


def test_a_name_that_is_taken_is_refused(library: RunLibrary) -> None:
    library.begin(QUEST, 7, "first").close()
    library.begin(QUEST, 8, "second").close()
    with pytest.raises(BadName, match="already"):
        library.rename("first", "second")
    assert len(library.entries()) == 2


def test_a_deleted_run_leaves_nothing(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 60)
    library.delete("first")
    assert list(library.folder.iterdir()) == []


def test_a_copy_goes_its_own_way(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 30)
        here = digest(run.state)
    library.copy("first", "second")
    with library.open("second") as other:
        assert digest(other.state) == here
        assert len(other.history) == 30
        play_on(other, 5)
    with library.open("first") as run:
        assert digest(run.state) == here


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../up", "a/b", "a\\b", ".hidden", "-rf", "x\x1b[2J", "x\n", "x" * 41,
     "a\u202eb", "nul", "x.", "a\0b", "\ud800", " x", "é" * 70],
)  # fmt: skip
def test_a_name_that_makes_trouble_is_refused(library: RunLibrary, name: str) -> None:
    for action in (library.open, library.delete, lambda n: library.begin(QUEST, 7, n or "/")):
        with pytest.raises(BadName):
            action(name)
    assert list(library.folder.iterdir()) == []


def test_who_plays_what_is_kept(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        heroes = tuple(run.state.world.heroes)
        seats = Seating(((heroes[0], "Bo"), (heroes[1], "Cy")), (heroes[1],))
        run.set_seats(seats)
    with library.open("first") as again:
        assert again.seats == seats


def test_a_run_whose_files_vanish_is_written_again(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 57)
        for path in generations(library.folder, "first"):
            path.unlink()
        play_on(run, 1)
        assert run.problem == ""
        state = digest(run.state)
    with library.open("first") as again:
        assert digest(again.state) == state


def test_what_could_not_be_saved_is_tried_once_more_at_the_end(tmp_path: Path) -> None:
    disk = Failing(1, errno.ENOSPC, for_good=True)
    run = RunLibrary(tmp_path, CATALOG, disk).begin(QUEST, 7, "first")
    play_on(run, 20)
    assert run.problem == "the run could not be saved: No space left on device"
    disk.heal()
    run.close()
    assert run.problem == ""
    with RunLibrary(tmp_path, CATALOG).open("first") as again:
        assert len(again.history) == 20


def test_a_finished_run_is_not_continued(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 10_000)
        assert run.state.outcome is not None
    assert library.newest() is None
    entry = library.entries()[0]
    assert isinstance(entry, Entry)
    assert entry.summary.outcome == "party_down"


def test_a_broken_file_is_listed_and_the_others_work(library: RunLibrary) -> None:
    library.begin(QUEST, 7, "good").close()
    (library.folder / "bad.run").write_bytes(b"nonsense")
    good, bad = library.entries()
    assert isinstance(good, Entry)
    assert isinstance(bad, Broken)
    assert (bad.name, bad.reason) == ("bad", "it is no file of this game")
    library.delete("bad")
    assert len(library.entries()) == 1


def test_a_file_no_run_can_be_called_like_is_discarded_alone(library: RunLibrary) -> None:
    library.begin(QUEST, 7, "ab").close()
    (library.folder / "a\u202eb.run").write_bytes(b"x")
    (library.folder / "bad.run").write_bytes(b"x")
    for broken in [entry for entry in library.entries() if isinstance(entry, Broken)]:
        assert broken.has_name == (broken.name == "bad")
        library.discard(broken)
    assert [path.name for path in library.folder.glob("*.run")] == ["ab.run"]


class Blind(Disk):
    """A disk that cannot list a folder."""

    def names(self, folder: Path) -> list[str]:
        raise OSError(errno.EIO, os.strerror(errno.EIO), folder)


def test_a_new_run_never_takes_the_files_of_one_that_is_there(library: RunLibrary) -> None:
    library.begin(QUEST, 7, "mine").close()
    whole = generations(library.folder, "mine")[0].read_bytes()
    with RunLibrary(library.folder, CATALOG, Blind()).begin(QUEST, 8, "mine") as other:
        play_on(other, 60)
        assert other.name == "mine-2"
    assert generations(library.folder, "mine")[0].read_bytes() == whole


def test_two_runs_begun_at_once_get_two_names(library: RunLibrary) -> None:
    with library.begin(QUEST, 7, "mine"):
        for path in generations(library.folder, "mine"):
            path.unlink(missing_ok=True)  # the other process has the name and no file yet
        with library.begin(QUEST, 8, "mine") as other:
            assert (other.name, other.problem) == (f"mine-{other.origin.id[:6]}", "")
            name = other.name
    library.open(name).close()


def test_a_run_kept_in_memory_never_takes_the_files_of_one_begun_since(tmp_path: Path) -> None:
    disk = Failing(1, errno.EACCES, for_good=True)
    late = RunLibrary(tmp_path, CATALOG, disk).begin(QUEST, 7, "mine")
    assert (late.name, bool(late.problem)) == ("mine", True)
    with RunLibrary(tmp_path, CATALOG).begin(QUEST, 8, "mine") as first:
        assert first.name == "mine"
    whole = generations(tmp_path, "mine")[0].read_bytes()
    disk.heal()
    play_on(late, 60)
    assert (late.name, late.problem) == (f"mine-{late.origin.id[:6]}", "")
    late.close()
    assert generations(tmp_path, "mine")[0].read_bytes() == whole
    with RunLibrary(tmp_path, CATALOG).open(late.name) as again:
        assert len(again.history) == 60


def test_a_filesystem_without_locks_is_no_reason_not_to_play(
    library: RunLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def acquire(*_: object, **__: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr("filelock.BaseFileLock.acquire", acquire)
    run = library.begin(QUEST, 7, "mine")
    assert run.problem == "the run could not be saved: Function not implemented"


def test_the_folder_is_asked_for_then_named_then_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STARQUEST_SAVES", "/named")
    assert saves_folder("/asked") == Path("/asked")
    assert saves_folder() == Path("/named")
    monkeypatch.delenv("STARQUEST_SAVES")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    package = tmp_path / "checkout" / "starquest"
    (tmp_path / "checkout" / "saves").mkdir(parents=True)
    assert saves_folder(None, package) == tmp_path / "data" / "starquest" / "saves"
    (tmp_path / "checkout" / "pyproject.toml").touch()
    assert saves_folder(None, package) == tmp_path / "checkout" / "saves"


def test_the_list_tells_of_the_commands_behind_the_snapshot(library: RunLibrary) -> None:
    """At every command of a stretch, what `saves`, the title and Load say is what there is."""
    with library.begin(QUEST, 7, "first") as run:
        play_on(run, 40)
        behind = 0
        for _ in range(12):
            play_on(run, 1)
            (entry,) = library.entries()
            assert isinstance(entry, Entry)
            assert entry.summary == run.summary
            behind += entry.summary.commands > _snapshot_of(library).commands
        assert behind, "none was behind its snapshot"


def _snapshot_of(library: RunLibrary) -> Summary:
    source = generations(library.folder, "first")[0].read_bytes()
    return read_head(unseal(source, Kind.RUN)).summary


def test_a_copy_is_not_what_was_played_last(library: RunLibrary) -> None:
    for age, name in enumerate(("today", "yesterday")):
        library.begin(QUEST, 7, name).close()
        os.utime(generations(library.folder, name)[0], (1_000_000 - age, 1_000_000 - age))
    library.copy("yesterday", "another")
    newest = library.newest()
    assert newest is not None
    assert newest.name == "today"
