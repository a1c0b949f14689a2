"""SIGKILL of the real game at random moments: at most the command under way is lost."""

import sys
from pathlib import Path
from random import Random

import pytest

from tests import times
from tests.ui.kills import FORGETFUL, Witness, fault, killed
from tests.ui.run_libraries import begun, library_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")


@pytest.mark.soak
def test_a_killed_game_loses_at_most_one_command(tmp_path: Path) -> None:
    random, library = Random(5), library_in(tmp_path / "saves")  # noqa: S311  # moments, not secrets
    begun(library, "mine")
    played = 0
    for _ in range(times(6, 1_000)):
        if library.newest() is None:
            begun(library, "mine", seed=random.randrange(1000))
        witness = killed(library.folder, random)
        played += len(witness.done)
        assert fault(library, witness) == ""
    assert played > 6, "the game was played, not only started"


def test_a_game_that_forgets_to_write_is_found_out(tmp_path: Path) -> None:
    random, library = Random(7), library_in(tmp_path / "saves")  # noqa: S311  # moments, not secrets
    begun(library, "mine")
    for _ in range(20):
        if "lost" in fault(library, killed(library.folder, random, FORGETFUL)):
            return
    pytest.fail("no fault was seen")


def test_the_checker_sees_other_states_and_lost_commands(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    begun(library, "mine")
    with library.open("mine") as run:
        marks = {number: row.digest for number, row in enumerate(run.rows, 1)}
    assert len(marks) == 2
    assert fault(library, Witness(2, dict(marks))) == ""
    assert fault(library, Witness(3, dict(marks))) == ""
    assert fault(library, Witness(4, dict(marks))) == "2 commands are lost"
    assert fault(library, Witness(3, marks | {3: "0" * 16})) == "command 3 was shown and is lost"
    assert fault(library, Witness(2, marks | {1: "0" * 16})) == "command 1 is another"
