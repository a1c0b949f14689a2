"""What the builder shows: rows, bars, and the one sentence."""

import pytest

from starquest.desk.army_builder_lines import (
    bar_lines,
    entry_facts,
    entry_rows,
    key_lines,
    kind_rows,
    upgrade_rows,
    verdict_line,
)
from starquest.desk.styled import plain
from tests.desk.test_army_builder import builder


def test_an_entry_has_its_models_badges_and_cost() -> None:
    made = builder("ash_mob", "mob_boss")
    made.upgrade("long_gun")
    assert [plain(row) for row in entry_rows(made, 30)] == [
        "  5 Ash Mob             c   45",
        "  1 Mob Boss           H*   65",
    ]


def test_a_unit_that_is_wrong_is_marked() -> None:
    made = builder("ash_mob", "furnace_brute")
    assert plain(entry_rows(made, 30)[1]).startswith("! 1 Furnace Brute")


def test_those_that_wait_come_last_and_say_so() -> None:
    rows = [plain(row) for row in kind_rows(builder(), 40)]
    assert rows[0].startswith("core   5 Ash Mob")
    assert rows[-1].endswith("later")
    assert [row.endswith("later") for row in rows] == sorted(row.endswith("later") for row in rows)


def test_an_upgrade_shows_how_often_and_what_it_adds() -> None:
    made = builder("ash_mob")
    made.upgrade("fire_hose")
    assert plain(upgrade_rows(made, 30)[0]) == "1/1 Fire hose              +20"


@pytest.mark.parametrize("width", [78, 118])
def test_bars_fit_their_width_and_tell_the_numbers(width: int) -> None:
    bars = [plain(row) for row in bar_lines(builder("ash_mob"), width)]
    assert "#....... Points 45/300" in bars[0]
    assert "Models 5/15" in bars[-1]
    assert all(len(row.rstrip()) <= width for row in bars)


def test_the_sentence_says_what_is_wrong_now() -> None:
    made = builder()
    assert plain(verdict_line(made, 78)) == "The list has no unit yet."
    made = builder("ash_mob")
    assert plain(verdict_line(made, 78)) == "This list is legal."
    made = builder("furnace_brute", "furnace_brute", "furnace_brute")
    told = plain(verdict_line(made, 78))
    assert told == "The list costs 405 of 300 points. And 3 more."


def test_facts_tell_whom_a_hero_joins() -> None:
    made = builder("ash_mob", "mob_boss", points=1000)
    made.join()
    assert "Fights with: 5 Ash Mob" in [plain(row) for row in entry_facts(made)]


def test_keys_fit_their_lines() -> None:
    for hints in key_lines(78):
        assert sum(len(hint.text) + 2 for hint in hints) - 2 <= 78
