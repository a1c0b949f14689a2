"""Deploy Wave: what a wave is worth and where its units come to the table."""

import attrs
import pytest

from starquest.engine.digest import _encode as encoded
from starquest.engine.digest import digest
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.waves import free_units
from starquest.model.command import Choose
from starquest.model.dice import Dice
from starquest.model.event import Asked, Chosen, CornerRolled, Deployed, Event, WaveStarted
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import Arrive, AskKind, GatherWave
from tests.support.board import catalog, drawn
from tests.support.events import of, only
from tests.support.finding import near, question, uid
from tests.support.playing import play, run_alone, run_step
from tests.support.quest import quest

CORNERS = {1: (0, 0), 2: (47, 0), 3: (0, 47), 4: (47, 47)}
MIDDLE = {"1": (24, 20), "2": (24, 28), "A": (24, 24)}


def table(seed: int, *dice: int) -> GameState:
    """Three Scrap Cutters wait off a wide open table."""
    state = quest(drawn(48, 48, MIDDLE), enemies={"a": "scrap_cutters"}, objectives={"A": 5})
    world, unit = state.world.copy(), uid(state, "a")
    world.units[unit] = attrs.evolve(world.units[unit], size=3)
    return attrs.evolve(state, world=world, dice=Dice(seed, script=dice))


def spots(state: GameState, event: Deployed) -> list[tuple[int, int]]:
    return [state.table.grid.xy(cell) for cell in event.cells]


@pytest.mark.rule("SQ-131")
@pytest.mark.parametrize(
    ("party", "wave", "points"),
    [(300, 2, 150), (300, 1, 75), (300, 4, 300), (300, 10, 750), (180, 3, 135), (260, 1, 65)],
)
def test_a_wave_is_worth_a_quarter_of_the_party_times_its_number(
    party: int, wave: int, points: int
) -> None:
    state = quest(drawn(48, 48, MIDDLE), objectives={"A": 5}, party=party, wave=wave)
    _, events = run_alone(state, GatherWave())
    assert only(events, WaveStarted) == WaveStarted(wave, points, boss=False)


@pytest.mark.rule("SQ-131")
@pytest.mark.parametrize("seed", range(8))
def test_the_units_of_a_wave_are_worth_its_points(seed: int) -> None:
    # 300 points: nothing cheaper than 30 is left to buy, the last unit may be 15 % too dear
    state = quest(drawn(48, 48, MIDDLE), objectives={"A": 5}, party=300, wave=4)
    state, _ = run_alone(attrs.evolve(state, dice=Dice(seed)), GatherWave())
    horde = [row for row in state.world.units.values() if row.side is Side.TWO]
    assert 270 < sum(row.points for row in horde) <= 345
    assert all(row.points == catalog().units[row.kind].cost for row in horde)
    assert {row.wave for row in horde} == {4}


@pytest.mark.rule("SQ-131")
def test_enemies_left_over_do_not_make_a_wave_smaller() -> None:
    marks = {**MIDDLE, "a": (40, 24)}
    state = quest(drawn(48, 48, marks), enemies={"a": "war_hauler"}, objectives={"A": 5},
                  party=300, wave=2, waves={"a": 1})  # fmt: skip
    _, events = run_alone(state, GatherWave())
    assert only(events, WaveStarted).points == 150


@pytest.mark.rule("SQ-132")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_die_names_the_corner_a_unit_comes_to(die: int, seed: int) -> None:
    state = table(seed, die)
    unit = uid(state, "a")
    state, events = run_step(state, Arrive(unit))
    assert only(events, CornerRolled) == CornerRolled(unit, die)
    arrived = only(events, Deployed)
    assert (arrived.unit, arrived.source) == (unit, "wave")
    assert all(near(spot, CORNERS[die], 6) for spot in spots(state, arrived))
    assert not state.world.statuses[unit].reserve


@pytest.mark.rule("SQ-132")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_on_a_five_or_six_the_players_choose_the_corner(die: int, corner: int) -> None:
    state = table(3, die)
    unit = uid(state, "a")
    state, events = run_step(state, Arrive(unit))
    assert only(events, CornerRolled).die == die
    assert only(events, Asked) == Asked(Side.ONE, unit, AskKind.CORNER)
    assert of(events, Deployed) == []
    assert question(state, AskKind.CORNER).options == (1, 2, 3, 4)
    state, events = play(state, Choose(corner - 1))
    assert only(events, Chosen).value == corner
    arrived = only(events, Deployed)
    assert all(near(spot, CORNERS[corner], 6) for spot in spots(state, arrived))


@pytest.mark.rule("SQ-132")
def test_the_whole_six_inches_round_a_corner_are_used() -> None:
    found = set()
    for seed in range(120):
        state = table(seed, 1)
        state, events = run_step(state, Arrive(uid(state, "a")))
        found |= {spots(state, only(events, Deployed))[0]}
    # six and a half inches count as six on the grid
    assert max(x + y / 2 for x, y in found if x >= y) >= 6
    assert all(near(spot, (0, 0), 6) for spot in found)
    assert len(found) > 25


@pytest.mark.rule("SQ-132")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("blocked", "reach"), [(6, 12), (11, 12), (12, 13), (17, 18)])
def test_without_room_a_unit_comes_twice_as_far_from_its_corner_or_as_near_as_it_can(
    blocked: int, reach: int, seed: int
) -> None:
    rows = [
        "".join("#" if near((x, y), (0, 0), blocked) else mark for x, mark in enumerate(row))
        for y, row in enumerate(drawn(48, 48, MIDDLE))
    ]
    state = quest(rows, enemies={"a": "jump_reaver"}, objectives={"A": 5})
    state = attrs.evolve(state, dice=Dice(seed, script=(1,)))
    state, events = run_step(state, Arrive(uid(state, "a")))
    (spot,) = spots(state, only(events, Deployed))
    assert near(spot, (0, 0), reach)
    assert not near(spot, (0, 0), blocked)


@pytest.mark.rule("SQ-132")
@pytest.mark.parametrize("seed", range(5))
def test_each_unit_rolls_for_itself(seed: int) -> None:
    state = quest(drawn(48, 48, MIDDLE), objectives={"A": 5}, party=300, wave=4)
    state, events = run_alone(attrs.evolve(state, dice=Dice(seed)), GatherWave())
    while state.agenda:
        state, more = play(state, Choose(0))
        events += more
    horde = [unit for unit, row in state.world.units.items() if row.side is Side.TWO]
    assert len(horde) > 1
    assert [event.unit for event in of(events, CornerRolled)] == horde
    rolled = {event.unit: event.die for event in of(events, CornerRolled)}
    for arrived in of(events, Deployed):
        corner = rolled[arrived.unit] if rolled[arrived.unit] <= 4 else 1
        assert all(near(spot, CORNERS[corner], 6) for spot in spots(state, arrived))


def free_wave(seed: int) -> tuple[GameState, list[Event]]:
    """A wave of which all corners are rolled first, up to the first question."""
    state = quest(drawn(48, 48, MIDDLE), objectives={"A": 5}, party=300, wave=6)
    state = attrs.evolve(state, ledger=attrs.evolve(quest_of(state), corners_first=True))
    return run_alone(attrs.evolve(state, dice=Dice(seed)), GatherWave())


@pytest.mark.rule("SQ-132")
@pytest.mark.parametrize("seed", range(8))
def test_all_corners_are_rolled_before_one_is_asked_for(seed: int) -> None:
    state, events = free_wave(seed)
    rolled = {event.unit: event.die for event in of(events, CornerRolled)}
    free = tuple(unit for unit, die in rolled.items() if die > 4)
    assert free_units(state) == free
    assert [event.unit for event in of(events, Asked)] == list(free)
    assert [event.unit for event in of(events, Deployed)] == [u for u in rolled if u not in free]
    for number, unit in enumerate(free):
        state, more = play(state, Choose(number % 4))
        assert of(more, CornerRolled) == []
        assert only(more, Deployed).unit == unit
        assert free_units(state) == free[number + 1 :]
    assert state.agenda == ()


def test_what_a_mission_of_before_lacks_changes_no_digest() -> None:
    state, _ = free_wave(1)
    older = attrs.evolve(state, ledger=attrs.evolve(quest_of(state), corners_first=False))
    assert digest(state) != digest(older)
    assert b"corners_first" not in encoded(quest_of(older))
    assert encoded(quest_of(state)).endswith(b",corners_first=t)")
