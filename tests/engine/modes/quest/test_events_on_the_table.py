"""Random events that change the ground or the search tokens."""

import pytest

from starquest.model.command import Activate, Rush
from starquest.model.event import (
    DangerRolled,
    DieRolled,
    ItemGained,
    TokenPlaced,
    TokenRevealed,
    TreasurePlaced,
)
from starquest.model.ids import NOBODY
from starquest.model.state import GameState
from starquest.model.step import EndRound, Recover
from tests.support.board import drawn, fighter, sword
from tests.support.events import of, only
from tests.support.finding import near, uid
from tests.support.omens import HEIGHT, WIDTH, doomed, strike
from tests.support.playing import play, run_alone, scripted
from tests.support.probes import its_turn, moving
from tests.support.quest import quest

STASH = 64
FOE = fighter(sword(), rules=["tough 9"], name="foe")
# one hero or foe deep in each quarter of the table
QUARTERS = {1: "1", 2: "a", 3: "b", 4: "2"}
MARKS = {"1": (2, 4), "a": (22, 4), "b": (2, 20), "2": (22, 20), "A": (38, 14)}
CENTRES = {1: (10, 7), 2: (30, 7), 3: (10, 22), 4: (30, 22)}


def scattered() -> GameState:
    return quest(drawn(40, 30, MARKS), {"1": "medic", "2": "medic"}, {"a": FOE, "b": FOE},
                 {"A": 1}, challenges=("events",))  # fmt: skip


def endangered(state: GameState, mark: str) -> bool:
    """Whether a unit rolls for dangerous ground as it activates: a die for each point of Tough."""
    ready = scripted(its_turn(state, mark), *[6] * 9)
    _, events = play(ready, Activate(uid(state, mark)))
    rolled = of(events, DangerRolled)
    assert [event.dice for event in rolled] in ([], [(6,) * 9])
    return bool(rolled)


def slowed(state: GameState, mark: str) -> bool:
    """Whether a unit rushes only six inches, as over difficult ground."""
    far = moving(state, mark, Rush)
    assert far in (6, 12)
    return far == 6


def lasts(state: GameState) -> GameState:
    """The same after a round's end and a wave's."""
    state, _ = run_alone(state, EndRound())
    return run_alone(state, Recover())[0]


@pytest.mark.rule("SQ-431", "SQ-351")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_crumbling_earth_makes_a_quarter_dangerous_until_the_next_event(quarter: int) -> None:
    state, events = strike(scattered(), 31, quarter)
    assert only(events, DieRolled) == DieRolled("crumbling_earth", quarter, quarter)
    state = lasts(state)
    for where, mark in QUARTERS.items():
        assert endangered(state, mark) is (where == quarter)
        assert not slowed(scripted(state, *[6] * 9), mark)
    state, _ = strike(state, STASH, 1)
    assert not any(endangered(state, mark) for mark in QUARTERS.values())


@pytest.mark.rule("SQ-434", "SQ-351")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_heavy_rain_makes_a_quarter_difficult_until_the_next_event(quarter: int) -> None:
    state, events = strike(scattered(), 34, quarter)
    assert only(events, DieRolled) == DieRolled("heavy_rain", quarter, quarter)
    state = lasts(state)
    for where, mark in QUARTERS.items():
        assert slowed(state, mark) is (where == quarter)
        assert not endangered(state, mark)
    state, _ = strike(state, STASH, 1)
    assert not any(slowed(state, mark) for mark in QUARTERS.values())


@pytest.mark.rule("SQ-431", "SQ-434")
@pytest.mark.parametrize("roll", [31, 34])
@pytest.mark.parametrize("quarter", QUARTERS)
def test_a_quarter_is_exactly_a_quarter_of_the_table(roll: int, quarter: int) -> None:
    state, _ = strike(scattered(), roll, quarter)
    (zone,) = state.table.zones
    west, north = quarter in (1, 3), quarter in (1, 2)
    cells = [
        state.table.grid.cell(x, y)
        for y in range(30)
        for x in range(40)
        if (x < 20) is west and (y < 15) is north
    ]
    assert sorted(zone.cells) == sorted(cells)
    assert (zone.dangerous, zone.difficult) == (roll == 31, roll == 34)


@pytest.mark.rule("SQ-443")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_holopad_lays_tokens_near_the_centres_of_different_quarters(
    die: int, count: int, seed: int
) -> None:
    state, events = strike(doomed(), 43, die, seed=seed)
    assert only(events, DieRolled) == DieRolled("treasure_holopad", die, count)
    placed = of(events, TokenPlaced)
    assert len(placed) == len(state.world.search_tokens) == count
    quarters = []
    for event in placed:
        x, y = state.table.grid.xy(event.cell)
        quarter = 1 + (x >= WIDTH // 2) + 2 * (y >= HEIGHT // 2)
        assert near((x, y), CENTRES[quarter], 6)
        quarters.append(quarter)
    assert len(set(quarters)) == count


@pytest.mark.rule("SQ-443")
def test_every_quarter_may_get_one_and_not_always_at_its_very_centre() -> None:
    spots = set()
    for seed in range(60):
        state, events = strike(doomed(), 43, 6, seed=seed)
        spots |= {state.table.grid.xy(event.cell) for event in of(events, TokenPlaced)}
    quarters = {(x >= WIDTH // 2, y >= HEIGHT // 2) for x, y in spots}
    assert len(quarters) == 4
    # somewhere at least five inches from the centre of its quarter
    assert any(not near(spot, centre, 4.5) for spot in spots for centre in CENTRES.values()
               if near(spot, centre, 6))  # fmt: skip


@pytest.mark.rule("SQ-443")
def test_it_adds_to_the_tokens_that_are_there() -> None:
    state, _ = strike(doomed([(20, 20)]), 43, 6, seed=7)
    assert len(state.world.search_tokens) == 4


TOKENS = [(20, 3), (20, 8), (20, 13), (20, 18)]


@pytest.mark.rule("SQ-462")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_vision_reveals_random_tokens(die: int, count: int, seed: int) -> None:
    before = doomed(TOKENS)
    state, events = strike(before, 62, die, seed=seed)
    assert only(events, DieRolled) == DieRolled("prophetic_vision", die, count)
    revealed = of(events, TokenRevealed)
    assert len({event.token for event in revealed}) == count
    assert {event.hero for event in revealed} == {NOBODY}
    assert set(state.world.search_tokens) == set(before.world.search_tokens) - {
        e.token for e in revealed
    }
    # nobody is near: what is no hazard lies there as a treasure marker
    good = [event for event in revealed if event.treasure != "hazard"]
    assert len(of(events, TreasurePlaced)) == len(state.world.treasures) == len(good)


@pytest.mark.rule("SQ-462")
def test_which_tokens_it_reveals_is_chance() -> None:
    before, seen = doomed(TOKENS), set()
    for seed in range(30):
        _, events = strike(before, 62, 1, seed=seed)
        seen.add(only(events, TokenRevealed).token)
    assert seen == set(before.world.search_tokens)


@pytest.mark.rule("SQ-462")
def test_it_reveals_no_more_than_there_are() -> None:
    state, events = strike(doomed(TOKENS[:2]), 62, 6, seed=7)
    assert len(of(events, TokenRevealed)) == 2
    assert state.world.search_tokens == {}
    _, events = strike(doomed(), 62, 6, seed=7)
    assert of(events, TokenRevealed) == []


@pytest.mark.rule("SQ-462")
def test_a_hero_beside_a_revealed_token_takes_what_is_in_it() -> None:
    # D3 on a 1 is one token, of one; a kit box with a Med Kit
    state, events = strike(doomed([(1, 4)]), 62, 1, 1, 5, 6)
    assert only(events, TokenRevealed).treasure == "kit_box"
    assert only(events, ItemGained) == ItemGained(uid(state, "1"), "med_kit", "find")
