"""Whole matches by keys: against the list, against the captain, and two people at one keyboard.

Which match a seed plays is not asked: only that it ends, that no key is lost, and what it costs.
`python -m tests.ui.human_match` prints the counts.
"""

import asyncio
import shutil

import pytest

from tests import SOAK
from tests.ui.human import Sort
from tests.ui.human_match import SORTS, headless, in_terminal

ORDINARY = 6
"""The most keys an activation takes, setting up and deploying shared out among them."""


def named(sort: Sort) -> str:
    return sort.name


@pytest.mark.parametrize("sort", SORTS, ids=named)
def test_a_whole_match_by_keys_comes_to_its_result_page(sort: Sort) -> None:
    tally, played, rows = asyncio.run(headless(sort))
    text = "\n".join(rows)
    assert played.state.outcome is not None
    assert played.verdict.ok
    assert "The match is over" in text
    assert "won the match." in text or "a draw." in text
    assert "Marker 1" in text
    assert tally.lost == []
    assert tally.unheard == []
    assert played.activations > 0
    assert len(tally.keys) <= ORDINARY * played.activations + 40


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize("sort", SORTS, ids=named)
def test_the_same_person_plays_a_match_in_a_real_terminal(sort: Sort) -> None:
    """The first round in a hurry, the whole match under soak."""
    tally, played, _ = asyncio.run(in_terminal(sort, 99 if SOAK else 1))
    assert played.verdict.ok
    assert (played.state.outcome is not None) is SOAK or played.state.round <= 2
    assert tally.lost == []
