"""Banner: +1 to morale tests while it is carried."""

import pytest

from starquest.model.event import Check, Mod, MoraleTested
from starquest.model.step import MoraleCheck
from tests.support.board import Kind, board, fighter, lane
from tests.support.events import exact, only
from tests.support.finding import uid
from tests.support.playing import run_step

BEARER = fighter(rules=["banner"])


def morale_of(kind: Kind, die: int, drawing: str = lane(5)) -> MoraleTested:
    state = board(drawing, {"1": fighter(), "a": kind}, dice=[die])
    _, events = exact(run_step(state, MoraleCheck(uid(state, "a"), "test")))
    return only(events, MoraleTested)


@pytest.mark.parametrize(("die", "passed"), [(3, True), (2, False)])
def test_its_bearer_holds_on_one_less(die: int, *, passed: bool) -> None:
    assert morale_of(BEARER, die).test == Check(die, 3, 4, (Mod("banner", 1),), passed=passed)


def test_one_bearer_is_enough_for_all() -> None:
    assert morale_of([BEARER, fighter()], 3, f"{lane(5)}a").passed
