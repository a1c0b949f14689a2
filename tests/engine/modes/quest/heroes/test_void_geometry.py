"""The spells of Void Geometry on the table."""

from functools import partial

import pytest

from starquest.content.spells import Tradition
from starquest.model.command import Advance, Charge, Choose, Rush
from starquest.model.event import BlocksRolled, Deployed, Mod, ModelDown, Moved
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import GRUNT, STURDY, fighter, gun
from tests.support.changes import powered, turn_of
from tests.support.events import of, only, wounds
from tests.support.finding import cell, near, place, question, spots, uid
from tests.support.playing import (
    act,
    begin,
    cast_by,
    castable,
    charge,
    next_round,
    offered,
    play,
    scripted,
    shoot,
    to,
)
from tests.support.spells import psyker

void = partial(psyker, Tradition.VOID_GEOMETRY)
WORKS = 4


@pytest.mark.rule("HR-1104")
def test_fold_step_places_a_friend_up_to_four_inches_away() -> None:
    state = void("1....2.#.........a", WORKS)
    assert castable(state, "1", "fold_step") == ["1", "2"]
    state, _ = cast_by(state, "1", "fold_step", "2")
    assert (question(state).kind, question(state).unit) == (AskKind.PLACE, uid(state, "2"))
    # over the wall, and never on somebody
    assert {x for x, y in spots(state) if y == 0} == {1, 2, 3, 4, 5, 6, 8, 9}
    state, events = play(state, to(state, 9, 0))
    assert place(state, "2") == (9, 0)
    assert only(events, Deployed) == Deployed(uid(state, "2"), (cell(state, 9, 0),), "fold_step")
    assert castable(void("1" + "." * 12 + "2"), "1", "fold_step") == ["1"]


@pytest.mark.rule("HR-1104")
def test_shear_is_a_hit_with_ap_four() -> None:
    state = void("1" + "." * 11 + "a\n" + "." * 13 + "b", WORKS, 5, foe=fighter(defense=2))
    assert castable(state, "1", "shear") == ["a"]
    _, events = cast_by(state, "1", "shear", "a")
    rolled = only(events, BlocksRolled)
    assert (rolled.dice, rolled.need, rolled.mods, rolled.wounds) == ((5,), 6, (Mod("ap", -4),), 1)


def far(state: GameState, kind: type[Advance | Rush], mark: str = "a") -> int:
    grid, (start, _) = state.table.grid, place(state, mark)
    state = begin(turn_of(state, Side.TWO), mark)
    return max(grid.xy(command.cell)[0] for command in offered(state, kind)) - start


@pytest.mark.rule("HR-1104")
def test_gravity_well_shortens_the_next_move_of_two_units() -> None:
    lane = "." * 30
    state = void(f"1....a{lane}\n.....b{lane}", WORKS)
    assert castable(state, "1", "gravity_well") == ["ab"]
    assert castable(void("1...a..b..c"), "1", "gravity_well") == ["ab", "ac", "bc"]
    state, _ = cast_by(state, "1", "gravity_well", "ab")
    assert [(far(state, Advance, mark), far(state, Rush, mark)) for mark in "ab"] == [(4, 8)] * 2
    state, _ = next_round(state)
    assert (far(state, Advance), far(state, Rush)) == (4, 8)
    state = turn_of(state, Side.TWO)
    state, _ = act(state, "a", Advance(cell(state, 6, 0)))
    state, _ = next_round(state)
    assert (far(state, Advance), far(state, Rush)) == (6, 12)
    assert (far(state, Advance, "b"), far(state, Rush, "b")) == (4, 8)


@pytest.mark.rule("HR-1104")
@pytest.mark.parametrize(("gap", "reached"), [(8, True), (9, False)])
def test_gravity_well_shortens_a_charge(gap: int, *, reached: bool) -> None:
    state, _ = cast_by(void("1" + "." * gap + "a", WORKS), "1", "gravity_well", "a")
    state = begin(turn_of(state, Side.TWO), "a")
    assert bool(offered(state, Charge)) == reached


@pytest.mark.rule("HR-1104")
def test_gravity_well_outlasts_the_steps_of_a_melee() -> None:
    # the second model closes up when its unit is charged, which is no move of its own
    state = void("1......\n....a..\n.......\n....a..", WORKS, foe=STURDY)
    state, _ = cast_by(state, "1", "gravity_well", "a")
    state, events = charge(turn_of(state, Side.ONE, 1, 1))
    assert [event.model for event in of(events, Moved)][1:]
    borne = state.world.effects[uid(state, "a")].modifiers
    assert {modifier.source for modifier in borne} == {"gravity_well"}


@pytest.mark.rule("HR-1104")
def test_gravity_well_reaches_eighteen_inches() -> None:
    assert castable(void("1" + "." * 17 + "a\n" + "." * 19 + "b"), "1", "gravity_well") == ["a"]


@pytest.mark.rule("HR-1104")
def test_aegis_plane_is_one_more_to_block_once_for_two_friends() -> None:
    state = void("1...2...3......a", WORKS, foe=fighter(gun()))
    assert castable(state, "1", "aegis_plane") == ["12", "13", "23"]
    state, _ = cast_by(state, "1", "aegis_plane", "12")
    state = powered(state, "2", 0)
    for marks in ("2", "1"):
        later, events = shoot(turn_of(state, Side.TWO, 4, 6), "gun", by="a", at=marks)
        assert only(events, BlocksRolled).mods == (Mod("aegis_plane", 1),)
        later, _ = next_round(later, Side.TWO)
        _, events = shoot(scripted(later, 4, 6), "gun", by="a", at=marks)
        assert only(events, BlocksRolled).mods == ()
    _, events = shoot(turn_of(state, Side.TWO, 4, 6), "gun", by="a", at="3")
    assert only(events, BlocksRolled).mods == ()
    assert castable(void("1" + "." * 12 + "2"), "1", "aegis_plane") == ["1"]


@pytest.mark.rule("HR-1104", "FF-204")
def test_aegis_plane_is_used_up_by_a_share_of_a_blast() -> None:
    # three heroes get a hit each and block it; the plane stood before the second
    state = void(
        "1......a\n2.......\n3.......", WORKS, foe=fighter(gun(1, "blast 3"), gun(name="b"))
    )
    state, _ = cast_by(state, "1", "aegis_plane", "23")
    state, _ = shoot(turn_of(state, Side.TWO, 4, 6, 6, 6), "gun", by="a", at="1")
    state, _ = next_round(state, Side.TWO)
    _, events = shoot(scripted(state, 4, 6), "b", by="a", at="2")
    assert only(events, BlocksRolled).mods == ()


@pytest.mark.rule("HR-1104")
def test_aegis_plane_waits_until_an_attack() -> None:
    state, _ = cast_by(void("1......a", WORKS, foe=fighter(gun())), "1", "aegis_plane", "1")
    for _ in range(2):
        state, _ = next_round(state, Side.TWO)
    _, events = shoot(scripted(state, 4, 6), "gun", by="a", at="1")
    assert only(events, BlocksRolled).mods == (Mod("aegis_plane", 1),)


@pytest.mark.rule("HR-1104")
def test_collapse_is_two_hits_with_ap_two_on_each_of_three_models() -> None:
    state = void("1......a......b...c", WORKS, 5, 5, 6, 6, 6, 6)
    assert castable(state, "1", "collapse") == ["abc"]
    state, events = cast_by(state, "1", "collapse", "abc")
    rolls = of(events, BlocksRolled)
    assert {(roll.need, roll.mods) for roll in rolls} == {(6, (Mod("ap", -2),))}
    assert [len(roll.dice) for roll in rolls] == [2, 2, 2]
    assert [wounds(events, state, mark) for mark in "abc"] == [2, 0, 0]
    assert castable(void("1" + "." * 18 + "a"), "1", "collapse") == []


@pytest.mark.rule("HR-1104")
def test_collapse_may_strike_three_models_of_one_unit() -> None:
    state = void("1.....aaaaaaa", WORKS, 1, 1, 1, 1, 1, 1, foe=GRUNT)
    assert castable(state, "1", "collapse") == ["aaa"]
    _, events = cast_by(state, "1", "collapse", "aaa")
    assert len(of(events, ModelDown)) == 3


# --- Rift Gate


def rift(drawing: str) -> GameState:
    return cast_by(void(drawing, WORKS), "1", "rift_gate", "123")[0]


@pytest.mark.rule("HR-1104")
def test_rift_gate_places_three_friends_near_a_point_up_to_twenty_four_inches_away() -> None:
    state = rift("2.....1.....3" + "." * 40)
    assert question(state).kind == AskKind.POINT
    assert max(spots(state)) == (30, 0)
    state, _ = play(state, to(state, 30, 0))
    for mark, x in (("1", 36), ("2", 35), ("3", 24)):
        ask = question(state)
        assert (ask.kind, ask.unit) == (AskKind.PLACE, uid(state, mark))
        assert all(near(spot, (30, 0), 6) for spot in spots(state))
        assert {(x, 0) for x in (24, 30)} <= spots(state)
        state, _ = play(state, to(state, x, 0))
    assert [place(state, mark)[0] for mark in "123"] == [36, 35, 24]


@pytest.mark.rule("HR-1104")
def test_rift_gate_takes_friends_within_six_inches() -> None:
    assert castable(void("2.....1......3"), "1", "rift_gate") == ["12"]
    assert castable(void("2.1.3.4"), "1", "rift_gate") == ["123", "124", "134", "234"]


@pytest.mark.rule("HR-1104")
def test_a_friend_may_stay_behind() -> None:
    state = rift("2.....1.....3" + "." * 40)
    state, _ = play(state, to(state, 30, 0), Choose(0), Choose(0), Choose(0))
    assert [place(state, mark)[0] for mark in "123"] == [6, 0, 12]
