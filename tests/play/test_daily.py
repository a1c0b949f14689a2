"""The mission of a day: from its date alone, sound on every day, and another on the next."""

from datetime import date, timedelta

from starquest.engine.game import new_game
from starquest.play.daily import daily, run_name
from starquest.play.modes import play_mode_of
from starquest.play.saves.names import problem_of
from tests.support.board import catalog

DAYS = [(date(2026, 1, 1) + timedelta(days=n)).isoformat() for n in range(365)]


def test_a_day_always_has_the_same_mission() -> None:
    assert daily("2026-11-18", catalog()) == daily("2026-11-18", catalog())


def test_every_day_has_a_sound_mission_of_its_own() -> None:
    found = [daily(day, catalog()) for day in DAYS]
    for setup, seed in found:
        kinds = [recruit.kind for recruit in setup.party]
        assert 2 <= len(kinds) <= 4
        assert len(set(kinds)) == len(kinds)
        assert play_mode_of(setup).in_bounds(setup)
        assert 0 <= seed < 1 << 32
    assert len({seed for _, seed in found}) == len(DAYS)
    assert {len(setup.party) for setup, _ in found} == {2, 3, 4}
    assert {setup.factions[0] for setup, _ in found} == set(catalog().factions)


def test_it_can_be_played_and_named() -> None:
    setup, seed = daily("2026-11-18", catalog())
    assert new_game(setup, seed, catalog()).agenda
    assert problem_of(run_name("2026-11-18")) == ""
