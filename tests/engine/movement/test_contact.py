"""The moves of a melee: chargers and charged into contact, the victor on, the others apart."""

import pytest

from starquest.model.command import Activate, Charge, Choose
from starquest.model.event import DangerRolled, Moved, UnitDestroyed
from starquest.model.ids import OFF_TABLE, Cell, Side
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind, Turn
from tests.support.board import Kind, board, fighter, sword
from tests.support.events import Told, exact, of, only
from tests.support.finding import Spot, asked, cell, models, places, uid
from tests.support.playing import offered, play
from tests.support.ranks import TOUCHING, gap

PLAIN, SWORDSMAN = fighter(), fighter(sword(1))
PAIR: dict[str, Kind] = {"1": PLAIN, "a": SWORDSMAN}
"""Those who are charged could strike back, so the game stops to ask while they are in contact."""
FAR = "1...a".ljust(23, ".") + "z"


def close(state: GameState, spot: Spot) -> Told:
    """The hero charges the nearest enemy from a cell."""
    order = Charge(uid(state, "a"), cell(state, *spot))
    return play(state, Activate(uid(state, "1")), order)


def question(state: GameState) -> Ask:
    assert isinstance(state.agenda[-1], Ask)
    return state.agenda[-1]


def spots_asked(state: GameState) -> list[Spot]:
    return [state.table.grid.xy(Cell(option)) for option in question(state).options[1:]]


def slain(rows: str | list[str]) -> GameState:
    """A charge has just destroyed its target; another enemy is left."""
    kinds: dict[str, Kind] = {"1": SWORDSMAN, "a": PLAIN, "z": PLAIN}
    state = board(rows, kinds, dice=[4, 3, 5])
    state, _ = play(state, Activate(uid(state, "1")))
    target = uid(state, "a")
    way = next(c for c in offered(state, Charge) if c.target == target)
    state, events = exact(play(state, way))
    assert only(events, UnitDestroyed).unit == target
    return state


@pytest.mark.rule("FF-151")
def test_all_chargers_that_can_end_in_contact() -> None:
    state = board(["1.......", "1....a..", "1......."], PAIR)
    state, _ = play(state, Activate(uid(state, "1")))
    for command in offered(state, Charge):
        melee, _ = play(state, command)
        assert [gap(spot, (5, 1)) <= TOUCHING for spot in places(melee, "1")] == [True] * 3


@pytest.mark.rule("FF-151")
def test_chargers_who_wait_for_others_may_get_into_contact_as_well() -> None:
    """All come through the ditch; there is a cell for each only if the right one takes it."""
    melee, _ = close(board(["1#....", "1#....", "1~.#~a", "1#..~#"], PAIR), (5, 1))
    assert sorted(places(melee, "1")) == [(4, 1), (4, 2), (4, 3), (5, 1)]


@pytest.mark.rule("FF-151", "FF-131")
def test_a_charger_leaves_the_one_cell_to_whom_no_other_is_open() -> None:
    """Down the shaft it is 12 inches to (5, 12), and a friend keeps one from stopping before."""
    shaft = ["#####1###", *["#####.###"] * 9, "#####.2##", "#####.###", "###.1.1##", "###..a###"]
    melee, _ = close(board(shaft, {**PAIR, "2": PLAIN}), (4, 12))
    assert places(melee, "1") == [(5, 12), (4, 12), (4, 13)]


@pytest.mark.rule("FF-151")
def test_chargers_without_room_in_contact_end_as_near_as_they_can() -> None:
    """Eight cells touch the target; the ninth model ends two straight steps away."""
    rows = ["...........", "111........", "111...a....", "111........", "..........."]
    state = board(rows, PAIR)
    state, _ = play(state, Activate(uid(state, "1")))
    for command in offered(state, Charge):
        melee, _ = play(state, command)
        gaps = sorted(gap(spot, (6, 2)) for spot in places(melee, "1"))
        assert gaps == [2, 2, 2, 2, 3, 3, 3, 3, 4]


@pytest.mark.rule("FF-151", "FF-211")
def test_flyers_do_not_land_on_whom_they_charge() -> None:
    rows = ["...........", "111........", "111...a....", "111........", "..........."]
    state = board(rows, {"1": fighter(rules=["flying"]), "a": SWORDSMAN})
    state, _ = play(state, Activate(uid(state, "1")))
    for command in offered(state, Charge):
        melee, _ = play(state, command)
        gaps = sorted(gap(spot, (6, 2)) for spot in places(melee, "1"))
        assert gaps == [2, 2, 2, 2, 3, 3, 3, 3, 4]


@pytest.mark.rule("FF-151")
def test_the_charged_who_touch_nobody_move_into_contact() -> None:
    state = board([".........", "1....aaa.", "........."], PAIR)
    melee, events = close(state, (4, 1))
    _, *behind = models(state, "a")
    moved = {event.model: event.cost for event in of(events, Moved)[1:]}
    assert sorted(moved) == behind
    assert [gap(spot, (4, 1)) <= TOUCHING for spot in places(melee, "a")] == [True] * 3
    assert places(melee, "a")[0] == (5, 1)
    assert [moved[model] for model in behind] == [3, 5], "the nearest cells that touch"


@pytest.mark.rule("FF-151")
def test_the_charged_without_a_way_into_contact_come_as_near_as_they_can() -> None:
    state = board(["1....a..", "######a."], PAIR)
    melee, events = close(state, (4, 0))
    assert of(events, Moved)[1:] == [Moved(models(state, "a")[1], (cell(state, 6, 0),), 2)]
    assert places(melee, "a") == [(5, 0), (6, 0)]


@pytest.mark.rule("FF-151")
def test_the_charged_move_three_inches_at_most() -> None:
    """The third of the file just gets there; the fourth comes behind the first, then the last."""
    state = board([".............", "1....aaaaa...", "............."], PAIR)
    melee, events = close(state, (4, 1))
    assert max(moved.cost for moved in of(events, Moved)[1:]) <= 6
    gaps = [gap(spot, (4, 1)) for spot in places(melee, "a")]
    assert [distance <= TOUCHING for distance in gaps] == [True, True, True, False, False]
    assert gaps[3:] == [4, 6]


@pytest.mark.rule("FF-151")
def test_the_charged_stay_where_there_is_no_room() -> None:
    state = board("1.....aaa", PAIR)
    melee, events = close(state, (5, 0))
    assert only(events, Moved).model == models(state, "1")[0]
    assert places(melee, "a") == [(6, 0), (7, 0), (8, 0)]


@pytest.mark.rule("FF-151", "FF-183")
def test_the_charged_may_die_of_the_ground_they_cross() -> None:
    """Both stragglers cross dangerous ground; the one wound takes the last of the file."""
    state = board(["#####^^^..", "1....aaa..", "#####^^^.."], PAIR, dice=[1, 2])
    first, second, last = models(state, "a")
    melee, events = exact(close(state, (4, 1)))
    assert {danger.model: danger.dice for danger in of(events, DangerRolled)} == {
        second: (1,),
        last: (2,),
    }
    assert models(melee, "a") == (first, second)


@pytest.mark.rule("FF-154")
def test_chargers_move_back_until_an_inch_lies_between() -> None:
    state = board([".........", "1....a...", "........."], PAIR)
    melee, _ = close(state, (4, 1))
    after, events = play(melee, Choose(0))
    assert only(events, Moved) == Moved(models(state, "1")[0], (cell(state, 3, 1),), 2)
    assert (places(after, "1"), places(after, "a")) == ([(3, 1)], [(5, 1)])


@pytest.mark.rule("FF-154")
def test_chargers_stay_where_they_cannot_move_back() -> None:
    melee, _ = close(board("#1a.....", PAIR), (1, 0))
    after, events = play(melee, Choose(0))
    assert of(events, Moved) == []
    assert places(after, "1") == [(1, 0)]


@pytest.mark.rule("FF-154", "FF-131")
def test_of_chargers_that_cannot_all_move_back_those_do_that_can() -> None:
    """The first is walled in and the second must stay with it; the third steps away."""
    melee, _ = close(board(["#1a...", "##11..", "......"], PAIR), (1, 0))
    assert places(melee, "1") == [(1, 0), (2, 1), (3, 1)]
    after, _ = play(melee, Choose(0))
    assert places(after, "1") == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.rule("FF-154")
def test_the_victor_may_move_three_inches() -> None:
    rows = ["." * 24, "." * 24, FAR, "." * 24, "." * 24, "." * 24]
    state = slain(rows)
    stand, ask = places(state, "1")[0], question(state)
    assert (ask.kind, ask.side, ask.options[0]) == (AskKind.FOLLOW_UP, Side.ONE, OFF_TABLE)
    near = {(x, y) for x in range(24) for y in range(6) if gap((x, y), stand) <= 6}
    assert set(spots_asked(state)) == near


@pytest.mark.rule("FF-154")
def test_the_victor_may_stay() -> None:
    after, events = play(slain(FAR), Choose(0))
    assert of(events, Moved) == []
    assert (places(after, "1"), after.agenda) == ([(3, 0)], (Turn(Side.TWO),))


@pytest.mark.rule("FF-154")
def test_the_victor_goes_where_it_chose() -> None:
    state = slain(FAR)
    option = question(state).options.index(cell(state, 6, 0))
    after, events = play(state, Choose(option))
    way = tuple(cell(state, x, 0) for x in (4, 5, 6))
    assert only(events, Moved) == Moved(models(state, "1")[0], way, 6)
    assert places(after, "1") == [(6, 0)]


@pytest.mark.rule("FF-154", "FF-132")
def test_the_victor_keeps_an_inch_from_other_enemies() -> None:
    state = slain("1...a..z".ljust(23, "."))
    assert spots_asked(state) == [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]


@pytest.mark.rule("FF-154")
def test_on_a_small_board_the_victor_moves_half_as_far() -> None:
    kinds: dict[str, Kind] = {"1": SWORDSMAN, "a": PLAIN, "z": PLAIN}
    state, _ = close(board(FAR, kinds, dice=[4, 3, 5], halved=True), (3, 0))
    assert spots_asked(state) == [(2, 0), (3, 0), (4, 0)]


@pytest.mark.rule("FF-154")
def test_a_charged_unit_that_destroys_its_charger_may_move_on() -> None:
    kinds: dict[str, Kind] = {"1": PLAIN, "z": PLAIN, "2": PLAIN, "a": SWORDSMAN}
    state = board(FAR.replace("z", "2"), kinds, dice=[4, 3, 5])
    melee, _ = close(state, (3, 0))
    after, _ = exact(play(melee, Choose(1)))
    ask = question(after)
    assert (ask.kind, ask.side, ask.unit) == (AskKind.FOLLOW_UP, Side.TWO, uid(state, "a"))
    moved, _ = play(after, Choose(ask.options.index(cell(state, 1, 0))))
    assert places(moved, "a") == [(1, 0)]


@pytest.mark.rule("FF-154", "FF-162")
def test_a_shaken_victor_stays() -> None:
    kinds: dict[str, Kind] = {"1": SWORDSMAN, "a": fighter(sword(1, "counter")), "z": PLAIN}
    state = board(FAR, kinds, dice=[4, 3, 1, 6, 3, 5])
    melee, _ = close(state, (3, 0))
    after, events = exact(play(melee, Choose(1)))
    assert only(events, UnitDestroyed).unit == uid(state, "a")
    assert not asked(after, AskKind.FOLLOW_UP)
    assert places(after, "1") == [(3, 0)]
