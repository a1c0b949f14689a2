"""SIGKILL of the real game at random moments: at most the command under way is lost."""

import sys
from pathlib import Path
from random import Random

import pytest

from tests import times
from tests.ui.kills import FORGETFUL, Witness, fault, killed
from tests.ui.shelves import begun, shelf_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")


@pytest.mark.soak
def test_a_killed_game_loses_at_most_one_command(tmp_path: Path) -> None:
    random, shelf = Random(5), shelf_in(tmp_path / "saves")  # noqa: S311  # moments, not secrets
    begun(shelf, "mine")
    played = 0
    for _ in range(times(20, 1_000)):
        if shelf.newest() is None:
            begun(shelf, "mine", seed=random.randrange(1000))
        witness = killed(shelf.folder, random)
        played += len(witness.done)
        assert fault(shelf, witness) == ""
    assert played > 20, "the game was played, not only started"


def test_a_game_that_forgets_to_write_is_found_out(tmp_path: Path) -> None:
    random, shelf = Random(7), shelf_in(tmp_path / "saves")  # noqa: S311  # moments, not secrets
    begun(shelf, "mine")
    for _ in range(20):
        if "lost" in fault(shelf, killed(shelf.folder, random, FORGETFUL)):
            return
    pytest.fail("no fault was seen")


def test_the_checker_sees_other_states_and_lost_commands(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    begun(shelf, "mine")
    with shelf.open("mine") as run:
        marks = {number: row.digest for number, row in enumerate(run.rows, 1)}
    assert len(marks) == 2
    assert fault(shelf, Witness(2, dict(marks))) == ""
    assert fault(shelf, Witness(3, dict(marks))) == ""
    assert fault(shelf, Witness(4, dict(marks))) == "2 commands are lost"
    assert fault(shelf, Witness(3, marks | {3: "0" * 16})) == "command 3 was shown and is lost"
    assert fault(shelf, Witness(2, marks | {1: "0" * 16})) == "command 1 is another"
