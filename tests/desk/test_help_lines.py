"""Help pages name the numbers of the rules, and lengths as they are on the table."""

import attrs

from starquest.desk.glyphs import SETS
from starquest.desk.help_lines import told, topic_rows
from starquest.model.command import Activate
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest
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


def test_the_help_of_a_game_opens_with_advice_and_the_keys_of_the_moment() -> None:
    state = quest("1..A......a", {"1": "marksman"}, {"a": "husks"}, {"A": 1})
    marks = [mark for mark, _ in topic_rows("game", SETS["ascii"], "standard", state)]
    assert marks[:5] == ["What to do", "Waves", "A turn", "What wins", "More"]
    assert dict(topic_rows("game", SETS["ascii"], "standard", state))["Now"] == (
        "somebody is to be picked"
    )
    acting, _ = play(state, Activate(uid(state, "1")))
    rows = topic_rows("game", SETS["ascii"], "standard", acting)
    now = [mark for mark, _ in rows[: [mark for mark, _ in rows].index("All keys")]]
    assert "s" in now, "the enemy is in range"
    assert "t" not in now, "nobody lies there to be got up"
