"""Grenades: thrown at a place, and what happens round it."""

import pytest

from starquest.engine.game import mind_step
from starquest.model.command import Activate, Advance, Rush
from starquest.model.event import (
    BlocksRolled,
    DangerRolled,
    Decided,
    GadgetKind,
    GadgetPlaced,
    Mod,
    MoraleTested,
    SkillUsed,
    StatusChanged,
)
from starquest.model.ids import Side
from starquest.model.modifier import Stat
from starquest.model.profile import Profile
from starquest.model.state import GameState
from tests.support.board import GRUNT, STURDY, drawn, fighter, sword
from tests.support.changes import carrying, downed, turn_of, turreted
from tests.support.events import Told, of, only, wounds
from tests.support.finding import borne, cell, place, status, uid
from tests.support.playing import act, begin, feat, item, next_round, offered, play, scripted, uses
from tests.support.quest import arena, quest
from tests.support.schemes import because

ONE = {"1": "medic"}
GRENADES = ["noise_grenade", "grease_grenade", "stun_grenade", "frag_grenade"]


def thrown(state: GameState, name: str, at: tuple[int, int], *dice: int) -> Told:
    """The first hero throws a grenade."""
    ready = turn_of(carrying(state, "1", name), Side.ONE, *dice)
    return act(ready, "1", item(state, name, at=at))


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize("name", GRENADES)
@pytest.mark.parametrize(
    ("at", "reached"), [((12, 0), True), ((13, 0), False), ((0, 4), False), ((1, 1), True)]
)
def test_a_grenade_is_thrown_twelve_inches_at_what_one_sees(
    name: str, at: tuple[int, int], *, reached: bool
) -> None:
    rows = ["1" + "." * 19, "." * 20, "#" * 20, "." * 20, "." * 20]
    state = carrying(arena(rows, ONE), "1", name)
    cells = [use.cell for use in uses(begin(state, "1"), name)]
    assert (cell(state, *at) in cells) == reached


# --- Noise

PAIR = {"1": "medic", "2": "commander"}
WALL = "#" * 26 + ".." + "#" * 4
"""Heroes south of it are not seen from the north, but see the two cells north of its gap."""


def noisy(noise: tuple[int, int] | None, second: tuple[int, int] = (31, 8)) -> GameState:
    """An enemy between objective 1, fourteen inches west, and a noise in the east."""
    north = "A" + "." * 13 + "a" + "." * 17
    south = drawn(32, 8, {"1": (26, 0), "2": (second[0], second[1] - 2)})
    rows = [north, WALL, *south]
    state = quest(rows, PAIR, {"a": fighter(sword())}, {"A": 1})
    return thrown(state, "noise_grenade", noise)[0] if noise else state


def goal(state: GameState) -> str:
    """What the enemy goes for."""
    state, _ = play(turn_of(state, Side.TWO), Activate(uid(state, "a")))
    return next(because(e) for e in mind_step(state)[1].events if isinstance(e, Decided))


@pytest.mark.rule("HR-702", "HR-1402")
def test_a_noise_is_the_goal_of_enemies_within_twelve_inches() -> None:
    assert goal(noisy(None)) == "to_goal objective 1"
    assert goal(noisy((26, 0))) == "to_goal noise"
    assert goal(noisy((27, 0))) == "to_goal objective 1"


@pytest.mark.rule("HR-702")
def test_a_noise_is_told_and_moves_the_enemy() -> None:
    state = noisy(None)
    state, events = thrown(state, "noise_grenade", (26, 0))
    there = cell(state, 26, 0)
    assert only(events, GadgetPlaced) == GadgetPlaced(uid(state, "1"), GadgetKind.NOISE, there)
    state, _ = play(turn_of(state, Side.TWO), Activate(uid(state, "a")))
    assert place(mind_step(state)[1].state, "a") == (26, 0)


@pytest.mark.rule("HR-702", "HR-1402")
@pytest.mark.parametrize(
    ("second", "goes"), [((14, 6), "to_goal objective 1"), ((14, 7), "to_goal noise")]
)
def test_a_noise_fools_nobody_with_a_hero_within_six_inches(
    second: tuple[int, int], goes: str
) -> None:
    assert goal(noisy((26, 0), second)) == goes


@pytest.mark.rule("HR-702")
def test_neither_a_turret_nor_an_unconscious_hero_spoils_it() -> None:
    assert goal(turreted(noisy((26, 0)), "1", (14, 4))) == "to_goal noise"
    assert goal(downed(noisy((26, 0), (14, 4)), "2")) == "to_goal noise"


@pytest.mark.rule("HR-702")
def test_a_noise_ends_with_the_round() -> None:
    state, _ = next_round(noisy((26, 0)), Side.TWO)
    assert goal(state) == "to_goal objective 1"


# --- Grease


def greased(rows: list[str], at: tuple[int, int], kind: Profile = GRUNT) -> GameState:
    return thrown(arena(rows, ONE, {"a": kind}), "grease_grenade", at)[0]


LANE = ["1" + "." * 11 + "a" + "." * 17]


@pytest.mark.rule("HR-702")
def test_grease_is_difficult_within_three_inches_of_its_place() -> None:
    # the enemy stands three inches east of the grease's middle: it starts in it
    state = turn_of(greased(LANE, (9, 0)), Side.TWO, 6)
    state, _ = play(state, Activate(uid(state, "a")))
    ends = {state.table.grid.xy(command.cell)[0] for command in offered(state, Rush)}
    assert max(ends) == 18
    state = turn_of(greased(LANE, (8, 0)), Side.TWO)
    state, _ = play(state, Activate(uid(state, "a")))
    assert max(state.table.grid.xy(command.cell)[0] for command in offered(state, Rush)) == 24


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(("at", "tests"), [((9, 0), True), ((8, 0), False)])
def test_who_starts_in_grease_takes_a_dangerous_test(at: tuple[int, int], *, tests: bool) -> None:
    kind = fighter(rules=["tough 3"])
    state = turn_of(greased(LANE, at, kind), Side.TWO, *[1, 1, 2] * tests)
    state, events = act(state, "a")
    assert [roll.dice for roll in of(events, DangerRolled)] == [(1, 1, 2)] * tests
    assert wounds(events, state, "a") == 2 * tests


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(("end", "tests"), [(12, False), (11, True)])
def test_who_enters_grease_takes_a_dangerous_test(end: int, *, tests: bool) -> None:
    rows = ["1" + "." * 15 + "a"]
    kind = fighter(rules=["tough 3"])
    state = turn_of(greased(rows, (8, 0), kind), Side.TWO, *[1, 6, 6] * tests)
    state, events = act(state, "a", Advance(cell(state, end, 0)))
    assert len(of(events, DangerRolled)) == tests
    assert wounds(events, state, "a") == tests


@pytest.mark.rule("HR-702")
def test_grease_catches_heroes_too() -> None:
    state, _ = next_round(greased(LANE, (2, 0)))
    state, events = act(scripted(state, 1, *[2] * 8), "1")
    assert (only(events, DangerRolled).wounds, wounds(events, state, "1")) == (1, 1)


@pytest.mark.rule("HR-702")
def test_grease_lasts_until_the_next_round_ends() -> None:
    state = greased(LANE, (9, 0))
    slick = [*state.table.zones]
    assert len(slick) == 1
    state, _ = next_round(state)
    assert [zone.cells for zone in state.table.zones] == [slick[0].cells]
    state, _ = next_round(state)
    assert state.table.zones == ()


# --- Stun


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(
    ("kind", "need", "value"), [(GRUNT, 5, -1), (fighter(rules=["tough 6"]), 5, -1), (STURDY, 3, 1)]
)
def test_a_stun_grenade_tests_morale_at_minus_one_or_plus_one_if_large(
    kind: Profile, need: int, value: int
) -> None:
    state = arena("1.......a", ONE, {"a": kind})
    state, events = thrown(state, "stun_grenade", (8, 0), need - 1)
    test = only(events, MoraleTested)
    assert (test.unit, test.test.need) == (uid(state, "a"), need)
    assert test.test.mods == (Mod("stun_grenade", value),)
    assert only(events, StatusChanged).status == "shaken"
    assert status(state, "a").shaken
    state, events = thrown(arena("1.......a", ONE, {"a": kind}), "stun_grenade", (8, 0), need)
    assert not status(state, "a").shaken


@pytest.mark.rule("HR-702")
def test_a_stun_grenade_reaches_three_inches_and_no_hero() -> None:
    foes = {"a": GRUNT, "b": GRUNT, "c": GRUNT}
    state = arena("1.......c..a...b.", PAIR, foes)
    state, events = thrown(state, "stun_grenade", (11, 0), 6, 6)
    assert [test.unit for test in of(events, MoraleTested)] == [
        uid(state, "a"),
        uid(state, "c"),
    ]
    state = arena("12......a", PAIR, {"a": GRUNT})
    _, events = thrown(state, "stun_grenade", (1, 0))
    assert of(events, MoraleTested) == []


# --- Frag


def fragged(drawing: str, *dice: int) -> Told:
    foes = {mark: STURDY for mark in "abcd" if mark in drawing}
    return thrown(arena(drawing, PAIR, foes), "frag_grenade", (8, 0), *dice)


@pytest.mark.rule("HR-702")
@pytest.mark.parametrize(
    ("drawing", "shares"),
    [
        ("1.......a", [3]),
        ("1.......a.b", [2, 1]),
        ("1......ca.b", [1, 1, 1]),
        ("1....d.ca.b", [1, 1, 1, 0]),
        ("1.......a...b", [3]),
        ("1...2..2...", []),
    ],
)
def test_a_frag_grenade_deals_three_hits_round_the_units_within_three_inches(
    drawing: str, shares: list[int]
) -> None:
    _, events = fragged(drawing, *[6] * sum(shares))
    assert [len(roll.dice) for roll in of(events, BlocksRolled)] == [n for n in shares if n]


@pytest.mark.rule("HR-702")
def test_its_hits_have_ap_one() -> None:
    state, events = fragged("1.......a", 4, 5, 3)
    rolled = only(events, BlocksRolled)
    assert (rolled.need, rolled.base, rolled.mods) == (5, 4, (Mod("ap", -1),))
    assert wounds(events, state, "a") == 2


@pytest.mark.rule("HR-702", "HR-904")
def test_a_grenade_is_not_the_shot_one_has_aimed() -> None:
    state = arena("1.......a", {"1": "marksman"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    state, events = thrown(state, "frag_grenade", (8, 0), 5, 5, 5)
    assert only(events, BlocksRolled).mods == (Mod("ap", -1),)
    assert borne(state, "1", Stat.AP_SHOOTING)


@pytest.mark.rule("HR-702")
def test_a_frag_grenade_hurts_no_hero() -> None:
    _, events = thrown(arena("12", PAIR), "frag_grenade", (1, 0))
    assert (of(events, BlocksRolled), only(events, SkillUsed).targets) == ([], ())
