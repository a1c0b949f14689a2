"""Intervals and danger, against values worked out by hand."""

import pytest

from starquest.play.modes.quest.record import GameRecord
from tests.balance.__main__ import ENOUGH
from tests.balance.shares import Share, danger, wilson, wins


def game(result: str, finished: int, seed: int = 1) -> GameRecord:
    heroes = ("medic", "psyker")
    return GameRecord(seed, heroes, "f", "b", "small", (), result, finished, 0, 0, 1, 1, "")


GAMES = [
    game("victory", 3),
    game("party_down", 0),
    game("party_down", 1),
    game("objectives_lost", 2),
    game("objectives_lost", 3),
    game("unfinished", 1),
]


def test_an_interval_worked_out_by_hand() -> None:
    # z = 2, 8 of 16: scale 1.25, middle 0.5, reach 2 / 1.25 * sqrt(1/64 + 1/256) = 0.2 * sqrt(5).
    assert wilson(8, 16, 2) == pytest.approx((0.5 - 0.2236068, 0.5 + 0.2236068))


def test_nothing_won_leaves_room_above_and_everything_won_below() -> None:
    # z = 2, 0 of 12: scale 4/3, middle and reach 1/8 each.
    assert wilson(0, 12, 2) == pytest.approx((0, 0.25))
    assert wilson(12, 12, 2) == pytest.approx((0.75, 1))


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0, 1)
    assert Share(0, 0).value == 0


def test_the_usual_interval_is_the_one_of_the_books() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=5e-5)


def test_enough_games_leave_five_points_at_most() -> None:
    assert max(Share(hits, ENOUGH).reach for hits in range(ENOUGH + 1)) <= 0.05


def test_danger_is_of_the_games_that_started_the_wave() -> None:
    assert danger(GAMES[:4], 3) == [Share(1, 4), Share(1, 3), Share(1, 2)]


def test_who_gave_up_has_started_and_is_not_lost() -> None:
    assert danger([GAMES[5]], 3) == [Share(0, 1), Share(0, 1), Share(0, 0)]


def test_wins_are_victories_only() -> None:
    assert wins(GAMES) == Share(1, 6)
