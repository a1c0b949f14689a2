"""Diseased: on 1-3 at a round's end it loses a wound, and only thorough healing helps."""

import pytest

from starquest.model.event import DiseaseRolled, Healed, Wounded
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.model.step import Effect, Sicken
from tests.support.board import STURDY
from tests.support.changes import bearing, wounded
from tests.support.events import exact, of, only
from tests.support.finding import uid
from tests.support.playing import run_step
from tests.support.quest import arena

SICK = Grant("test", RuleRef("diseased"), Until.REMOVED)


def sick(*dice: int) -> GameState:
    pair = {"1": "medic", "2": "medic"}
    return bearing(arena("12....a", pair, {"a": STURDY}, dice=dice), "1", SICK)


@pytest.mark.rule("HR-603")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (3, 1), (4, 0)])
def test_a_low_die_costs_a_wound(die: int, lost: int) -> None:
    state = sick(die)
    _, events = exact(run_step(state, Sicken(uid(state, "1"), 3, "diseased")))
    assert only(events, DiseaseRolled) == DiseaseRolled(uid(state, "1"), die)
    assert len(of(events, Wounded)) == lost


@pytest.mark.rule("HR-603")
@pytest.mark.parametrize(
    ("kind", "source", "healed"), [("skill", "second_wind", 0), ("item", "med_kit", 3)]
)
def test_only_thorough_healing_restores_wounds(kind: str, source: str, healed: int) -> None:
    state = wounded(sick(), "1", 4)
    one = uid(state, "1")
    _, events = run_step(state, Effect(kind, source, one, (one,)))
    assert sum(event.wounds for event in of(events, Healed)) == healed
