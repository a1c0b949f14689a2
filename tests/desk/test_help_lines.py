"""Help pages name the numbers of the rules, and lengths as they are on the table."""

import attrs

from starquest.desk.help_lines import told
from tests.text.examples import STATE


def test_the_goal_is_told_with_the_length_of_the_table() -> None:
    small = attrs.evolve(STATE.table, halved=True)
    (_, full), (_, halved) = told("game_quest", STATE.table)[0], told("game_quest", small)[0]
    assert full.startswith('hold objectives: a hero within 3" and no enemy there.')
    assert halved.startswith('hold objectives: a hero within 1.5" and no enemy there.')


def test_numbers_of_the_rules_are_told() -> None:
    assert told("game_quest")[1][1].startswith("ten of them; a wave ends when alertness reaches 6.")
    assert told("shop")[0][1] == (
        "attacks, and mean wounds of one attack on the enemies of this run"
    )
