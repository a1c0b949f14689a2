"""Hidden: unknown to enemies beyond so many inches, until one has come nearer."""

import pytest

from starquest.engine.minds.knowledge import known_enemies
from starquest.engine.scene import Scene
from starquest.model.event import ModifierEnded
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.step import React
from tests.support.board import GRUNT
from tests.support.changes import bearing
from tests.support.events import of
from tests.support.finding import lent, uid
from tests.support.playing import run_step
from tests.support.quest import arena

HIDDEN = Grant("vanish", RuleRef("hidden", 3), Until.ATTACK)
PAIR = {"1": "medic", "2": "medic"}


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(("drawing", "known"), [("1...a2", "2"), ("1..a.2", "12")])
def test_only_who_is_near_knows_of_it(drawing: str, known: str) -> None:
    state = bearing(arena(drawing, PAIR, {"a": GRUNT}), "1", HIDDEN)
    found = known_enemies(Scene(state), uid(state, "a"))
    assert found == [uid(state, mark) for mark in known]


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(("drawing", "left"), [("1...a2", [HIDDEN.rule]), ("1..a.2", [])])
def test_an_enemy_that_ends_a_move_nearby_finds_it_out(drawing: str, left: list[RuleRef]) -> None:
    state = bearing(arena(drawing, PAIR, {"a": GRUNT}), "1", HIDDEN)
    state, events = run_step(state, React(uid(state, "a")))
    assert lent(state, "1") == left
    assert len(of(events, ModifierEnded)) == 1 - len(left)
