"""How the party stands: worse with every hero down, better with every enemy gone."""

from starquest.play.bots.tactician.standing import DOWN, WOUND, standing
from tests.support.changes import downed, wounded
from tests.support.quest import quest


def test_a_wound_costs_what_it_says() -> None:
    state = quest("1.2.A", None, {}, {"A": 1})
    assert standing(state, state) - standing(state, wounded(state, "1", 2)) == 2 * WOUND


def test_a_hero_down_costs_more_than_its_wounds() -> None:
    state = quest("1.2.A", None, {}, {"A": 1})
    assert standing(state, state) - standing(state, downed(state, "1")) >= DOWN


def test_an_enemy_on_the_table_is_no_good_news() -> None:
    alone = quest("1.2.A.....", None, {}, {"A": 1})
    watched = quest("1.2.A....a", None, {"a": "jump_reaver"}, {"A": 1})
    assert standing(alone, alone) > standing(watched, watched)
