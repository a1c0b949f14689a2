"""Members of a unit end within 1 inch of another and within 6 of all, however they moved."""

import pytest

from starquest.model.command import Activate, Advance, Charge, Choose, Rush
from starquest.model.event import Moved
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from tests.support.board import board, fighter, sword
from tests.support.events import exact, of
from tests.support.finding import asked, cell, models, places, uid
from tests.support.playing import offered, play
from tests.support.ranks import HALF_SPAN, SPAN, apart, together

PLAIN, SWORDSMAN = fighter(), fighter(sword(1))
SQUADS = {2: ["x", "x"], 3: ["x.", "xx"], 5: ["xxx", "xx."], 9: ["xxx", "xxx", "xxx"]}
SIZES = sorted(SQUADS)
COLUMN = ["x"] * 7
"""A line as long as coherency allows."""
WILD = [
    "..........w.......",
    "....#.............",
    "....#......#......",
    "....##.....#......",
    "...........#......",
    ".......##.........",
    "......ww..........",
    "..................",
    "..................",
]
OPEN = ["." * 18] * 9


def drawn(ground: list[str], *squads: tuple[str, list[str], int]) -> list[str]:
    """A board with squads on it, each drawn from row 1 on in a column of its own."""
    rows = list(ground)
    for mark, squad, x in squads:
        for y, line in enumerate(squad, 1):
            row = rows[y]
            kept = "".join(mark if cell == "x" else row[x + i] for i, cell in enumerate(line))
            rows[y] = row[:x] + kept + row[x + len(line) :]
    return rows


def charging(rows: list[str], *, halved: bool = False) -> GameState:
    """The heroes have activated; those they charge are armed, so that they will be asked."""
    state = board(rows, {"1": PLAIN, "a": SWORDSMAN}, halved=halved)
    return play(state, Activate(uid(state, "1")))[0]


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [Advance, Rush])
@pytest.mark.parametrize(("halved", "span"), [(False, SPAN), (True, HALF_SPAN)])
def test_a_unit_stays_together_wherever_it_marches(
    size: int, kind: type[Advance | Rush], span: int, *, halved: bool
) -> None:
    state = charging(drawn(WILD, ("1", SQUADS[size], 0), ("a", ["x"], 15)), halved=halved)
    goals = offered(state, kind)
    assert goals
    for goal in goals:
        after, _ = play(state, goal)
        spots = places(after, "1")
        assert cell(after, *spots[0]) == goal.cell
        assert together(spots, span)


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("foes", [["x"], SQUADS[3], SQUADS[9], COLUMN])
@pytest.mark.parametrize("ground", [OPEN, WILD])
def test_both_units_stay_together_through_a_melee(
    size: int, foes: list[str], ground: list[str]
) -> None:
    state = charging(drawn(ground, ("1", SQUADS[size], 0), ("a", foes, 8)))
    goals = offered(state, Charge)
    assert goals
    for goal in goals:
        melee, _ = play(state, goal)
        assert asked(melee, AskKind.STRIKE_BACK)
        assert goal.cell in [cell(melee, *spot) for spot in places(melee, "1")]
        after, _ = play(melee, Choose(0))
        for moment in (melee, after):
            assert together(places(moment, "1"))
            assert together(places(moment, "a"))


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("size", SIZES)
def test_both_units_stay_together_on_a_small_board(size: int) -> None:
    state = charging(drawn(OPEN, ("1", SQUADS[size], 0), ("a", SQUADS[5], 6)), halved=True)
    goals = offered(state, Charge)
    assert goals
    for goal in goals:
        melee, _ = play(state, goal)
        after, _ = play(melee, Choose(0))
        for moment in (melee, after):
            assert together(places(moment, "1"), HALF_SPAN)
            assert together(places(moment, "a"), HALF_SPAN)


@pytest.mark.rule("FF-131", "FF-154")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("halved", [False, True])
def test_a_whole_unit_steps_back_from_a_lone_foe(size: int, *, halved: bool) -> None:
    state = charging(drawn(OPEN, ("1", SQUADS[size], 0), ("a", ["", "x"], 6)), halved=halved)
    goals = offered(state, Charge)
    assert goals
    for goal in goals:
        after, _ = play(state, goal, Choose(0))
        assert apart(after, "1", "a")
        assert together(places(after, "1"), HALF_SPAN if halved else SPAN)


@pytest.mark.rule("FF-131", "FF-154")
@pytest.mark.parametrize("size", SIZES)
def test_a_unit_stays_together_wherever_it_moves_on(size: int) -> None:
    rows = drawn(OPEN, ("1", SQUADS[size], 0), ("a", ["x"], 6), ("b", ["x"], 17))
    dice = [6] * size + [1] * size + [6]
    state = board(rows, {"1": SWORDSMAN, "a": PLAIN, "b": PLAIN}, dice=dice)
    state, _ = play(state, Activate(uid(state, "1")))
    state, _ = exact(play(state, offered(state, Charge)[0]))
    assert asked(state, AskKind.FOLLOW_UP)
    assert isinstance(state.agenda[-1], Ask)
    assert len(state.agenda[-1].options) > 2
    for option in range(len(state.agenda[-1].options)):
        after, _ = play(state, Choose(option))
        assert together(places(after, "1"))


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize(
    ("rows", "goals"),
    [
        (["...1#....", "####1...."], []),
        (["..11#....", "####1...."], [(3, 0)]),
        (["####1....", "..11#...."], []),
    ],
)
def test_a_unit_goes_nowhere_one_of_it_cannot_follow(
    rows: list[str], goals: list[tuple[int, int]]
) -> None:
    """No step leads diagonally between two walls, so one model is cut off from the others."""
    state = charging([*rows, "#########", ".......a."])
    expected = [cell(state, *goal) for goal in goals]
    assert [goal.cell for goal in offered(state, Advance)] == expected
    assert [goal.cell for goal in offered(state, Rush)] == expected


@pytest.mark.rule("FF-131")
def test_a_unit_leaves_nobody_behind_to_charge() -> None:
    assert offered(charging(["a..1#....", "####1...."]), Charge) == []
    assert offered(charging(["a..1.....", "####1...."]), Charge) != []


@pytest.mark.rule("FF-131")
def test_a_charge_in_file_keeps_each_behind_the_other() -> None:
    state = charging(["111.....a"])
    goals = offered(state, Charge)
    assert [goal.cell for goal in goals] == [cell(state, 7, 0)]
    melee, events = play(state, goals[0])
    assert places(melee, "1") == [(5, 0), (6, 0), (7, 0)]
    assert {moved.model: moved.cost for moved in of(events, Moved)} == dict.fromkeys(
        models(state, "1"), 10
    )


@pytest.mark.rule("FF-131")
def test_a_unit_torn_apart_by_losses_draws_together_when_it_moves() -> None:
    state = board(["1.1...........", "..............", "a............."], {"1": PLAIN, "a": PLAIN})
    state, _ = play(state, Activate(uid(state, "1")))
    for goal in offered(state, Advance):
        assert together(places(play(state, goal)[0], "1"))
