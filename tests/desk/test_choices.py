"""The menu of an activation: what may be done, and why the rest may not."""

import attrs
import pytest

from starquest.desk.choices import ACTIONS, choices, missing
from starquest.engine.game import legal, step
from starquest.model.command import Activate, Hold, Rush, Shoot
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.text.actions import lacking
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest


def activated(drawing: str = "1.2.A....a") -> GameState:
    """The first hero, a marksman, has the turn."""
    state = quest(drawing, {"1": "marksman", "2": "medic"}, {"a": "scrap_cutters"}, {"A": 1})
    return play(state, Activate(uid(state, "1")))[0]


def names(state: GameState) -> list[str]:
    return [choice.action for choice in choices(state)]


def test_choices_come_in_menu_order() -> None:
    found = [ACTIONS.index(name) for name in names(activated())]
    assert found == sorted(found)


def test_every_action_is_there_or_missing() -> None:
    state = activated()
    assert set(names(state)) | set(missing(state)) == set(ACTIONS)
    assert not set(names(state)) & set(missing(state))


def test_shooting_is_offered_where_holding_leads_to_it() -> None:
    state = activated()
    assert not any(isinstance(command, Shoot) for command in legal(state))
    shots = next(choice for choice in choices(state) if choice.action == "shoot")
    assert shots.first == Hold()
    assert shots.units == [uid(state, "a")]
    held = step(state, Hold())
    assert isinstance(held, Applied)
    assert shots.at_unit(uid(state, "a"))[0] in legal(held.state)


def test_after_holding_nothing_comes_before_a_shot() -> None:
    state = play(activated(), Hold())[0]
    assert next(choice for choice in choices(state) if choice.action == "shoot").first is None


def test_no_shot_is_offered_at_an_enemy_out_of_sight() -> None:
    assert missing(activated("1.2.A.#a"))["shoot"] == "no_shoot"


def test_running_ends_the_shooting() -> None:
    state = activated()
    run = next(command for command in legal(state) if isinstance(command, Rush))
    lacks = missing(play(state, run)[0])
    assert lacks["shoot"] == "not_after_running"
    assert lacks["hold"] == lacks["rest"] == "no_main_action"


@pytest.mark.parametrize("action", ACTIONS)
def test_every_reason_has_words(action: str) -> None:
    """Whatever was done before, the menu can say why an action is not there."""
    for act in (Act(uid(activated(), "1"), main, shooting, skill=skill, bought=bought,
                    attacked=attacked)
                for main in (0, 1) for shooting in (False, True) for skill in (0, 1)
                for bought in (False, True) for attacked in (False, True)):  # fmt: skip
        state = attrs.evolve(activated(), agenda=(*activated().agenda[:-1], act))
        reason = missing(state).get(action)
        assert reason is None or lacking(reason)
