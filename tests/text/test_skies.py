"""Alertness, time and weather in words, before the mission starts."""

from starquest.text.skies import course_lines, roll_lines, sky_line
from tests.support.board import catalog


def test_every_face_of_the_die_is_told() -> None:
    told = roll_lines(catalog(), "weather")
    assert [line.split()[0] for line in told] == ["1", "2", "3", "4-6"]
    assert told[1].startswith("2 Bad. Wind and mud: -1 to hit in melee")
    assert told[3] == "4-6 Good: without effect for the whole mission."


def test_a_pick_is_told_wave_by_wave() -> None:
    told = course_lines(catalog(), "time", "night")
    assert [line.partition(".")[0] for line in told] == [
        "Wave 1: Night",
        "Wave 2: Dawn",
        "From wave 3 on: Day",
    ]


def test_a_pick_that_does_nothing_says_so() -> None:
    told = course_lines(catalog(), "alertness", "vigilant")
    assert told[0].startswith("All waves: Vigilant.")
    assert told[1] == "Vigilant: without effect for the whole mission."
    assert len(course_lines(catalog(), "alertness", "alarmed")) == 1


def test_what_was_rolled_is_told_with_its_die() -> None:
    day = "Time of day: Day (rolled 5), without effect for the whole mission."
    assert sky_line(catalog(), "time", "day", 5) == day
    told = sky_line(catalog(), "weather", "worsening", 1)
    assert told == "Weather: Worsening (rolled 1). Clouds pile up. It breaks with the next wave."
    assert sky_line(catalog(), "alertness", "vigilant", 0) == (
        "The horde: Vigilant, without effect for the whole mission."
    )
