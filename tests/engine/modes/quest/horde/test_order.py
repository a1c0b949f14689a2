"""In which order the horde activates its units."""

from typing import Any

import pytest

from starquest.model.event import Activated, Decided
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from tests.support.board import fighter, sword
from tests.support.changes import activated, bearing, downed, turn_of
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.quest import quest
from tests.support.schemes import turned

BRUTE = fighter(sword())
PAIR = {"1": "medic", "2": "medic"}


def order(state: GameState, count: int) -> list[str]:
    """The units the horde would activate one after the other if nobody moved."""
    found = ""
    while len(found) < count:
        _, events = turned(turn_of(activated(state, found), Side.TWO))
        found += state.world.units[only(events, Activated).unit].name
    return list(found)


def field(rows: list[str], **rest: Any) -> GameState:
    foes = dict.fromkeys("abcd", BRUTE)
    marks = {mark: foe for mark, foe in foes.items() if any(mark in row for row in rows)}
    return quest(rows, PAIR, marks, {"A": 1}, turn=Side.TWO, **rest)


@pytest.mark.rule("HR-202")
@pytest.mark.parametrize("phases", [False, True])
def test_the_unit_nearest_to_any_conscious_hero_goes_first(*, phases: bool) -> None:
    rows = ["1....b.........a.......c...2", "A..........................."]
    assert order(field(rows, phases=phases), 3) == ["c", "b", "a"]


@pytest.mark.rule("HR-202")
def test_an_unconscious_hero_does_not_count() -> None:
    rows = ["1....b.........a.......c...2", "A..........................."]
    assert order(downed(field(rows), "2"), 3) == ["b", "a", "c"]


@pytest.mark.rule("HR-202")
def test_a_unit_is_as_near_as_its_nearest_model() -> None:
    rows = ["1........a....a.a", "........b........", "A...............2"]
    assert order(field(rows), 2)[0] == "a"


@pytest.mark.rule("HR-202")
def test_the_reason_is_told() -> None:
    state = field(["1....b.........a", "A.......2......."])
    _, events = turned(state)
    told = only(events, Decided)
    assert (told.unit, told.line, told.why) == (
        uid(state, "b"),
        "order",
        "nearest",
    )
    assert [event.unit for event in of(events, Activated)] == [uid(state, "b")]


@pytest.mark.rule("HR-202", "HR-1003")
def test_who_had_to_wait_says_so() -> None:
    state = bearing(field(["1.b..a", "A.2..."]), "b", Grant("x", RuleRef("delayed"), Until.ROUND))
    _, events = turned(state)
    assert only(events, Decided).unit == uid(state, "a")
    _, events = turned(turn_of(activated(state, "a"), Side.TWO))
    told = only(events, Decided)
    assert (told.unit, told.why) == (uid(state, "b"), "waited")
