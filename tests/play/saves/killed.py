"""`python -m tests.play.saves.killed` stops a playing process at every call, by SIGKILL.

A process of its own, so that it can fork: each fork plays the same commands and is killed before,
in the middle of or after one call; then its folder is looked at. One line for each broken promise,
and a last one that says how many were stopped.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from starquest.engine.digest import digest
from starquest.play.finish import finish, make_good
from starquest.play.replay import Replay
from starquest.play.saves import Disk, Entry, RunLibrary, SaveError
from starquest.play.saves import files as saves_files
from starquest.play.saves.store import Store, generations
from starquest.play.scores import Scores
from tests import SOAK
from tests.play.saves.faulty import BEFORE, NAME, Killing, Sample, Watched, carry_on, sample
from tests.play.saves.playing import CATALOG, QUEST, play_on

MOMENTS = ("before", "after")
TORN = "torn"
ENOUGH = 60
OVER, RECORDED = "over", "recorded"
TELL = b"."
"""Told for each command that has returned."""


def main(arguments: list[str]) -> int:
    """Sweep everything, or only what is played with a planted fault that is named."""
    with TemporaryDirectory() as folder:
        swept, stopped = sample(Path(folder)), 0
        finished(swept.folder)
        for plant in arguments:
            PLANTS[plant]()
        for actions in (plays,) if arguments else tuple(CHECKS):
            for fault in sweep(swept, actions):
                sys.stdout.write(f"{fault}\n")
                if arguments:  # one broken promise is enough
                    return 0
            stopped += len(stops(swept, actions))
    sys.stdout.write(f"stopped {stopped}\n")
    return 0


def finished(folder: Path) -> None:
    """A run that is over and not recorded, beside one that is."""
    library = RunLibrary(folder, CATALOG)
    for name, seed in ((RECORDED, 5), (OVER, 7)):
        with library.begin(QUEST, seed, name) as run:
            play_on(run, 10_000)
            if name == RECORDED:
                finish(run)


Actions = Callable[[Path, Disk, Sample], Iterator[None]]


def plays(folder: Path, disk: Disk, swept: Sample) -> Iterator[None]:
    """Go on with the sample."""
    run = RunLibrary(folder, CATALOG, disk).open(NAME)
    for command in swept.commands:
        carry_on(run, command)
        yield
    run.close()


def takes_back(folder: Path, disk: Disk, swept: Sample) -> Iterator[None]:
    """Go on with the sample, taking back whatever can be and doing it again."""
    run = RunLibrary(folder, CATALOG, disk).open(NAME)
    for command in swept.commands:
        carry_on(run, command)
        yield
        if run.undo() is not None:
            yield
            carry_on(run, command)
            yield
    run.close()


def begins(folder: Path, disk: Disk, _: Sample) -> Iterator[None]:
    """Start another run beside it."""
    run = RunLibrary(folder, CATALOG, disk).begin(QUEST, 9, "other")
    if run.problem:
        raise SaveError(run.problem)
    yield


def renames(folder: Path, disk: Disk, _: Sample) -> Iterator[None]:
    """Give it another name."""
    RunLibrary(folder, CATALOG, disk).rename(NAME, "renamed")
    yield


def copies(folder: Path, disk: Disk, _: Sample) -> Iterator[None]:
    """Copy it."""
    RunLibrary(folder, CATALOG, disk).copy(NAME, "copied")
    yield


def deletes(folder: Path, disk: Disk, _: Sample) -> Iterator[None]:
    """Delete it."""
    RunLibrary(folder, CATALOG, disk).delete(NAME)
    yield


def finishes(folder: Path, disk: Disk, _: Sample) -> Iterator[None]:
    """Score the run that is over: its replay, its line in the table."""
    run = RunLibrary(folder, CATALOG, disk).open(OVER)
    finish(run)
    problem = run.problem
    run.close()
    if problem:
        raise SaveError(problem)
    yield


def calls_of(swept: Sample, actions: Actions) -> list[str]:
    """The calls that change something, in order."""
    folder, disk = swept.copy(), Watched()
    list(actions(folder, disk, swept))
    shutil.rmtree(folder)
    return disk.calls


def stops(swept: Sample, actions: Actions) -> list[tuple[int, str]]:
    """Before and after every call, and in the middle of each that writes.

    Of very many, one in two or three: `make soak` stops at all of them.
    """
    calls = list(enumerate(calls_of(swept, actions), 1))
    torn = [(at, TORN) for at, call in calls if call == "write"]
    found = [*((at, moment) for at, _ in calls for moment in MOMENTS), *torn]
    return found if SOAK else found[:: max(1, len(found) // ENOUGH)]


def sweep(swept: Sample, actions: Actions) -> Iterator[str]:
    """Every broken promise of one kind of action."""
    for at, moment in stops(swept, actions):
        folder = swept.copy()
        done = stopped(actions(folder, Killing(at, moment), swept))
        for fault in CHECKS[actions](folder, swept, done):
            yield f"{actions.__name__}, stopped {moment} call {at}: {fault}"
        shutil.rmtree(folder)


def stopped(actions: Iterator[None]) -> int:
    """Have a fork act until it is killed; how many actions had returned."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        for _ in actions:
            os.write(theirs, TELL)
        os._exit(0)
    os.close(theirs)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the process was to be stopped and was not"
    told = os.read(ours, 4096)
    os.close(ours)
    return len(told)


def played_on(folder: Path, swept: Sample, done: int) -> Iterator[str]:
    """At most the command in progress is lost, and one can play on."""
    wanted = BEFORE + done
    try:
        run = RunLibrary(folder, CATALOG).open(NAME)
    except SaveError as error:
        yield f"the run is gone: {error}"
        return
    found = len(run.history)
    if not wanted <= found <= wanted + 1:
        yield f"{wanted} commands had returned, {found} came back"
    if digest(run.state) != swept.digests[found]:
        yield f"command {found} came back as another state"
    if BEFORE <= found < len(swept.digests) - 1:
        carry_on(run, swept.commands[found - BEFORE])
        if run.problem or digest(run.state) != swept.digests[found + 1]:
            yield f"one cannot play on: {run.problem}"
    run.close()


def taken_back(folder: Path, swept: Sample, done: int) -> Iterator[str]:
    """The run is as before or as after the command or the taking back in progress."""
    counts = lengths(swept)
    wanted = counts[done : done + 2]
    with RunLibrary(folder, CATALOG).open(NAME) as run:
        found = len(run.history)
        if found not in wanted:
            yield f"{wanted} commands were to come back, {found} did"
        if digest(run.state) != swept.digests[found]:
            yield f"command {found} came back as another state"


def lengths(swept: Sample) -> list[int]:
    """How many commands the run has after each thing that `takes_back` does."""
    folder, counts = swept.copy(), [BEFORE]
    with RunLibrary(folder, CATALOG).open(NAME) as run:
        for command in swept.commands:
            carry_on(run, command)
            counts.append(len(run.history))
            if run.undo() is not None:
                counts.append(len(run.history))
                carry_on(run, command)
                counts.append(len(run.history))
    shutil.rmtree(folder)
    assert len(counts) > len(swept.commands) + 1, "nothing could be taken back"
    return counts


def begun(folder: Path, swept: Sample, _: int) -> Iterator[str]:
    """The other run is there whole or not at all; the first is as it was."""
    yield from untouched(folder, swept, NAME)
    if any(path.exists() for path in generations(folder, "other")):
        with RunLibrary(folder, CATALOG).open("other") as run:
            if run.history:
                yield f"it begins with {run.history} and {run.troubles}"


def untouched(folder: Path, swept: Sample, name: str) -> Iterator[str]:
    """A run is as it was before."""
    try:
        with RunLibrary(folder, CATALOG).open(name) as run:
            if digest(run.state) != swept.digests[BEFORE]:
                yield f"{name} came back as another state"
    except SaveError as error:
        yield f"{name} is gone: {error}"


def renamed(folder: Path, swept: Sample, _: int) -> Iterator[str]:
    """The run is there under one of its names, and nothing is broken."""
    names = [
        entry.name for entry in RunLibrary(folder, CATALOG).entries() if isinstance(entry, Entry)
    ]
    newest = "renamed" if "renamed" in names else NAME
    yield from untouched(folder, swept, newest)


def copied(folder: Path, swept: Sample, _: int) -> Iterator[str]:
    """The run is as it was; the copy is whole or not there."""
    yield from untouched(folder, swept, NAME)
    if any(path.exists() for path in generations(folder, "copied")):
        yield from untouched(folder, swept, "copied")


def deleted(folder: Path, swept: Sample, _: int) -> Iterator[str]:
    """The run is as it was, or gone for good."""
    if NAME in [entry.name for entry in RunLibrary(folder, CATALOG).entries()]:
        yield from untouched(folder, swept, NAME)


def recorded(folder: Path, _swept: Sample, _: int) -> Iterator[str]:
    """The table is there, and has the run as soon as the game is started again."""
    if RECORDED not in _table(folder):
        yield "the table has lost a run"
    make_good(RunLibrary(folder, CATALOG))
    if sorted(_table(folder)) != [OVER, RECORDED]:
        yield f"the table has {_table(folder)}"
    with RunLibrary(folder, CATALOG).open(OVER) as run:
        if Replay.load(folder / f"{OVER}.replay", CATALOG).rows != tuple(run.rows):
            yield "the replay is another"


def _table(folder: Path) -> list[str]:
    return [record.name for record in Scores(folder).records()]


CHECKS: dict[Actions, Callable[[Path, Sample, int], Iterator[str]]] = {
    plays: played_on,
    takes_back: taken_back,
    begins: begun,
    renames: renamed,
    copies: copied,
    deletes: deleted,
    finishes: recorded,
}


def plant_no_journal() -> None:
    """Commands are written only with the next snapshot."""
    setattr(Store, "append", lambda _store, _record: None)  # noqa: B010 - mypy minds the other way


def plant_in_place() -> None:
    """A snapshot is written over the file it takes the place of, and nothing is aged."""
    saves_files.temporary.__code__ = (lambda path: path).__code__
    setattr(Store, "_age", lambda _store, _paths: None)  # noqa: B010 - the same


PLANTS: dict[str, Callable[[], None]] = {
    "no-journal": plant_no_journal,
    "in-place": plant_in_place,
}

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
