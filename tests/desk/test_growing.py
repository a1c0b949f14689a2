"""What an answer about growth changes: the game before it and after it."""

from starquest.desk.growing import weighed
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.levels import level_up
from starquest.model.state import GameState
from starquest.model.step import LevelUp
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.ui.states import first_wave, solo


def reached(level: int) -> GameState:
    """A hero of Quality 4+ who is asked what a level brings."""
    state = solo(first_wave())
    draft = Draft(state)
    level_up(draft, LevelUp(next(iter(state.world.heroes)), level))
    return draft.freeze()


def details(level: int) -> list[str]:
    state = reached(level)
    ask = state.agenda[-1]
    found = weighed(state, ask, Phrases.of(state, catalog()))  # type: ignore[arg-type]
    return [answer.detail for answer in found.question.options]


def test_a_better_quality_tells_how_often_each_weapon_hits() -> None:
    tough, quality = details(4)
    assert tough == "Tough (wounds it bears) 9 -> 11."
    assert quality.startswith("Quality 4+ -> 3+; Heavy pistol hits 67% instead of 50%")
    assert "Power fist hits 67% instead of 50%" in quality


def test_a_better_stat_tells_the_chance_of_its_tests() -> None:
    strength, _, will = details(3)
    assert strength == "Strength 6+ -> 5+; its tests pass 33% instead of 17%."
    assert will == "Will 4+ -> 3+; its tests pass 67% instead of 50%; used by Mark Target."


def test_becoming_a_caster_names_the_spells_of_each_tradition() -> None:
    state = reached(5)
    found = weighed(state, state.agenda[-1], Phrases.of(state, catalog()))  # type: ignore[arg-type]
    assert found.abouts[2].count("\n") == 2
    assert "Pyrokinesis: Cinder Lance, Heat Haze" in found.abouts[2]
