"""Terrain: cover against shooting, difficult ground that slows, dangerous ground that hurts."""

import attrs
import pytest

from starquest.model.command import Activate, Advance, Charge, Hold, Rush
from starquest.model.event import BlocksRolled, DangerRolled, EffectRolled, Mod, ModelDown, Moved
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.table import Table
from tests.support.board import STURDY, Kind, board, fighter, gun, lane
from tests.support.events import Told, exact, of, only, taken
from tests.support.finding import cell, models, places, uid
from tests.support.playing import farthest, offered, play, shoot
from tests.support.probes import may_charge

PLAIN, GUNNER = fighter(), fighter(gun(1))
BIG = fighter(footprint=2, rules=["tough 9"])
PAIR: dict[str, Kind] = {"1": PLAIN, "a": PLAIN}

Block = tuple[int, tuple[Mod, ...]]
COVERED: Block = (3, (Mod("cover", 1),))
BARE: Block = (4, ())


def laid(state: GameState, *patches: tuple[str, int, int]) -> GameState:
    """The same with other ground under these cells, so that models of a unit differ."""
    rows = [list(row) for row in state.table.rows]
    for glyph, x, y in patches:
        rows[y][x] = glyph
    return attrs.evolve(state, table=Table(tuple("".join(row) for row in rows)))


def shot(
    drawing: str | list[str], *patches: tuple[str, int, int], target: Profile = STURDY
) -> Block:
    """What the unit that is shot needs to block, and why."""
    state = board(drawing, {"1": GUNNER, "a": target}, dice=[4, 6])
    _, events = shoot(laid(state, *patches))
    return only(events, BlocksRolled).need, only(events, BlocksRolled).mods


def march(state: GameState, kind: type[Advance | Rush], *spot: int) -> Told:
    """The hero moves to a cell; every scripted die was rolled."""
    start = Activate(uid(state, "1"))
    return exact(play(state, start, kind(cell(state, *spot))))


@pytest.mark.rule("FF-181")
@pytest.mark.parametrize(("glyph", "expected"), [("%", COVERED), ("w", COVERED), ("~", BARE)])
def test_a_model_in_cover_blocks_one_better(glyph: str, expected: Block) -> None:
    assert shot(lane(6), (glyph, 6, 0)) == expected


@pytest.mark.rule("FF-181")
def test_in_cover_a_three_blocks() -> None:
    state = board(lane(6), {"1": fighter(gun(2)), "a": STURDY}, dice=[4, 4, 3, 2])
    target = uid(state, "a")
    _, events = shoot(laid(state, ("%", 6, 0)))
    cover = (Mod("cover", 1),)
    assert only(events, BlocksRolled) == BlocksRolled(target, "gun", (3, 2), 3, 4, cover, (), 1)


@pytest.mark.rule("FF-181")
@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("%.", BARE),
        ("%%", COVERED),
        ("%..", BARE),
        ("%%.", COVERED),
        ("%%..", BARE),
        ("%%%.", COVERED),
    ],
)
def test_most_models_must_be_in_cover(file: str, expected: Block) -> None:
    """A file of models seen from the side; each character is the ground under one of them."""
    rows = ["1.....a", *["......a"] * (len(file) - 1)]
    assert shot(rows, *[(glyph, 6, y) for y, glyph in enumerate(file)]) == expected


@pytest.mark.rule("FF-181")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("1....oa", COVERED),
        ("1....%a", COVERED),
        ("1...o.a", BARE),
        ("1...%.a", BARE),
        (".....1oa", BARE),
        (".....1%a", BARE),
        ("....1.oa", COVERED),
    ],
)
def test_a_low_wall_or_cover_right_before_it_protects_from_who_is_not_beside_that(
    drawing: str, expected: Block
) -> None:
    assert shot(drawing) == expected


@pytest.mark.rule("FF-181")
def test_the_corner_of_a_wall_protects_what_is_seen_past_it() -> None:
    assert shot(["1....", "...#.", "....a"]) == COVERED
    assert shot(["1....", ".....", "....a"]) == BARE


@pytest.mark.rule("FF-181")
@pytest.mark.parametrize(("walls", "expected"), [(1, BARE), (2, COVERED), (3, COVERED)])
def test_most_models_must_be_behind_something(walls: int, expected: Block) -> None:
    rows = ["............a", "1...........a", "............a"]
    assert shot(rows, *[("o", 11, y) for y in range(walls)]) == expected


@pytest.mark.rule("FF-181")
def test_models_inside_and_models_behind_make_most_of_a_unit_together() -> None:
    rows = ["............a", "1...........a", "............a"]
    assert shot(rows, ("%", 12, 0), ("o", 11, 1)) == COVERED


@pytest.mark.rule("FF-181")
@pytest.mark.parametrize(
    ("ground", "expected"), [(["1....a%", ".....%%"], COVERED), (["1....a%", "......%"], BARE)]
)
def test_most_of_a_large_model_must_be_in_cover(ground: list[str], expected: Block) -> None:
    assert shot(ground, target=BIG) == expected


@pytest.mark.rule("FF-182")
def test_a_unit_that_crosses_difficult_ground_moves_six_inches_in_all() -> None:
    assert farthest(board("1..~".ljust(20, ".") + "a", PAIR), Rush) == 6


@pytest.mark.rule("FF-182")
def test_ending_in_difficult_ground_is_touching_it() -> None:
    state = board("1......~".ljust(20, ".") + "a", PAIR)
    assert farthest(state, Rush) == 6
    assert farthest(board("1.....~".ljust(20, ".") + "a", PAIR), Rush) == 6


@pytest.mark.rule("FF-182")
def test_starting_in_difficult_ground_is_touching_it() -> None:
    assert farthest(laid(board(lane(20), PAIR), ("~", 0, 0)), Rush) == 6


@pytest.mark.rule("FF-182")
def test_one_model_in_difficult_ground_slows_its_whole_unit() -> None:
    state = board("11".ljust(20, ".") + "a", PAIR)
    assert farthest(state, Rush) == 12
    assert farthest(laid(state, ("~", 0, 0)), Rush) == 6
    assert farthest(laid(state, ("~", 1, 0)), Rush) == 6


@pytest.mark.rule("FF-182")
def test_one_model_that_has_to_cross_slows_its_whole_unit() -> None:
    """After losses the second model stands two cells from the lead, perhaps behind a ditch."""
    lead = "##1".ljust(20, ".") + "a"
    assert farthest(board([lead, "1..".ljust(20, "#")], PAIR), Rush) == 12
    assert farthest(board([lead, "1~.".ljust(20, "#")], PAIR), Rush) == 6


@pytest.mark.rule("FF-182")
def test_a_charge_through_difficult_ground_is_six_inches() -> None:
    assert may_charge(board("1..~...a", PAIR))
    assert not may_charge(board("1..~....a", PAIR))


@pytest.mark.rule("FF-182")
def test_an_advance_is_six_inches_anyway() -> None:
    assert farthest(board("1..~".ljust(20, ".") + "a", PAIR), Advance) == 6


@pytest.mark.rule("FF-182")
def test_a_clear_way_round_is_not_slowed() -> None:
    state = board(["1..~".ljust(20, ".") + "a", "." * 20], PAIR)
    _, events = march(state, Rush, 10, 0)
    moved = only(events, Moved)
    assert cell(state, 3, 0) not in moved.path
    assert moved.cost == 22


@pytest.mark.rule("FF-182")
def test_on_a_small_board_difficult_ground_leaves_three_inches() -> None:
    assert farthest(board("1.~".ljust(20, ".") + "a", PAIR, halved=True), Rush) == 3


@pytest.mark.rule("FF-183")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 0), (6, 0)])
def test_crossing_dangerous_ground_is_a_die_and_a_one_is_a_wound(die: int, wounds: int) -> None:
    state = board("1.^^^....a", PAIR, dice=[die] + [1] * wounds)
    model = models(state, "1")[0]
    _, events = march(state, Advance, 6, 0)
    assert only(events, DangerRolled) == DangerRolled(model, (die,), wounds)
    assert taken(events) == [(model, 1)] * wounds
    assert len(of(events, EffectRolled)) == wounds


@pytest.mark.rule("FF-183")
def test_ending_in_dangerous_ground_is_crossing_it() -> None:
    _, events = march(board("1.^......a", PAIR, dice=[2]), Advance, 2, 0)
    assert only(events, DangerRolled).dice == (2,)


@pytest.mark.rule("FF-183")
def test_a_charge_crosses_it_too() -> None:
    state = board("1.^..a", PAIR, dice=[2])
    order = Charge(uid(state, "a"), cell(state, 4, 0))
    _, events = exact(play(state, Activate(uid(state, "1")), order))
    assert only(events, DangerRolled).dice == (2,)


@pytest.mark.rule("FF-183")
def test_a_tough_model_rolls_as_many_dice_and_each_one_is_a_wound() -> None:
    state = board("1.^......a", {"1": fighter(rules=["tough 4"]), "a": PLAIN}, dice=[1, 5, 1, 2])
    model = models(state, "1")[0]
    _, events = march(state, Advance, 4, 0)
    assert only(events, DangerRolled) == DangerRolled(model, (1, 5, 1, 2), 2)
    assert taken(events) == [(model, 2)]


@pytest.mark.rule("FF-183")
def test_activating_in_it_is_enough() -> None:
    state = laid(board(lane(8), PAIR, dice=[3]), ("^", 0, 0))
    state, events = exact(play(state, Activate(uid(state, "1"))))
    assert only(events, DangerRolled) == DangerRolled(models(state, "1")[0], (3,), 0)
    _, events = play(state, Hold())
    assert of(events, DangerRolled) == []


@pytest.mark.rule("FF-183")
def test_leaving_it_is_not_crossing_it_again() -> None:
    state = laid(board(lane(20), PAIR, dice=[3]), ("^", 0, 0))
    _, events = march(state, Advance, 4, 0)
    assert len(of(events, DangerRolled)) == 1


@pytest.mark.rule("FF-183")
def test_the_wounds_of_its_models_are_the_units() -> None:
    """Only the first two models stand in it; the wound takes the last in line."""
    state = board("111......a", PAIR, dice=[2, 1])
    first, second, last = models(state, "1")
    state = laid(state, ("^", 0, 0), ("^", 1, 0))
    after, events = exact(play(state, Activate(uid(state, "1"))))
    assert of(events, DangerRolled) == [DangerRolled(first, (2,), 0), DangerRolled(second, (1,), 1)]
    assert only(events, ModelDown).model == last
    assert models(after, "1") == (first, second)


@pytest.mark.rule("FF-183")
def test_only_models_that_cross_it_roll() -> None:
    state = board(["1.^......a", "1........."], PAIR, dice=[4])
    after, events = march(state, Advance, 2, 0)
    assert only(events, DangerRolled).model == models(state, "1")[0]
    assert (2, 0) not in places(after, "1")[1:]


@pytest.mark.rule("FF-183")
def test_a_unit_may_die_of_it_and_its_activation_with_it() -> None:
    state = laid(board("1.2......a", {**PAIR, "2": PLAIN}, dice=[1, 5]), ("^", 0, 0))
    unit = uid(state, "1")
    after, _ = exact(play(state, Activate(unit)))
    assert unit not in after.world.units
    assert [command.unit for command in offered(after, Activate)] == [uid(state, "a")]


@pytest.mark.rule("FF-183")
@pytest.mark.parametrize(("column", "rolled", "cost"), [(4, 0, 10), (5, 0, 12), (6, 1, 12)])
def test_a_safe_way_is_taken_if_the_allowance_pays_for_it(
    column: int, rolled: int, cost: int
) -> None:
    """Round the one bad cell costs an inch more: two diagonal steps for two straight ones."""
    state = board(["1.^........a", "............"], PAIR, dice=[2] * rolled)
    _, events = march(state, Advance, column, 0)
    assert len(of(events, DangerRolled)) == rolled
    assert only(events, Moved).cost == cost


@pytest.mark.rule("FF-183")
def test_a_large_model_keeps_all_of_itself_out_of_danger_if_it_can() -> None:
    """Down two rows and up again is 14 half-inches: too much for an Advance, not for a Rush."""
    rows = ["1.........", "...^......", "..........", ".........a"]
    _, events = march(board(rows, {"1": BIG, "a": PLAIN}), Rush, 5, 0)
    assert of(events, DangerRolled) == []
    assert only(events, Moved).cost == 14
    _, events = march(board(rows, {"1": BIG, "a": PLAIN}, dice=[2] * 9), Advance, 5, 0)
    assert only(events, DangerRolled).dice == (2,) * 9


@pytest.mark.rule("FF-183")
def test_a_large_model_with_one_cell_in_danger_is_in_it() -> None:
    state = board(["1........", ".^.......", "........a"], {"1": BIG, "a": PLAIN}, dice=[2] * 9)
    _, events = exact(play(state, Activate(uid(state, "1"))))
    assert only(events, DangerRolled).dice == (2,) * 9
