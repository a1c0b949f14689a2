"""A run in short: how hard its mission was set up to be."""

import pytest

from starquest.engine.game import new_game
from starquest.model.modes.quest.levers import UNMOVED, Levers
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.saves.summary import summarise
from tests.support.board import catalog

PAIR = (Recruit("medic"), Recruit("psyker"))


@pytest.mark.parametrize(
    ("difficulty", "custom", "told"),
    [
        ("", UNMOVED, ""),
        ("story", UNMOVED, "story"),
        ("", Levers(healing=9), "custom"),
        ("story", Levers(healing=9), "custom"),
    ],
)
def test_its_difficulty_is_kept(difficulty: str, custom: Levers, told: str) -> None:
    setup = QuestSetup(PAIR, small=True, difficulty=difficulty, custom=custom)
    state = new_game(setup, 1, catalog())
    summary = summarise(state, 1, "1", 0, ranked=True, piloted=False)
    assert summary.difficulty == told
