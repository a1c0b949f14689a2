"""Up, down and across: climbing, dropping, and gaps, without a jump and with one."""

import pytest

from starquest.engine.attack.armoury import striking
from starquest.engine.game import legal
from starquest.engine.options import Leaps
from starquest.engine.scene import scene_of
from starquest.model.command import Activate, Advance, Charge, Command, Rush
from starquest.model.event import Fell, JumpTried, Moved
from starquest.model.state import GameState
from tests.support.board import GRUNT, SPECIAL, Kind, board, fighter
from tests.support.events import only
from tests.support.finding import cell, places, uid
from tests.support.playing import act, begin, farthest, offered, play
from tests.support.probes import may_charge

PAIR: dict[str, Kind] = {"1": GRUNT, "a": GRUNT}
FLAT = "0" * 20


def lane(heights: str, *, special: bool = False, dice: tuple[int, ...] = ()) -> GameState:
    """One model at the start of a lane of these heights, an enemy far behind its end."""
    high = (heights + heights[-1] * 30)[:30]
    drawing = "1" + "." * 28 + "a"
    settings = SPECIAL if special else None
    return board(drawing, PAIR, heights=high, settings=settings, dice=dice)


def leaps(state: GameState, kind: type[Command]) -> list[int]:
    """The columns a unit may be sent to only by a jump."""
    groups = legal(begin(state, "1")).groups
    found = [c for g in groups if isinstance(g, Leaps) for c in g if isinstance(c, kind)]
    return sorted(state.table.grid.xy(getattr(c, "cell"))[0] for c in found)  # noqa: B009


@pytest.mark.rule("FF-192", "FR-11")
def test_climbing_costs_its_height() -> None:
    # 1" and 3" up to column 1, then 1" each: 6" are spent in column 3
    assert farthest(lane("03"), Advance) == 3
    # 1" up in each of two steps makes 4", then 1" each
    assert farthest(lane("012"), Advance) == 4


@pytest.mark.rule("FF-192")
def test_the_climb_is_told_with_the_way() -> None:
    state, events = act(lane("03"), "1", Advance(cell(lane("03"), 2, 0)))
    moved = only(events, Moved)
    assert (moved.path, moved.cost) == ((cell(state, 1, 0), cell(state, 2, 0)), 10)


@pytest.mark.rule("FF-192", "FR-11")
def test_nobody_climbs_more_than_three_inches_a_step() -> None:
    assert farthest(lane("00004"), Rush) == 3


@pytest.mark.rule("FF-192", "FR-11")
def test_a_drop_of_three_inches_is_free() -> None:
    assert farthest(lane("30"), Advance) == 6


@pytest.mark.rule("FF-192", "FR-11")
def test_a_drop_of_four_inches_is_no_step() -> None:
    state = begin(lane("4440"), "1")
    assert [state.table.grid.xy(c.cell)[0] for c in offered(state, Rush)] == [1, 2]


@pytest.mark.rule("FF-192", "FR-11")
def test_a_gap_of_one_inch_is_stepped_across_at_the_cost_of_the_way() -> None:
    state, events = act(lane("404"), "1", Advance(cell(lane("404"), 6, 0)))
    moved = only(events, Moved)
    assert (moved.path[0], moved.cost) == (cell(state, 2, 0), 12)


@pytest.mark.rule("FF-192", "FR-11")
def test_a_ditch_of_one_inch_is_no_gap() -> None:
    # down is free, up again costs its inch: 1 + 2 inches, then 3 more
    assert farthest(lane("323"), Advance) == 5


@pytest.mark.rule("FF-192", "FR-12")
def test_wider_gaps_need_a_jump_which_is_optional() -> None:
    assert leaps(lane("7007", special=True), Advance) == [3, 4, 5, 6, 7, 8, 9]
    assert leaps(lane("7007"), Advance) == []


@pytest.mark.rule("FF-192", "FR-12")
@pytest.mark.parametrize(
    ("heights", "landing", "dice"),
    [
        ("4004", 3, 1),
        ("40004", 4, 2),
        ("4000004", 6, 2),
        ("40000004", 7, 3),
        ("4440", 3, 2),
        ("666666660", 8, 3),
        ("60003", 4, 2),
        ("6002", 3, 2),
    ],
)
def test_a_jump_takes_a_die_and_one_more_for_each_full_three_inches(
    heights: str, landing: int, dice: int
) -> None:
    state = lane(heights, special=True, dice=(3,) * dice)
    state, events = act(state, "1", Rush(cell(state, landing, 0)))
    jump = only(events, JumpTried)
    assert (len(jump.dice), jump.need, jump.passed) == (dice, 3, True)
    assert places(state, "1") == [(landing, 0)]


@pytest.mark.rule("FF-192")
@pytest.mark.parametrize("heights", ["700000007", "7", "700"])
def test_nobody_jumps_farther_than_six_inches_or_deeper(heights: str) -> None:
    assert leaps(lane(heights, special=True), Rush) == []


@pytest.mark.rule("FF-192", "FR-12")
def test_nobody_jumps_up() -> None:
    assert leaps(lane("7008", special=True), Rush) == []


@pytest.mark.rule("FF-192", "FR-12")
def test_nobody_jumps_over_a_wall_or_an_enemy() -> None:
    wall = board("1.#......a", PAIR, heights="7000777777", settings=SPECIAL)
    enemy = board("1.a.......", PAIR, heights="7000777777", settings=SPECIAL)
    free = board("1........a", PAIR, heights="7000777777", settings=SPECIAL)
    assert (leaps(wall, Rush), leaps(enemy, Rush)) == ([], [])
    assert leaps(free, Rush) == [4, 5, 6, 7]


@pytest.mark.rule("FF-192", "FR-12")
def test_the_jump_itself_costs_nothing() -> None:
    # 2" to the edge, a jump of 3", and 4" more are left of 6"
    state = lane("4440004", special=True, dice=(3, 3))
    assert max(leaps(state, Advance)) == 10
    _, events = act(state, "1", Advance(cell(state, 10, 0)))
    assert only(events, Moved).cost == 12


@pytest.mark.rule("FF-192", "FR-12")
def test_who_can_walk_there_does_not_jump() -> None:
    # down, two cells and 3" up again are 6"
    state = lane("3003", special=True)
    assert 3 not in leaps(state, Advance)
    assert act(state, "1", Advance(cell(state, 3, 0)))


@pytest.mark.rule("FF-192", "FR-12")
def test_of_two_jumps_the_one_with_fewer_dice_is_taken() -> None:
    # over the gap of 3" at once, or over one of 2" farther down
    rows = ["1....", ".....", "....a"]
    heights = ["40004", "44004", "00000"]
    state = board(rows, PAIR, heights=heights, settings=SPECIAL, dice=(3,))
    _, events = act(state, "1", Advance(cell(state, 4, 0)))
    jump = only(events, JumpTried)
    assert (jump.start, jump.end) == (cell(state, 1, 1), cell(state, 4, 1))


@pytest.mark.rule("FF-192", "FR-11")
def test_large_models_stand_as_high_as_their_highest_cell_and_see_a_wider_gap() -> None:
    large = fighter(footprint=2)
    units: dict[str, Kind] = {"1": large, "a": GRUNT}
    rows, wide = ["1" + "." * 12 + "a", "." * 14], "44004444444444"
    state = board(rows, units, heights=[wide, wide], settings=SPECIAL, dice=(3,))
    _, events = act(state, "1", Advance(cell(state, 4, 0)))
    jump = only(events, JumpTried)
    assert (jump.gap, jump.start, jump.end) == (2, cell(state, 0, 0) + 1, cell(state, 4, 0) - 1)


@pytest.mark.rule("FF-211")
def test_who_flies_passes_every_jump_and_climb_without_a_die() -> None:
    flyer = {"1": fighter(rules=["flying"]), "a": GRUNT}
    state = board("1........a", flyer, heights="6000099999", settings=SPECIAL)
    assert farthest(state, Advance) == 6
    state, events = act(state, "1", Advance(cell(state, 6, 0)))
    assert only(events, Moved).cost == 12
    assert not [event for event in events if isinstance(event, JumpTried | Fell)]


@pytest.mark.rule("FF-225")
@pytest.mark.parametrize(("rule", "passed"), [("strider", True), ("scout", False)])
def test_a_strider_jumps_on_twos(rule: str, *, passed: bool) -> None:
    units: dict[str, Kind] = {"1": fighter(rules=[rule, "tough 9"]), "a": GRUNT}
    dice = (2, 2) if passed else (2, 2, 6)
    state = board("1........a", units, heights="4000444444", settings=SPECIAL, dice=dice)
    _, events = act(state, "1", Advance(cell(state, 4, 0)))
    jump = only(events, JumpTried)
    assert (jump.need, jump.passed) == (2 if passed else 3, passed)


@pytest.mark.rule("FF-152", "FR-11")
@pytest.mark.parametrize(("height", "reached"), [("4", True), ("5", False)])
def test_an_enemy_is_charged_and_struck_up_to_four_inches_higher(
    height: str, *, reached: bool
) -> None:
    assert may_charge(board("1...a", PAIR, heights=f"0000{height}")) is reached
    state = board("1a", PAIR, heights=f"0{height}")
    assert bool(striking(scene_of(state), uid(state, "1"), uid(state, "a"))) is reached
    assert bool(striking(scene_of(state), uid(state, "a"), uid(state, "1"))) is reached


@pytest.mark.rule("FF-152")
def test_within_two_inches_a_level_neighbour_counts_not_the_one_above() -> None:
    state = board("a1.a", {"1": GRUNT, "a": GRUNT}, heights="9004")
    assert len(striking(scene_of(state), uid(state, "1"), uid(state, "a"))) == 1
    assert len(striking(scene_of(state), uid(state, "a"), uid(state, "1"))) == 1


@pytest.mark.rule("FF-192", "FR-12")
def test_a_charge_may_jump_but_whoever_can_walk_leads_it() -> None:
    jumping = board("1...a", PAIR, heights="40044", settings=SPECIAL)
    assert leaps(jumping, Charge) == [3]
    rows, heights = ["1....", ".....", "1...a"], ["40044", "44444", "44444"]
    walking = board(rows, PAIR, heights=heights, settings=SPECIAL)
    state, _ = play(walking, Activate(uid(walking, "1")))
    assert (3, 2) in [state.table.grid.xy(c.cell) for c in offered(state, Charge)]


def test_flat_tables_know_no_heights() -> None:
    state = board("1...a", PAIR, settings=SPECIAL)
    assert (scene_of(state).field.reliefs, state.table.height(cell(state, 0, 0))) == ((), 0)
    assert leaps(state, Rush) == []
    assert scene_of(board("1...a", PAIR, heights=FLAT[:5])).field.reliefs
