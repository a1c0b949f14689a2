"""A duel of two lists: its matches, and the interval of what they came to."""

from itertools import islice

import attrs
import pytest

from starquest.model.setup import MatchSetup
from starquest.play.duel import MATCHES, Standing, bouts, result_of, seed_of
from starquest.play.modes.match.record import MatchRecord
from starquest.play.simulate import play_game
from tests.support.board import catalog
from tests.support.matches import army

MINE, OTHER = army("scrap_cutters", points=100), army("security_detail", points=100)


def record(winner: str) -> MatchRecord:
    return MatchRecord(
        "match", 1, ("a", "b"), ("list", "list"), "one", winner, "", (0, 0), (0, 0), 4, 9, ""
    )


def test_the_interval_is_wilsons() -> None:
    # three of four: centre (0.75 + 3.8415 / 8) / 1.96036, reach 1.95996 * 0.32695 / 1.96036
    assert Standing(3, 0, 1).interval == pytest.approx((0.3006, 0.9544), abs=1e-4)
    assert Standing(0, 0, 0).interval == (0.0, 1.0)
    assert Standing(10, 0, 0).interval == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_draw_is_half_a_win() -> None:
    assert Standing(1, 2, 1).share == 0.5
    assert Standing().after(1).after(0).after(-1).after(0) == Standing(1, 2, 1)


def test_lists_change_sides_and_play_each_table_both_ways() -> None:
    found = list(bouts(catalog(), MINE, OTHER))
    setups = [spec.setup for spec in found if isinstance(spec.setup, MatchSetup)]
    assert len(found) == len(setups) == MATCHES
    assert [setup.sides for setup in setups[:3]] == [(MINE, OTHER), (OTHER, MINE), (MINE, OTHER)]
    assert found[0].seed == found[1].seed == found[2].seed - 1
    assert setups[0].theme == setups[1].theme != setups[2].theme


def test_seeds_are_the_lists_own() -> None:
    assert seed_of(MINE, OTHER) == seed_of(MINE, attrs.evolve(OTHER))
    assert len({seed_of(MINE, OTHER), seed_of(OTHER, MINE), seed_of(MINE, MINE)}) == 3


def test_who_won_is_told_for_the_first_list_whichever_side_it_played() -> None:
    assert [result_of(n, record("one")) for n in (0, 1)] == [1, -1]
    assert [result_of(n, record("two")) for n in (0, 1)] == [-1, 1]
    assert [result_of(n, record("nobody")) for n in (0, 1)] == [0, 0]
    assert result_of(0, record("unfinished")) == 0


def test_a_match_of_a_duel_is_played_to_its_end() -> None:
    (spec,) = islice(bouts(catalog(), MINE, OTHER), 1)
    assert play_game(spec).winner in ("one", "two", "nobody")
