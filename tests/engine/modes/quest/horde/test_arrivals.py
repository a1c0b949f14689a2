"""Ambush and Scout in a mission."""

import attrs
import pytest

from starquest.model.event import (
    CornerRolled,
    Deployed,
    DieRolled,
    ObjectiveDamaged,
    RoundStarted,
)
from starquest.model.ids import Side
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import Arrive, EndRound, StartRound
from tests.support.board import drawn, fighter, sword
from tests.support.events import Told, of, only
from tests.support.finding import near, status, uid
from tests.support.playing import next_round, run_alone
from tests.support.quest import quest

HUNTER = fighter(sword(), rules=["ambush"])
RUNNER = fighter(sword(), rules=["scout"])
PLAIN = fighter(sword())
CENTRES = {1: (6, 6), 2: (18, 6), 3: (6, 18), 4: (18, 18)}
"""The centres of the quarters of a table of 24 by 24."""
CORNERS = {1: (0, 0), 2: (23, 0), 3: (0, 23), 4: (23, 23)}


def coming(foe: Profile, *, hero: tuple[int, int] = (12, 12), seed: int = 7) -> GameState:
    """A unit of the next wave, about to arrive after the fourth round of the mission."""
    board = drawn(24, 24, {"1": hero, "A": (12, 10), "b": (12, 23)})
    state = quest(board, {"1": "medic"}, {"a": foe, "b": PLAIN}, {"A": 5}, round_number=4)
    return attrs.evolve(state, dice=attrs.evolve(state.dice, seed=seed))


def arriving(state: GameState, *dice: int) -> Told:
    """The unit is told to arrive, and the wave's first round starts."""
    ready = attrs.evolve(state, dice=attrs.evolve(state.dice, script=dice))
    return run_alone(ready, Arrive(uid(state, "a")), StartRound())


def spot(state: GameState, told: Deployed) -> tuple[int, int]:
    return state.table.grid.xy(told.cells[0])


@pytest.mark.rule("HR-1405")
@pytest.mark.parametrize(("die", "rounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_ambush_comes_d3_rounds_after_its_wave(die: int, rounds: int) -> None:
    state, events = arriving(coming(HUNTER), die)
    assert only(events, DieRolled) == DieRolled("ambush", die, rounds, uid(state, "a"))
    assert (of(events, CornerRolled), of(events, Deployed)) == ([], [])
    assert only(events, RoundStarted).round == 5
    for _ in range(rounds - 1):
        state, events = next_round(state)
        assert (of(events, Deployed), status(state, "a").reserve) == ([], True)
    state, events = next_round(state, dice=[1, 1])
    assert (only(events, RoundStarted).round, len(of(events, Deployed))) == (5 + rounds, 1)
    assert not status(state, "a").reserve


@pytest.mark.rule("HR-1405")
@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_it_appears_at_the_centre_of_a_random_quarter(quarter: int) -> None:
    state, _ = arriving(coming(HUNTER), 1)
    state, events = next_round(state, dice=[quarter, 1])
    told = only(events, Deployed)
    assert (told.unit, told.source) == (uid(state, "a"), "ambush")
    assert near(spot(state, told), CENTRES[quarter], 1)
    assert only(events, DieRolled) == DieRolled("ambush", quarter, quarter, told.unit)


@pytest.mark.rule("HR-1405")
def test_every_quarter_has_its_turn() -> None:
    found = set()
    for seed in range(40):
        state, _ = arriving(coming(HUNTER, seed=seed), 1)
        state, events = run_alone(attrs.evolve(state, first=Side.ONE), EndRound())
        place = spot(state, only(events, Deployed))
        found.add(next(q for q, centre in CENTRES.items() if near(place, centre, 1)))
    assert found == {1, 2, 3, 4}


@pytest.mark.rule("HR-1405")
def test_it_does_not_appear_next_to_a_hero() -> None:
    state, _ = arriving(coming(HUNTER, hero=(6, 6)), 1)
    state, events = next_round(state, dice=[1, 1])
    place = spot(state, only(events, Deployed))
    assert not near(place, (6, 6), 1)
    assert near(place, (6, 6), 2)


@pytest.mark.rule("HR-1405", "FF-201", "SQ-141")
def test_it_does_an_objective_no_harm_in_the_round_it_appears() -> None:
    board = drawn(24, 24, {"1": (20, 20), "A": (6, 6)})
    state = quest(board, {"1": "medic"}, {"a": HUNTER}, {"A": 5}, round_number=4)
    state, _ = arriving(state, 1)
    state, events = next_round(state, dice=[1, 1])
    assert near(spot(state, only(events, Deployed)), (6, 6), 1)
    state, events = next_round(state)
    assert of(events, ObjectiveDamaged) == []
    state, events = next_round(state)
    assert only(events, ObjectiveDamaged).damage == 1


@pytest.mark.rule("HR-1405")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_scouts_deploy_anywhere_within_twelve_inches_of_their_corner(corner: int) -> None:
    spread = []
    for seed in range(30):
        state, events = arriving(coming(RUNNER, seed=seed), corner)
        assert only(events, CornerRolled).die == corner
        place = spot(state, only(events, Deployed))
        assert near(place, CORNERS[corner], 12)
        spread.append(near(place, CORNERS[corner], 6))
    assert 0 < sum(spread) < 30


@pytest.mark.rule("HR-1405")
@pytest.mark.parametrize(("foe", "reach"), [(RUNNER, 12), (PLAIN, 6)])
def test_every_cell_within_reach_of_the_corner_has_its_chance(foe: Profile, reach: int) -> None:
    # as many cells as there are in reach, in reading order: the last is the farthest south
    count = sum(near((x, y), (0, 0), reach) for x in range(24) for y in range(24))
    state, events = arriving(coming(foe), 1, count)
    assert spot(state, only(events, Deployed)) == (1, reach)


@pytest.mark.rule("HR-1405")
def test_others_deploy_within_six() -> None:
    for seed in range(20):
        state, events = arriving(coming(PLAIN, seed=seed), 2)
        assert near(spot(state, only(events, Deployed)), CORNERS[2], 6)
