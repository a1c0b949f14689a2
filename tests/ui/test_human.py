"""Three games by keys as a new player presses them, from the title to the end page.

Which game a seed plays is not asked: only that it ends, that no key is lost, and what it costs.
`python -m tests.ui.human` prints the counts.
"""

import asyncio
import shutil

import pytest

from tests import SOAK
from tests.ui.human import SORTS, Sort, headless, in_terminal
from tests.ui.human_counts import Tally
from tests.ui.human_eyes import Place, place
from tests.ui.human_person import DeadEndError, Person

FEW = 5
"""The keys an ordinary activation may take."""
ENDS = ("victory", "party_down", "objectives_lost")
SEED = 5


def named(sort: Sort) -> str:
    return sort.name


@pytest.mark.parametrize("sort", SORTS, ids=named)
def test_a_whole_game_by_keys_loses_none_and_takes_few(sort: Sort) -> None:
    tally, game = asyncio.run(headless(sort, SEED))
    assert game.result in ENDS
    assert tally.lost == []
    assert tally.unheard == []
    assert game.activations >= len(tally.turns) > 0
    assert tally.mean <= FEW
    assert game.first_shot > 0


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize("sort", SORTS, ids=named)
def test_the_same_person_plays_in_a_real_terminal(sort: Sort) -> None:
    """The first wave in a hurry, the whole game under soak."""
    tally, game = asyncio.run(in_terminal(sort, 99 if SOAK else 1))
    assert game.result in (ENDS if SOAK else ("", *ENDS))
    assert tally.lost == []
    assert 0 < sum(tally.turns) <= FEW * game.activations


def test_keys_are_counted_to_the_activation_they_belong_to() -> None:
    tally = Tally()
    pick, act = [" Enter Pick"], ["", " Ash: . ends the turn", " . End"]
    for where, key, after in (
        (Place.HANDING, "enter", act),
        (Place.ACT, "tab", act),
        (Place.ACT, "full_stop", ["Ash has it left; . once more ends the turn.", " . End"]),
        (Place.ACT, "full_stop", ["Enter Choose"]),
        (Place.QUESTION, "enter", pick),
        (Place.PICK, "enter", act),
        (Place.ACT, "full_stop", pick),
    ):
        tally.pressed(where, key, after, lost=key == "tab")
    assert tally.turns == [4, 2]
    assert tally.mean == 3
    assert tally.most == 4
    assert tally.lost == ["tab at act"]


def test_a_key_that_does_nothing_again_and_again_is_a_dead_end() -> None:
    person, rows = Person(), [" Whose turn? Enter picks Ash", " Enter Pick  Tab Next"]
    assert place(rows) is Place.PICK
    assert [person.key(rows) for _ in range(3)] == ["enter"] * 3
    with pytest.raises(DeadEndError):
        person.key(rows)
