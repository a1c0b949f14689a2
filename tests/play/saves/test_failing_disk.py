"""Every error a disk can return, at every call of a save and of a journal append."""

import errno
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from starquest.engine.digest import digest
from starquest.play.saves import Disk, RunLibrary, SavedRun, SaveError
from starquest.play.saves.files import there
from starquest.play.saves.recover import recover
from starquest.play.saves.store import Store, generations
from starquest.play.scores import Scores
from tests import SOAK
from tests.play.saves.faulty import (
    BEFORE,
    ERRORS,
    NAME,
    Failing,
    Sample,
    Short,
    Watched,
    carry_on,
    sample,
)
from tests.play.saves.killed import (
    CHECKS,
    OVER,
    Actions,
    begins,
    copies,
    deletes,
    finished,
    finishes,
    renames,
)
from tests.play.saves.killed import calls_of as actions_calls
from tests.play.saves.playing import CATALOG, QUEST


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    return sample(tmp_path_factory.mktemp("swept"))


def faults_with(swept: Sample, disk: Failing | Short) -> Iterator[str]:
    """Play the sample with a disk that fails once; everything that is not as promised."""
    folder = swept.copy()
    try:
        run = RunLibrary(folder, CATALOG, disk).open(NAME)
        for count, command in enumerate(swept.commands, BEFORE + 1):
            troubled = bool(run.problem)
            carry_on(run, command)
            yield from _kept(run, folder, swept, count)
            if troubled and run.problem:
                yield f"the disk is well again and the run says {run.problem}"
        run.close()  # if the last command was not saved, it is now
        yield from _kept(run, folder, swept, len(swept.digests) - 1)
        if run.problem:
            yield f"the disk is well again and the closed run says {run.problem}"
    finally:
        shutil.rmtree(folder)


def _kept(run: SavedRun, folder: Path, swept: Sample, count: int) -> Iterator[str]:
    """What is on the disk after so many commands, if the process were gone now."""
    if digest(run.state) != swept.digests[count]:
        yield f"the game is another after command {count}"
    found = recover(Disk(), folder, NAME, CATALOG)
    there = len(found.snapshot.history.rows)
    if digest(found.state) != swept.digests[there]:
        yield f"command {there} came back as another state"
    if there < count - 1:
        yield f"only {there} of {count} commands are on the disk"
    if there < count and not run.problem:
        yield f"command {count} is not on the disk and nobody is told"


def calls_of(swept: Sample) -> list[str]:
    """The calls that change something, in order."""
    disk, folder = Watched(), swept.copy()
    with RunLibrary(folder, CATALOG, disk).open(NAME) as run:
        for command in swept.commands:
            carry_on(run, command)
    shutil.rmtree(folder)
    return disk.calls


def test_the_sweep_covers_a_save_and_appends(swept: Sample) -> None:
    calls = calls_of(swept)
    snapshots = calls.count("flush_folder")
    assert snapshots >= 2
    assert calls.count("move") == 3 * snapshots, "each ages two generations and is put in place"
    holder, journalled = 1, len(swept.commands)
    assert calls.count("write") == holder + snapshots + journalled
    others = {"lock", "make_folder", "create", "flush", "close", "remove", "unlock"}
    assert set(calls) == {"move", "flush_folder", "write"} | others


def places(calls: list[str], error: str) -> list[int]:
    """Every call, for a full disk; for each other error every third call, another one of three."""
    number, every = list(ERRORS).index(error), list(range(1, len(calls) + 1))
    return every[number % 3 :: 3] if number and not SOAK else every


@pytest.mark.soak
@pytest.mark.parametrize("error", ERRORS)
def test_an_error_at_any_call_loses_nothing_in_silence(swept: Sample, error: str) -> None:
    for at in places(calls_of(swept), error):
        disk = Failing(at, ERRORS[error])
        assert list(faults_with(swept, disk)) == [], f"{error} at call {at}"
        assert disk.failed


@pytest.mark.parametrize("then_full", [False, True])
def test_a_short_write_loses_nothing_in_silence(swept: Sample, *, then_full: bool) -> None:
    calls = calls_of(swept)
    for at in [number for number, call in enumerate(calls, 1) if call == "write"]:
        disk = Short(at, then_full=then_full)
        assert list(faults_with(swept, disk)) == [], f"short write at call {at}"
        assert disk.failed


DONE: dict[Actions, Callable[[Path], bool]] = {
    begins: lambda folder: there(generations(folder, "other")[0]),
    renames: lambda folder: there(generations(folder, "renamed")[0]),
    copies: lambda folder: there(generations(folder, "copied")[0]),
    deletes: lambda folder: not any(there(path) for path in generations(folder, NAME)),
    finishes: lambda folder: OVER in [record.name for record in Scores(folder).records()],
}


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    found = sample(tmp_path_factory.mktemp("stocked"))
    finished(found.folder)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("actions", DONE, ids=lambda actions: actions.__name__)
def test_an_error_at_any_call_of_the_rest_harms_nothing_and_is_told(
    stocked: Sample, actions: Actions, error: str
) -> None:
    calls = actions_calls(stocked, actions)
    assert {"make_folder", "lock", "flush_folder"} <= set(calls)
    for at in places(calls, error):
        folder, disk = stocked.copy(), Failing(at, ERRORS[error])
        try:
            list(actions(folder, disk, stocked))
            told = False
        except SaveError:
            told = True
        assert disk.failed
        assert told or DONE[actions](folder), f"{error} at call {at} ({calls[at - 1]}): silent"
        assert list(CHECKS[actions](folder, stocked, 0)) == [], f"{error} at call {at}"
        shutil.rmtree(folder)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES])
def test_a_disk_that_stays_full_is_told_and_all_is_saved_once_it_is_not(
    swept: Sample, number: int
) -> None:
    calls = calls_of(swept)
    for at in range(1, len(calls) + 1, 3):
        folder, disk = swept.copy(), Failing(at, number, for_good=True)
        run = RunLibrary(folder, CATALOG, disk).open(NAME)
        safe = BEFORE
        for count, command in enumerate(swept.commands[:-1], BEFORE + 1):
            carry_on(run, command)
            assert digest(run.state) == swept.digests[count]
            safe = safe if run.problem else count
            found = recover(Disk(), folder, NAME, CATALOG)
            assert len(found.snapshot.history.rows) >= safe, f"from call {at} on"
        disk.heal()
        carry_on(run, swept.commands[-1])
        assert run.problem == ""
        assert digest(recover(Disk(), folder, NAME, CATALOG).state) == swept.digests[-1]
        run.close()
        shutil.rmtree(folder)


def test_the_sentence_says_why(swept: Sample) -> None:
    folder, disk = swept.copy(), Failing(1, errno.ENOSPC, for_good=True)
    run = RunLibrary(folder, CATALOG, disk).open(NAME)
    carry_on(run, swept.commands[0])
    assert run.problem == "the run could not be saved: No space left on device"
    shutil.rmtree(folder)


def test_a_new_run_on_a_full_disk_is_played_in_memory(tmp_path: Path) -> None:
    disk = Failing(1, errno.ENOSPC, for_good=True)
    library = RunLibrary(tmp_path / "runs", CATALOG, disk)
    run = library.begin(QUEST, 7)
    assert run.problem
    assert library.entries() == []
    disk.heal()
    run.save()
    assert run.problem == ""
    run.close()
    library.open(run.name).close()


# the checker itself


def test_a_store_that_swallows_errors_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Store.append

    def careless(store: Store, record: bytes) -> None:
        try:
            honest(store, record)
        except OSError:
            return

    monkeypatch.setattr(Store, "append", careless)
    found = _all(swept)
    assert any("nobody is told" in fault for fault in found), found


def test_a_store_that_forgets_to_start_anew_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SavedRun, "save", lambda run: setattr(run, "problem", ""))
    assert _all(swept)


def _all(swept: Sample) -> list[str]:
    places = range(1, len(calls_of(swept)) + 1)
    return [fault for at in places for fault in faults_with(swept, Failing(at, errno.EIO))]
