"""The aims say what the figures say, at their limits and beyond."""

from tests.balance.aims import (
    an_evening,
    close,
    last_is_hardest,
    near_the_mean,
    never_dull,
    nobody_needed,
    none_too_hard,
    short_phases,
)
from tests.balance.shares import Share
from tests.balance.tempo import Minutes, Tempo


def of(*hits: int) -> list[Share]:
    return [Share(number, 100) for number in hits]


def test_the_last_wave_has_to_be_harder_than_all_others() -> None:
    assert last_is_hardest(of(1, 5, 9)).met
    assert not last_is_hardest(of(1, 9, 9)).met
    assert "wave 1 30.0%" in last_is_hardest(of(30, 5, 9)).verdict


def test_twenty_in_a_hundred_is_the_most() -> None:
    assert none_too_hard(of(1, 20)).met
    assert none_too_hard(of(1, 21)).verdict.startswith("**not met**, wave 2 21.0%")


def test_sizes_may_be_ten_points_apart() -> None:
    assert close(dict(enumerate(of(40, 45, 50), 2)), 0.10, "Sizes", " heroes").met
    aim = close(dict(enumerate(of(40, 45, 51), 2)), 0.10, "Sizes", " heroes")
    assert aim.verdict.startswith("**not met**, 11.0 points: 4 heroes 51.0%")


def test_a_class_may_be_a_third_from_the_mean() -> None:
    # The mean is 30, so 20 and 40 are just within and 19 is not.
    assert near_the_mean(dict(zip("abc", of(20, 30, 40), strict=True))).met
    aim = near_the_mean(dict(zip("abc", of(19, 30, 41), strict=True)))
    assert not aim.met
    assert "37% of the mean 30.0%" in aim.figure


def test_no_wins_at_all_are_no_difference() -> None:
    assert near_the_mean({"a": Share(0, 5), "b": Share(0, 5)}).met


def test_a_class_nobody_can_do_without_is_found() -> None:
    # The mean of 40, 40 and 16 is 32, its half 16.
    assert nobody_needed(dict(zip("abc", of(40, 40, 16), strict=True))).met
    assert not nobody_needed(dict(zip("abc", of(40, 40, 15), strict=True))).met


def waves(*rows: tuple[int, float]) -> list[Tempo]:
    return [Tempo(at, 1, {}, Share(dull, 100), s) for at, (dull, s) in enumerate(rows, 1)]


def test_five_in_a_hundred_rounds_are_too_dull_already() -> None:
    assert never_dull(waves((4, 1), (1, 1))).met
    assert "wave 2 5.0%" in never_dull(waves((4, 1), (5, 1))).verdict


def test_twenty_seconds_are_the_longest_phase() -> None:
    assert short_phases(waves((0, 20.0), (0, 3))).met
    assert not short_phases(waves((0, 3), (0, 20.1))).met


def test_a_mission_takes_an_evening() -> None:
    assert an_evening({2: Minutes(9, 45, 60, 90)}).met
    assert not an_evening({2: Minutes(9, 44, 60, 90)}).met
    assert not an_evening({2: Minutes(9, 45, 60, 91)}).met
    assert an_evening({2: Minutes(0, 0, 0, 0)}).figure == "no game went so far"
