"""What a party may expect: less with every hero down, more with every enemy gone."""

import attrs
import pytest

from starquest.model.ids import Side
from starquest.model.state import GameState, Outcome
from starquest.play.bots.tactician.prospects import prospects
from tests.support.changes import downed, powered, shaken, wounded
from tests.support.quest import quest

PAIR = quest("1.2.A......a", None, {"a": "furnace_brute"}, {"A": 1}, wave=4, finished=3)


@pytest.mark.parametrize(
    "worse",
    [
        wounded(PAIR, "1", 2),
        downed(PAIR, "1"),
        shaken(PAIR, "1"),
        powered(PAIR, "1", 0),
        attrs.evolve(PAIR, outcome=Outcome(int(Side.TWO), "party_down")),
    ],
    ids=["wounded", "down", "shaken", "spent", "lost"],
)
def test_harm_makes_them_worse(worse: GameState) -> None:
    assert prospects(worse) < prospects(PAIR)


def test_a_hero_down_is_worse_than_one_with_a_wound_left() -> None:
    assert prospects(downed(PAIR, "1")) < prospects(wounded(PAIR, "1", 8))


def test_an_enemy_shot_at_and_one_fewer_make_them_better() -> None:
    alone = quest("1.2.A.......", None, {}, {"A": 1}, wave=4, finished=3)
    assert prospects(PAIR) < prospects(wounded(PAIR, "a", 5)) < prospects(alone)


def test_they_lie_between_the_waves_behind_and_all_there_are() -> None:
    assert 3 <= prospects(PAIR) <= 10
    lost = attrs.evolve(PAIR, outcome=Outcome(int(Side.TWO), "objectives_lost"))
    assert prospects(lost) == 3
