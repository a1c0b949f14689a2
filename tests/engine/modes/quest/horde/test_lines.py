"""The horde's list: each line on a board where it is the one that fires."""

import attrs
import pytest

from starquest.model.decision import Line, Why
from starquest.model.event import (
    Acted,
    Decided,
    DoorOpened,
    HitsRolled,
    Idled,
    Mod,
    SpellTried,
    TokensChanged,
)
from starquest.model.ids import OFF_TABLE, Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import fighter, gun, sword
from tests.support.changes import bearing, powered, shaken, with_tokens, wounded
from tests.support.events import of, only
from tests.support.finding import cell, objective, place, question, status, uid
from tests.support.playing import begin, charge_at, play, scripted
from tests.support.probes import its_turn
from tests.support.quest import quest
from tests.support.schemes import acts, because, decides, heads, ordered, says, turned

BRUTE = fighter(sword())
ARCHER = fighter(gun(1, reach=12))
PAIR = {"1": "medic", "2": "medic"}
HYBRID = fighter(gun(1, reach=12), sword(2))
"""Its blows are worth twice its shots."""
SPOTTER = fighter(sword(), name="spotter")


def scene(
    rows: list[str] | str,
    foe: Profile,
    *,
    heroes: dict[str, str] | None = None,
    other: Profile = SPOTTER,
) -> GameState:
    """An enemy a, perhaps another b, heroes and objective 1; it is the horde's turn."""
    drawing = rows if isinstance(rows, list) else [rows]
    text = "".join(drawing)
    foes = {"a": foe} | ({"b": other} if "b" in text else {})
    party = heroes or {"1": "medic"}
    goals = {mark: n for n, mark in enumerate("AB", 1) if mark in text}
    return quest(drawing, party, foes, goals, turn=Side.TWO)


# --- line 1


@pytest.mark.rule("HR-1403")
def test_line_1_a_shaken_unit_idles_and_recovers() -> None:
    state = shaken(scene("A....a..1", BRUTE), "a")
    unit = uid(state, "a")
    state, events = turned(state)
    assert only(events, Decided) == Decided(unit, Line.RECOVER, unit, OFF_TABLE, Why.SHAKEN)
    assert only(events, Idled) == Idled(unit)
    assert not status(state, "a").shaken
    assert [*of(events, Acted)] == []


# --- line 2

CATALOG = ("cinder_lance", "flare_wall", "inferno", "heat_haze")
SEER = fighter(sword(), rules=["caster 3", "tough 9"], spells=CATALOG)


def seen(tokens: int, seed: int = 7, foe: Profile = SEER) -> GameState:
    """A caster with a hero in charge reach."""
    state = with_tokens(scene("A........a.......1", foe), "a", tokens)
    return attrs.evolve(state, dice=attrs.evolve(state.dice, seed=seed))


@pytest.mark.rule("HR-1403", "HR-1101")
def test_line_2_a_caster_casts_before_it_charges() -> None:
    state = ordered(seen(1), "a")
    assert decides(seen(1)).line == "2"
    state, events = turned(state)
    assert only(events, Decided).why == "castable"
    assert len(of(events, TokensChanged)) == 1
    state, events = turned(state)
    assert (only(events, Decided).line, only(events, Decided).why) == ("4", "in_reach")


@pytest.mark.rule("HR-1403", "HR-1101")
@pytest.mark.parametrize(
    ("tokens", "spells"),
    [
        (1, {"cinder_lance", "heat_haze"}),
        (2, {"cinder_lance", "heat_haze", "flare_wall"}),
        (3, {"cinder_lance", "heat_haze", "flare_wall", "inferno"}),
    ],
)
def test_line_2_the_spell_is_any_it_can_pay_for(tokens: int, spells: set[str]) -> None:
    found = [cast_in(seen(tokens, seed)) for seed in range(60)]
    assert {spell for spell, _ in found} == spells
    # each about as often as the others
    assert min([sum(s == spell for s, _ in found) for spell in spells]) >= 60 // len(spells) // 3


def cast_in(state: GameState) -> tuple[str, tuple[int, ...]]:
    """The spell a unit tries, and the tokens it spends one after the other."""
    state, events = acts(state, "a", 3)
    return only(events, SpellTried).spell, tuple(
        event.change for event in of(events, TokensChanged) if event.unit == uid(state, "a")
    )


@pytest.mark.rule("HR-1101")
def test_line_2_all_tokens_go_into_one_spell() -> None:
    state, events = acts(seen(5), "a", 1)
    tried = only(events, SpellTried)
    value = {"cinder_lance": 1, "heat_haze": 1, "flare_wall": 2, "inferno": 3}[tried.spell]
    assert [event.change for event in of(events, TokensChanged)] == [-value, value - 5]
    assert state.world.spell_tokens[uid(state, "a")].tokens == 0
    assert tried.test.mods == (Mod(f"unit:{uid(state, 'a')}", 5 - value),)


@pytest.mark.rule("HR-1403", "HR-1406")
def test_line_2_no_spell_is_cast_on_a_hero_that_has_vanished() -> None:
    seer = fighter(sword(), rules=["caster 3", "tough 9"], spells=("cinder_lance",))
    state = seen(1, foe=seer)
    assert decides(state).line == "2"
    state = bearing(state, "1", Grant("vanish", RuleRef("hidden", 3), Until.ATTACK))
    assert says(state) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1403", "HR-1404")
def test_line_2_the_best_targets_are_chosen() -> None:
    seer = fighter(sword(), rules=["caster 3", "tough 9"], spells=("cinder_lance",))
    state = with_tokens(scene("A....1....a...2", seer, heroes=PAIR), "a", 1)
    assert decides(state).target == uid(state, "2")


# --- line 3


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize("row", ["A.......a.....1", "A.......a.#...1"])
def test_line_3_who_cannot_move_holds(row: str) -> None:
    foe = fighter(gun(), rules=["immobile"])
    assert says(scene(row, foe)) == ("3", "cannot_move")


@pytest.mark.rule("HR-1403")
def test_line_3_then_it_shoots() -> None:
    foe = fighter(gun(), rules=["immobile"])
    _, events = acts(scene("A.......a.....1", foe), "a", 1)
    assert [event.action for event in of(events, Acted)] == ["hold", "shoot"]
    assert [event.line for event in of(events, Decided)] == ["3", "target"]


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize("rule", ["relentless", "indirect"])
@pytest.mark.parametrize("whose", ["weapon", "unit"])
def test_line_3_relentless_or_indirect_with_a_target_in_range_holds(rule: str, whose: str) -> None:
    foe = fighter(gun(1, rule)) if whose == "weapon" else fighter(gun(), rules=[rule])
    far = "A......." + "a" + "." * 23 + "1"
    assert says(scene(far, foe)) == ("3", "in_range")
    farther = "A......." + "a" + "." * 24 + "1"
    assert decides(scene(farther, foe)).line == "5"


@pytest.mark.rule("HR-1403")
def test_line_3_an_indirect_target_may_be_out_of_its_own_sight() -> None:
    foe = fighter(gun(1, "indirect"))
    assert says(scene("a.A.#...1...b", foe)) == ("3", "in_range")
    assert decides(scene("a.A.#...1....", foe)).line != "3"
    assert decides(scene("a.A.#...1...b", fighter(gun(1)))).line != "3"


# --- line 4


@pytest.mark.rule("HR-1403")
def test_line_4_a_hero_in_charge_reach_and_in_sight_is_charged() -> None:
    state = scene("A....a" + "." * 12 + "1", BRUTE)
    decided = decides(state)
    assert (decided.line, because(decided)) == ("4", "in_reach")
    assert (decided.target, decided.cell) == (uid(state, "1"), cell(state, 17, 0))
    assert says(scene("A....a" + "." * 13 + "1", BRUTE)) == ("4", "to_goal objective 1")


def corner(north: str, south: str) -> list[str]:
    """Two rows with a wall between them that has one gap, in column 6."""
    width = max(len(north), len(south))
    wall = "#" * 6 + "." + "#" * (width - 7)
    return [north.ljust(width, "."), wall, south.ljust(width, ".")]


@pytest.mark.rule("HR-1403")
def test_line_4_a_hero_near_the_path_is_charged_out_of_sight() -> None:
    # b sees the hero and tells a, whose way to the objective leads past it
    state = scene(corner("a.............A", ".........1....b"), BRUTE)
    assert says(state) == ("4", "in_reach")
    assert decides(state).target == uid(state, "1")


@pytest.mark.rule("HR-1403")
def test_line_4_a_hero_neither_in_sight_nor_near_the_path_is_left_alone() -> None:
    # the hero could be reached through the gap, but the way to the objective leads west
    rows = ["A.......a..............", "##############.########", ".................1....b"]
    state = scene(rows, BRUTE)
    assert says(state) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(
    ("gap", "wanted"), [(3, "holds_goal objective 1"), (4, "to_goal objective 1")]
)
def test_line_4_within_three_inches_of_an_undefended_goal_it_stays(gap: int, wanted: str) -> None:
    rows = ["A".ljust(gap, ".") + "a" + "." * 9, "#" * (gap + 10), "1".ljust(gap + 10, ".")]
    state = scene(rows, BRUTE)
    assert says(state) == ("4", wanted)


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(
    ("south", "wanted"),
    [("..1...........b", "to_goal objective 1"), (".......1......b", "holds_goal objective 1")],
)
def test_line_4_a_hero_at_the_goal_keeps_it_from_staying(south: str, wanted: str) -> None:
    # a wall without a gap: the hero defends the goal from beyond it
    state = scene(["a.A............", "#" * 15, south], BRUTE)
    assert says(state) == ("4", wanted)


@pytest.mark.rule("HR-1403")
def test_line_4_else_it_rushes_to_the_goal() -> None:
    state = scene(["A" + "." * 19 + "a" + "." * 4, "#" * 25, "1" + "." * 24], BRUTE)
    assert (says(state), heads(state)) == (("4", "to_goal objective 1"), (8, 0))
    state, events = acts(state)
    assert (only(events, Acted).action, place(state, "a")) == ("rush", (8, 0))


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(("west", "why"), [(14, "enemy"), (15, "enemy"), (16, "objective 1")])
def test_line_4_or_to_a_hero_that_is_nearer(west: int, why: str) -> None:
    # the hero is out of charge reach in the west, the objective sixteen inches east
    state = scene("1" + "." * (west - 1) + "a" + "." * 15 + "A", BRUTE)
    decided = decides(state)
    assert (decided.line, because(decided)) == ("4", f"to_goal {why}")
    assert decided.target == (uid(state, "1") if why == "enemy" else 0)
    start = west
    end = start - 12 if why == "enemy" else start + 12
    assert heads(state) == (end, 0)


# --- line 5


@pytest.mark.rule("HR-1403")
def test_line_5_it_advances_toward_the_goal_if_that_keeps_the_shot() -> None:
    state = scene("A.......a.....1", ARCHER)
    assert (says(state), heads(state)) == (("5", "toward_with_shot objective 1"), (2, 0))
    state, events = acts(state, "a", 1)
    assert [event.action for event in of(events, Acted)] == ["advance", "shoot"]
    assert place(state, "a") == (2, 0)


@pytest.mark.rule("HR-1403")
def test_line_5_else_it_keeps_the_longest_range() -> None:
    # from column 2 the hero in column 15 would be too far: twelve inches are column 3
    state = scene("A.......a......1", ARCHER)
    assert (says(state), heads(state)) == (("5", "longest_shot"), (3, 0))


@pytest.mark.rule("HR-1403")
def test_line_5_cover_comes_before_range() -> None:
    # b stands in the covered place behind it; farther off it is open
    state = scene("A...b%..a......1", ARCHER)
    assert (says(state), heads(state)) == (("5", "longest_shot"), (5, 0))


@pytest.mark.rule("HR-1403")
def test_line_5_cover_is_also_what_stands_between() -> None:
    # column 4 is right behind the low wall, column 3 farther off and open
    state = scene("A....o..a......1", ARCHER)
    assert heads(scene("A....%..a......1", ARCHER)) == (4, 0)
    assert (says(state), heads(state)) == (("5", "longest_shot"), (4, 0))


@pytest.mark.rule("HR-1403")
def test_line_5_a_large_model_shoots_from_any_of_its_cells() -> None:
    # after six inches its east half is in range, its west half is not
    row = "A" + "." * 12 + "a" + "." * 18 + "1"
    state = scene([row, "." * len(row)], fighter(gun(1, reach=12), footprint=2))
    assert (says(state), heads(state)) == (("5", "longest_shot"), (19, 0))
    _, events = acts(state, "a", 1)
    assert [event.action for event in of(events, Acted)] == ["advance", "shoot"]


def at_goal(rows: list[str] | str, x: int) -> GameState:
    """The same with the objective moved to a column of the first row, perhaps under somebody."""
    state = scene(rows, ARCHER)
    row, spot = objective(state, 1), cell(state, x, 0)
    goals = {row: attrs.evolve(state.world.objectives[row], cell=spot)}
    return attrs.evolve(state, world=attrs.evolve(state.world, objectives=goals))


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize("row", ["a....A", "ba...A"])
def test_line_5_at_its_goal_without_a_shot_it_stays(row: str) -> None:
    # on the goal itself, or beside it because somebody else is there
    state = at_goal([row, "######", "1....."], 0)
    assert says(state) == ("5", "holds_goal objective 1")


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(
    ("row", "x", "why"),
    [
        ("a.....1....A", 0, "holds_with_shot objective 1"),
        ("1.....a#...A", 11, "shot_no_way objective 1"),
    ],
)
def test_line_5_who_is_as_near_as_it_gets_shoots_from_there(row: str, x: int, why: str) -> None:
    state = at_goal(row, x)
    assert says(state) == ("5", why)
    _, events = acts(state, "a", 1)
    assert [event.action for event in of(events, Acted)] == ["hold", "shoot"]


@pytest.mark.rule("HR-1403")
def test_line_5_it_goes_where_a_shot_can_be_had() -> None:
    # the hero is seventeen inches east, the objective west: after five inches there is a shot
    state = scene("A.......a" + "." * 16 + "1", ARCHER)
    assert (says(state), heads(state)) == (("5", "longest_shot"), (13, 0))


@pytest.mark.rule("HR-1403")
def test_line_5_without_a_shot_it_rushes_to_the_goal() -> None:
    state = scene("A" + "." * 14 + "a" + "." * 18 + "1", ARCHER)
    assert (says(state), heads(state)) == (("5", "to_goal objective 1"), (3, 0))


@pytest.mark.rule("HR-1403")
def test_line_5_range_is_not_enough_without_sight() -> None:
    rows = ["A" + "." * 14 + "a....", "#" * 20, "." * 15 + "1...."]
    assert says(scene(rows, ARCHER)) == ("5", "to_goal objective 1")


@pytest.mark.rule("HR-1403")
def test_line_5_it_does_not_charge() -> None:
    assert because(decides(scene("A......a.1", ARCHER))) == "toward_with_shot objective 1"


# --- line 6


@pytest.mark.rule("HR-1403")
def test_line_6_a_hero_within_six_inches_is_charged() -> None:
    state = scene("A........a.....1", HYBRID)
    assert says(state) == ("6", "close_by")
    assert decides(state).target == uid(state, "1")


@pytest.mark.rule("HR-1403")
def test_line_6_a_hero_within_six_inches_of_the_path_is_charged() -> None:
    rows = ["a" + "." * 19 + "A", "." * 21, "." * 21, "." * 10 + "1" + "." * 10]
    assert says(scene(rows, HYBRID)) == ("6", "close_by")


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(("gap", "close"), [(6, True), (7, False)])
def test_line_6_close_is_six_inches_from_it_or_from_the_path(gap: int, *, close: bool) -> None:
    assert (says(scene("A........a" + "." * (gap - 1) + "1", HYBRID))[1] == "close_by") == close
    rows = ["a" + "." * 19 + "A", *["." * 21] * (gap - 1), "." * 10 + "1" + "." * 10]
    assert (says(scene(rows, HYBRID))[1] == "close_by") == close


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(("south", "why"), [(6, "in_reach"), (7, "to_goal objective 1")])
def test_line_4_near_the_path_is_six_inches(south: int, why: str) -> None:
    # b sees the hero, whom a wall hides from a and from all of a's way
    lane = ["a......A", "#####.##", *["........"] * (south - 3), "##.#####", "..1....b"]
    assert says(scene(lane, fighter(sword(), rules=["fast", "fast"])))[1] == why


@pytest.mark.rule("HR-1403")
def test_line_6_who_is_not_close_is_shot() -> None:
    # nine inches are within charge reach, but not close: it keeps twelve inches, in column 5
    state = scene("A.......a........1", HYBRID)
    assert (says(state), heads(state)) == (("6", "longest_shot"), (5, 0))


@pytest.mark.rule("HR-1403")
def test_line_6_who_is_close_and_cannot_be_charged_is_shot() -> None:
    # b fills the one place from which the hero could be reached
    state = scene("A....a..b1....", HYBRID, other=fighter(name="wall"))
    decided = decides(state)
    assert (decided.line, because(decided)) == ("6", "toward_with_shot objective 1")


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize(
    ("gap", "wanted"), [(3, "holds_goal objective 1"), (8, "to_goal objective 1")]
)
def test_line_6_without_a_shot_it_does_as_melee_does(gap: int, wanted: str) -> None:
    rows = ["A".ljust(gap, ".") + "a...", "#" * (gap + 4), "1".ljust(gap + 4, ".")]
    assert says(scene(rows, HYBRID)) == ("6", wanted)


@pytest.mark.rule("HR-1403")
def test_line_6_without_a_shot_it_hunts_as_melee_does() -> None:
    state = scene("1" + "." * 20 + "a" + "." * 25 + "A", HYBRID)
    assert says(state) == ("6", "to_goal enemy")


# --- line 7


@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize("foe", [BRUTE, ARCHER, HYBRID])
def test_line_7_with_no_path_it_goes_as_near_as_possible(foe: Profile) -> None:
    rows = ["a....#.A...", "###########", "1.........."]
    state = scene(rows, foe)
    assert (says(state), heads(state)) == (("7", "as_near objective 1"), (4, 0))


@pytest.mark.rule("HR-1403")
def test_line_7_who_is_as_near_as_possible_stays() -> None:
    state = scene(["....a#....A...", "##############", "1............."], BRUTE)
    assert says(state) == ("7", "no_way objective 1")


@pytest.mark.rule("HR-1403")
def test_line_7_it_never_stops_within_an_inch_of_a_hero() -> None:
    # the hero in the corridor has vanished, so that it is not charged, and blocks the way
    state = scene("a.....1...A", BRUTE)
    state = bearing(state, "1", Grant("vanish", RuleRef("hidden", 3), Until.ATTACK))
    assert (says(state), heads(state)) == (("4", "to_goal objective 1"), (4, 0))


@pytest.mark.rule("HR-1403", "HR-204")
def test_a_door_on_the_way_is_opened_first() -> None:
    state = scene(["a+....A", "#######", "1......"], BRUTE)
    assert says(state) == ("door", "door_on_way objective 1")
    state, events = acts(state)
    assert only(events, DoorOpened).unit == uid(state, "a")
    assert [event.line for event in of(events, Decided)] == ["door", "4"]
    assert place(state, "a") == (6, 0)


WIDE = fighter(sword(), footprint=2)
GATE = ["a.......#......A", "........#.......", "#########.......", "1..............."]
"""A model of two cells by two, and a wall between it and its objective."""


def gate(*doors: str) -> GameState:
    """The wall with these signs for the two cells where the model would go through."""
    rows = [row[:8] + sign + row[9:] for row, sign in zip(GATE, (*doors, "#", "."), strict=True)]
    return scene(rows, WIDE)


@pytest.mark.rule("HR-1403", "HR-204")
def test_a_wide_model_opens_a_door_in_two_parts() -> None:
    # it comes to the door with its rush and opens the first part at once, the other next time
    state, events = acts(gate("+", "+"))
    assert place(state, "a") == (6, 0)
    assert [event.line for event in of(events, Decided)] == ["4", "door"]
    state, events = acts(its_turn(state, "a"))
    assert [event.line for event in of(events, Decided)] == ["door", "4"]
    assert place(state, "a")[0] > 8
    assert "+" not in "".join(state.table.rows)


@pytest.mark.rule("HR-1403", "HR-204")
def test_the_lower_part_of_a_door_is_on_the_way_too() -> None:
    state, events = acts(gate("/", "+"))
    assert [event.line for event in of(events, Decided)] == ["4", "end"]
    state, events = acts(its_turn(state, "a"))
    assert [event.line for event in of(events, Decided)] == ["door", "4"]
    assert place(state, "a")[0] > 8


@pytest.mark.rule("HR-1403", "HR-204")
def test_before_the_second_part_of_a_door_it_waits_and_says_so() -> None:
    state = scene(["a.+....A", "..+.....", "##......", "1......."], WIDE)
    state, events = acts(state)
    assert [event.line for event in of(events, Decided)] == ["door", "7"]
    assert of(events, Decided)[1].why is Why.DOOR_SHUT
    assert place(state, "a") == (0, 0)


# --- what a melee asks


@pytest.mark.rule("HR-1403")
def test_a_charged_enemy_strikes_back() -> None:
    foe = fighter(sword(), rules=["tough 9"])
    state = quest("A.......1..a", {"1": "medic"}, {"a": foe}, {"A": 1}, dice=[1, 1])
    state = begin(state, "1")
    state, _ = play(state, charge_at(state, "a"))
    assert (question(state).kind, question(state).side) == (AskKind.STRIKE_BACK, Side.TWO)
    state, events = turned(scripted(state, 1))
    assert only(events, Decided).line == "strike_back"
    assert only(events, HitsRolled).attacker == uid(state, "a")


@pytest.mark.rule("HR-1403")
def test_a_victor_moves_on_toward_its_goal() -> None:
    foe = fighter(sword(2), rules=["tough 9"])
    state = quest("A.......1..a\n............\n2", PAIR, {"a": foe}, {"A": 1}, turn=Side.TWO)
    state = wounded(powered(state, "1", 0), "1", 8)
    state, events = acts(state, "a", 4, 1, 1)
    told = of(events, Decided)
    assert [event.line for event in told] == ["4", "follow_up"]
    assert because(told[1]) == "toward_goal objective 1"
    assert status(state, "1").down
    # it charged to column 9 and goes three inches on, past the fallen hero
    assert place(state, "a") == (6, 0)


@pytest.mark.rule("HR-1403")
def test_a_victor_that_is_as_near_as_it_gets_stays() -> None:
    # it ends its charge on the objective, beyond which the hero stood
    foe = fighter(sword(2), rules=["tough 9"])
    state = quest("1A.......a\n..........\n2", PAIR, {"a": foe}, {"A": 1}, turn=Side.TWO)
    state = wounded(powered(state, "1", 0), "1", 8)
    state, events = acts(state, "a", 4, 1, 1)
    told = of(events, Decided)
    assert [(event.line, event.why) for event in told][1:] == [("follow_up", "stays")]
    assert place(state, "a") == (1, 0)
