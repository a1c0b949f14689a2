"""The basic skill actions: Discover, Push and Scurry."""

import pytest

from starquest.model.command import BuyAction, Choose, Discover, Push, Scurry
from starquest.model.event import (
    Check,
    DangerRolled,
    DieRolled,
    ItemGained,
    Moved,
    RoundStarted,
    SkillUsed,
    StatTested,
    TokenRevealed,
    TrapSprung,
    TreasurePlaced,
)
from starquest.model.ids import OFF_TABLE
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import STURDY, drawn, fighter
from tests.support.changes import trapped
from tests.support.events import of, only, wounds
from tests.support.finding import acting, asked, cell, pack, place, question, spots, token, uid
from tests.support.playing import act, begin, idle_until, offered, play, to
from tests.support.quest import arena

MEDIC = {"1": "medic"}
BREACHER = {"1": "breacher"}


# --- Discover


def search(drawing: str, *dice: int) -> GameState:
    """A Medic, Wil 4+, and search tokens."""
    return arena(drawing, MEDIC, dice=dice)


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(
    ("drawing", "near"),
    [
        ("1.....?", True),
        ("1......?", False),
        ("1..#..?", False),
        ("1?", True),
        ("?#\n#1", True),
    ],
)
def test_a_token_is_discovered_within_six_inches_and_in_sight(drawing: str, *, near: bool) -> None:
    assert bool(offered(begin(search(drawing), "1"), Discover)) == near


@pytest.mark.rule("HR-205")
def test_a_far_token_is_revealed_on_a_passed_will_test() -> None:
    # the test, then 5 for a kit box, then 6 for a Med Kit
    state = search("1.....?", 4, 5, 6)
    found = token(state)
    state, events = act(state, "1", Discover(found))
    unit, spot = uid(state, "1"), cell(state, 6, 0)
    test = only(events, StatTested)
    assert test == StatTested(unit, "will", Check(4, 4, 4, (), passed=True), "discover")
    assert only(events, SkillUsed) == SkillUsed(unit, "discover", "", (found,), spot)
    assert only(events, TokenRevealed) == TokenRevealed(found, unit, (5,), (), "kit_box", 6)
    assert state.world.search_tokens == {}
    marker = only(events, TreasurePlaced)
    assert (marker.cell, marker.items) == (spot, ("med_kit",))
    assert len(pack(state, "1").items) == 2


@pytest.mark.rule("HR-205")
def test_a_failed_test_reveals_nothing() -> None:
    state = search("1.....?", 3)
    state, events = act(state, "1", Discover(token(state)), Choose(0))
    assert not only(events, StatTested).check.passed
    assert not only(events, SkillUsed).worked
    assert (of(events, TokenRevealed), len(state.world.search_tokens)) == ([], 1)
    assert acting(state).skill == 0


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize("drawing", ["1?", ".?\n1."])
def test_within_an_inch_there_is_no_test_and_it_is_picked_up(drawing: str) -> None:
    state = search(drawing, 5, 6)
    state, events = act(state, "1", Discover(token(state)))
    assert of(events, StatTested) == []
    assert only(events, ItemGained) == ItemGained(uid(state, "1"), "med_kit", "find")
    assert pack(state, "1").items == ("curing_kit", "curing_kit", "med_kit")
    assert acting(state).skill == 0


@pytest.mark.rule("HR-205")
def test_two_inches_are_not_an_inch() -> None:
    state = search("1.?", 4, 5, 6)
    _, events = act(state, "1", Discover(token(state)))
    assert len(of(events, StatTested)) == 1


# --- Push


def shove(drawing: str, *dice: int, kind: Profile = STURDY) -> GameState:
    """A Breacher, Str 4+, and an enemy."""
    return arena(drawing, BREACHER, {"a": kind}, dice=dice)


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(("drawing", "near"), [("1..a", True), ("1...a", False)])
def test_an_enemy_within_three_inches_may_be_pushed(drawing: str, *, near: bool) -> None:
    assert bool(offered(begin(shove(drawing), "1"), Push)) == near


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(("drawing", "reached"), [("1+a", False), ("1#a", False), ("1/a", True)])
def test_nobody_is_pushed_through_a_wall_or_a_closed_door(drawing: str, *, reached: bool) -> None:
    """The house ruling: a hero pushes whom it sees."""
    assert bool(offered(begin(shove(drawing), "1"), Push)) == reached


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(
    ("drawing", "end"),
    [
        ("1..a....", (5, 0)),
        ("...a..1", (1, 0)),
        ("1\n.\n.\na\n.\n.\n.", (0, 5)),
        # a diagonal step is an inch and a half, so two inches are one of them
        ("1....\n.....\n..a..\n.....\n.....", (3, 3)),
    ],
)
def test_it_is_pushed_straight_away_two_inches(drawing: str, end: tuple[int, int]) -> None:
    state = shove(drawing, 4)
    state, events = act(state, "1", Push(uid(state, "a")))
    test = only(events, StatTested)
    assert (test.stat, test.check) == ("strength", Check(4, 4, 4, (), passed=True))
    assert place(state, "a") == end
    assert only(events, Moved).path[-1] == cell(state, *end)


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(
    ("drawing", "end"), [("1..a.#", 4), ("1..a#.", 3), ("1..a", 3), ("1..a.b", 4), ("1..a.2.", 4)]
)
def test_it_stops_at_what_is_in_the_way(drawing: str, end: int) -> None:
    heroes, foes = BREACHER | {"2": "medic"}, {"a": STURDY, "b": STURDY}
    state = arena(drawing, heroes, foes, dice=[4])
    state, _ = act(state, "1", Push(uid(state, "a")))
    assert place(state, "a") == (end, 0)


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(
    ("place_of_1", "end"),
    [
        ((7, 5), (3, 5)),
        ((7, 6), (3, 5)),
        ((4, 6), (7, 5)),
        ((6, 4), (5, 7)),
        ((6, 7), (5, 3)),
        ((7, 7), (4, 4)),
    ],
)
def test_a_large_enemy_is_pushed_away_from_its_nearest_side(
    place_of_1: tuple[int, int], end: tuple[int, int]
) -> None:
    # it fills the columns and rows 5 and 6
    large = fighter(rules=["tough 9"], footprint=2)
    state = shove("\n".join(drawn(12, 12, {"1": place_of_1, "a": (5, 5)})), 4, kind=large)
    state, _ = act(state, "1", Push(uid(state, "a")))
    assert place(state, "a") == end


@pytest.mark.rule("HR-205", "SQ-341")
@pytest.mark.parametrize(("sky", "end"), [("good", 5), ("bad", 4)])
def test_bad_weather_halves_a_push(sky: str, end: int) -> None:
    state = arena("1..a....", BREACHER, {"a": STURDY}, dice=[4], sky=sky)
    state, _ = act(state, "1", Push(uid(state, "a")))
    assert place(state, "a") == (end, 0)


@pytest.mark.rule("HR-205", "SQ-104")
def test_on_the_small_board_a_push_is_one_inch_from_one_and_a_half() -> None:
    far = arena("1..a....", BREACHER, {"a": STURDY}, halved=True)
    assert offered(begin(far, "1"), Push) == []
    state = arena("1.a.....", BREACHER, {"a": STURDY}, dice=[4], halved=True)
    state, _ = act(state, "1", Push(uid(state, "a")))
    assert place(state, "a") == (3, 0)


@pytest.mark.rule("HR-205")
def test_it_does_not_slip_between_two_walls() -> None:
    state = shove("1....\n.....\n..a#.\n..#..", 4)
    state, _ = act(state, "1", Push(uid(state, "a")))
    assert place(state, "a") == (2, 2)


@pytest.mark.rule("HR-205")
def test_the_whole_unit_is_pushed() -> None:
    state = shove("1..aa...\n...a....", 4, kind=fighter())
    state, events = act(state, "1", Push(uid(state, "a")))
    grid, members = state.table.grid, state.world.squads[uid(state, "a")].members
    ends = {grid.xy(state.world.places[model].cell) for model in members}
    assert ends == {(5, 0), (6, 0), (5, 1)}
    assert len(of(events, Moved)) == 3


@pytest.mark.rule("HR-205")
def test_a_failed_push_moves_nobody() -> None:
    state = shove("1..a....", 3)
    state, events = act(state, "1", Push(uid(state, "a")), Choose(0))
    assert not only(events, SkillUsed).worked
    assert place(state, "a") == (3, 0)


@pytest.mark.rule("HR-205", "HR-1002")
def test_who_is_pushed_into_a_trap_sets_it_off() -> None:
    # three hits on Defense 4+ with AP(1): a 4 is not enough any more
    state = trapped(shove("1..a....", 4, 5, 4, 5), "1", (4, 0))
    state, events = act(state, "1", Push(uid(state, "a")))
    assert only(events, TrapSprung) == TrapSprung(uid(state, "a"), cell(state, 4, 0), "set_trap")
    assert (wounds(events, state, "a"), state.world.traps) == (1, {})


@pytest.mark.rule("HR-205")
def test_who_is_pushed_over_dangerous_ground_tests_for_it() -> None:
    state = shove("1..a^...", 4, 1, 2, kind=fighter(rules=["tough 2"]))
    state, events = act(state, "1", Push(uid(state, "a")))
    assert (only(events, DangerRolled).dice, wounds(events, state, "a")) == ((1, 2), 1)


# --- Scurry


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize(("die", "inches"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_passed_dexterity_test_moves_up_to_d3_inches(die: int, inches: int) -> None:
    state = arena("1.....", {"1": "infiltrator"}, dice=[4, die])
    state, events = act(state, "1", Scurry())
    test = only(events, StatTested)
    assert (test.stat, test.check) == ("dexterity", Check(4, 4, 4, (), passed=True))
    assert only(events, DieRolled) == DieRolled("scurry", die, inches)
    assert asked(state, AskKind.SHIFT)
    assert spots(state) == {(x, 0) for x in range(inches + 1)}
    state, events = play(state, to(state, inches, 0))
    assert place(state, "1") == (inches, 0)
    assert only(events, Moved).cost == 2 * inches


@pytest.mark.rule("HR-205")
def test_a_scurry_may_stay_where_it_is() -> None:
    state, _ = act(arena("1.....", {"1": "infiltrator"}, dice=[4, 6]), "1", Scurry())
    assert question(state).options[0] == OFF_TABLE
    state, events = play(state, Choose(0))
    assert (of(events, Moved), place(state, "1")) == ([], (0, 0))


@pytest.mark.rule("HR-205")
def test_a_failed_scurry_goes_nowhere() -> None:
    state, events = act(arena("1...", {"1": "infiltrator"}, dice=[3]), "1", Scurry(), Choose(0))
    assert not only(events, SkillUsed).worked
    assert place(state, "1") == (0, 0)


# --- each once per round


@pytest.mark.rule("HR-205")
@pytest.mark.parametrize("kind", [Discover, Push, Scurry])
def test_each_basic_action_is_done_once_in_a_round(kind: type[Discover | Push | Scurry]) -> None:
    others = {Discover, Push, Scurry} - {kind}
    state = arena("1..a\n...?\n....", BREACHER, {"a": STURDY}, dice=[1])
    state = begin(state, "1")
    state, _ = play(state, offered(state, kind)[0], Choose(0), BuyAction("skill"))
    assert offered(state, kind) == []
    assert all(offered(state, other) for other in others)
    state, _ = idle_until(state, RoundStarted)
    assert offered(begin(state, "1"), kind)
