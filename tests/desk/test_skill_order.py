"""Skills are listed by what they are worth to a hero."""

from starquest.desk.skill_order import by_use
from tests.support.board import catalog
from tests.ui.states import first_wave


def test_the_best_stat_comes_first_and_of_it_what_is_valued() -> None:
    hero = next(iter(first_wave().world.heroes.values()))
    skills = list(catalog().skills)
    found = [skills[at] for at in by_use(skills, hero, catalog())]
    needs = [int(getattr(hero, catalog().skills[name].stat)) for name in found]
    assert sorted(found) == sorted(skills)
    assert needs == sorted(needs)
    assert hero.will < min(hero.strength, hero.dexterity)
    assert found[:3] == ["field_surgery", "mark_target", "rally_song"]
