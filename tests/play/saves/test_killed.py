"""SIGKILL at every call of a save, an append, a new run, a rename, a copy, a deletion, a record."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starquest.engine.digest import digest
from starquest.play.saves import Held, RunLibrary
from tests.play.saves.playing import CATALOG, QUEST, play_on

ROOT = Path(__file__).parents[3]
posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="it takes fork and SIGKILL")


def started(*arguments: str) -> list[str]:
    """The lines a sweep has to say."""
    command = [sys.executable, "-m", "tests.play.saves.killed", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@posix
@pytest.mark.soak
def test_a_process_stopped_at_any_call_leaves_a_run_that_goes_on() -> None:
    *faults, last = started()
    assert faults == []
    assert int(last.removeprefix("stopped ")) > 250


@posix
@pytest.mark.parametrize(
    ("plant", "told"),
    [("no-journal", "commands had returned"), ("in-place", "commands had returned")],
)
def test_a_planted_fault_is_found(plant: str, told: str) -> None:
    assert any(told in line for line in started(plant))


HOLD = """
import sys, time
from pathlib import Path
from starquest.play.saves import RunLibrary
from tests.play.saves.playing import CATALOG
run = RunLibrary(Path(sys.argv[1]), CATALOG).open("shared")
print("open", flush=True)
time.sleep(60)
"""


def test_two_processes_never_have_one_run(tmp_path: Path) -> None:
    library = RunLibrary(tmp_path, CATALOG)
    with library.begin(QUEST, 7, "shared") as run:
        play_on(run, 20)
        here = digest(run.state)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(Held) as told:
            library.open("shared")
        assert told.value.pid == other.pid
        assert str(told.value).startswith(f"the run 'shared' is open in process {other.pid} on ")
        with library.open(library.copy("shared", "mine")) as copy:
            assert digest(copy.state) == here
        other.kill()
    with library.open("shared") as run:
        assert digest(run.state) == here
