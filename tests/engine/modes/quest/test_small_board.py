"""The small battlefield halves every distance of the rules.

Each reach is tried at its last column and one beyond, on a standard and on a small board. What is
within a distance may be half an inch over it on the grid; a move may not. Nothing shrinks below
one cell.
"""

from typing import Protocol

import attrs
import pytest

from starquest.model.command import Activate, Advance, Choose, Discover, FirstAid, PickUp, Rush
from starquest.model.dice import Dice
from starquest.model.event import Deployed, Mod, ObjectiveDamaged, TokenPlaced, WaveEnded
from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.model.step import Arrive, AskKind, EndRound, EndWave
from tests.support.board import drawn, fighter, gun, sword
from tests.support.changes import downed, veterans
from tests.support.events import of, only
from tests.support.finding import near, question, uid
from tests.support.omens import strike
from tests.support.playing import offered, play, run_alone, scripted
from tests.support.probes import keeping_heart, may_charge, may_shoot, moving
from tests.support.quest import quest

FOE = fighter(gun(reach=24), sword(), name="foe")
FAR, WIDE = 40, 60


class Reach(Protocol):
    """Whether a rule reaches so many columns, on a small board or not."""

    def __call__(self, columns: int, *, small: bool) -> bool: ...


def line(columns: dict[str, int], *, small: bool, time: str = "") -> GameState:
    """Two heroes, an objective and whatever else is named in one row, by column."""
    marks = {"1": 0, "2": FAR + 10, "A": FAR + 5, **columns}
    spots = {mark: (column, 0) for mark, column in marks.items()}
    foes = {"a": FOE} if "a" in marks else {}
    return quest(
        drawn(WIDE, 3, spots),
        {"1": "marksman", "2": "medic"},
        foes,
        {"A": 1},
        halved=small,
        time=time,
        challenges=("events",),
    )


def damaged(columns: int, *, small: bool) -> bool:
    _, events = run_alone(line({"a": FAR + 5 - columns, "2": 20}, small=small), EndRound())
    return bool(of(events, ObjectiveDamaged))


def defended(columns: int, *, small: bool) -> bool:
    state = line({"1": FAR + 5 - columns, "a": FAR + 6, "2": 20}, small=small)
    return not of(run_alone(state, EndRound())[1], ObjectiveDamaged)


def seized(columns: int, *, small: bool) -> bool:
    state = veterans(line({"1": FAR + 5 - columns, "2": 20}, small=small))
    return only(run_alone(state, EndWave())[1], WaveEnded).seized == (1,)


def shot(columns: int, *, small: bool) -> bool:
    return may_shoot(line({"a": columns}, small=small), "1", "a")


def shot_back(columns: int, *, small: bool) -> bool:
    return may_shoot(line({"a": columns}, small=small), "a", "1")


def seen_at_night(columns: int, *, small: bool) -> bool:
    return may_shoot(line({"a": columns}, small=small, time="night"), "1", "a")


def shot_through_clouds(columns: int, *, small: bool) -> bool:
    return may_shoot(strike(line({"a": columns}, small=small), 35)[0], "1", "a")


def advanced(columns: int, *, small: bool) -> bool:
    return moving(line({}, small=small), "1", Advance) >= columns


def advanced_with_stims(columns: int, *, small: bool) -> bool:
    return moving(strike(line({}, small=small), 52, 1)[0], "1", Advance) >= columns


def rushed(columns: int, *, small: bool) -> bool:
    return moving(line({}, small=small), "1", Rush) >= columns


def rushed_with_stims(columns: int, *, small: bool) -> bool:
    return moving(strike(line({}, small=small), 52, 1)[0], "1", Rush) >= columns


def charged(columns: int, *, small: bool) -> bool:
    return may_charge(line({"a": columns + 1}, small=small), "1", "a")


def discovered(columns: int, *, small: bool) -> bool:
    state = line({"?": columns}, small=small)
    state, _ = play(state, Activate(uid(state, "1")))
    return bool(offered(state, Discover))


def picked_up(columns: int, *, small: bool) -> bool:
    state = line({"$": columns}, small=small)
    state, _ = play(state, Activate(uid(state, "1")))
    return bool(offered(state, PickUp))


def helped(columns: int, *, small: bool) -> bool:
    state = downed(line({"2": columns}, small=small), "2")
    state, _ = play(state, Activate(uid(state, "1")))
    return bool(offered(state, FirstAid))


def encouraged(columns: int, *, small: bool) -> bool:
    return Mod("comrade", 1) in keeping_heart(line({"2": columns}, small=small), "1")[1]


@pytest.mark.rule("SQ-104")
@pytest.mark.parametrize(
    ("reaches", "standard", "small"),
    [
        (damaged, 3, 2),
        (defended, 3, 2),
        (seized, 3, 2),
        (shot, 24, 12),
        (shot_back, 24, 12),
        (seen_at_night, 12, 6),
        (shot_through_clouds, 18, 9),
        (advanced, 6, 3),
        (advanced_with_stims, 8, 4),
        (rushed, 12, 6),
        (rushed_with_stims, 16, 8),
        (charged, 12, 6),
        (discovered, 6, 3),
        (encouraged, 6, 3),
        (picked_up, 1, 1),
        (helped, 1, 1),
    ],
)
def test_every_distance_is_halved(reaches: Reach, standard: int, small: int) -> None:
    assert reaches(standard, small=False)
    assert not reaches(standard + 1, small=False)
    assert reaches(small, small=True)
    assert not reaches(small + 1, small=True)


MIDDLE = {"1": (12, 10), "2": (12, 14), "A": (12, 12)}


@pytest.mark.rule("SQ-104", "SQ-132")
@pytest.mark.parametrize("seed", range(20))
def test_enemies_arrive_within_three_inches_of_their_corner(seed: int) -> None:
    state = quest(drawn(24, 24, MIDDLE), enemies={"a": "jump_reaver"}, objectives={"A": 5},
                  halved=True)  # fmt: skip
    state = attrs.evolve(state, dice=Dice(seed, script=(4,)))
    state, events = run_alone(state, Arrive(uid(state, "a")))
    (spot,) = [state.table.grid.xy(cell) for cell in only(events, Deployed).cells]
    assert near(spot, (23, 23), 3)


@pytest.mark.rule("SQ-104", "SQ-443")
def test_a_holopads_tokens_lie_within_three_inches_of_the_quarters_centres() -> None:
    state = quest(drawn(24, 24, MIDDLE), objectives={"A": 5}, halved=True, challenges=("events",))
    # D3 on a 6; the quarters in their order; then the first and the last cells within reach
    state, events = strike(state, 43, 6, 1, 1, 1, 1, 1, 37, 1)
    spots = [state.table.grid.xy(event.cell) for event in of(events, TokenPlaced)]
    assert [near(spot, centre, 3) for spot, centre in
            zip(spots, [(6, 6), (18, 6), (6, 18)], strict=True)] == [True] * 3  # fmt: skip


@pytest.mark.rule("SQ-104", "SQ-311")
def test_a_revived_hero_stands_within_an_inch_and_a_half_or_where_it_lies() -> None:
    marks = {"1": (2, 12), "A": (2, 13), "2": (20, 2)}
    state = quest(drawn(24, 24, marks), objectives={"A": 1}, halved=True, challenges=("injuries",))
    state, _ = run_alone(veterans(downed(state, "2")), EndWave())
    state, _ = play(scripted(state, 4), Choose(1))
    options = question(state, AskKind.STAND).options
    spots = [state.table.grid.xy(Cell(option)) for option in options]
    assert spots == [
        (x, y)
        for y in range(24)
        for x in range(24)
        if near((x, y), (2, 13), 1.5) and (x, y) != (2, 12)
    ] + [(20, 2)]
