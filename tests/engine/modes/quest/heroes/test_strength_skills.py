"""The skills of Strength on the table."""

import pytest

from starquest.model.command import Cast
from starquest.model.event import (
    BlocksRolled,
    Healed,
    HitsRolled,
    Mod,
    ModifierEnded,
    MoraleTested,
    Moved,
    PowerChanged,
    StatusChanged,
    Wounded,
)
from starquest.model.ids import Side
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import AskKind, Recover
from tests.support.board import GRUNT, STURDY, fighter, gun, sword
from tests.support.changes import (
    ailing,
    geared,
    learned,
    pieced,
    powered,
    turn_of,
    with_tokens,
    wounded,
)
from tests.support.changes import shaken as unnerved
from tests.support.events import Told, exact, of, only, wounds
from tests.support.finding import (
    Spot,
    acting,
    asked,
    body,
    place,
    power,
    question,
    spots,
    status,
    uid,
)
from tests.support.playing import (
    act,
    aimed,
    begin,
    charge,
    next_round,
    play,
    run_step,
    scripted,
    shoot,
    skill,
    to,
    uses,
)
from tests.support.quest import arena

PAIR = {"1": "breacher", "2": "medic"}
"""A Breacher has Str 4+, Quality 5+, Defense 4+ and five power."""
PASS = 4


def strong(
    drawing: str, name: str, *dice: int, kind: Profile = STURDY, heroes: dict[str, str] = PAIR
) -> GameState:
    """A Breacher that knows a skill, other heroes, and an enemy unit for each small letter."""
    foes: dict[str, str | Profile] = {mark: kind for mark in "abc" if mark in drawing}
    state = arena(drawing, heroes, foes, dice=dice)
    return (
        state if name in state.world.heroes[uid(state, "1")].skills else learned(state, "1", [name])
    )


def used(state: GameState, name: str, marks: str = "1", at: Spot | None = None) -> Told:
    """The Breacher uses a skill."""
    return act(state, "1", skill(state, name, marks, at))


# --- Ground Slam


@pytest.mark.rule("HR-1001")
def test_ground_slam_hits_every_enemy_unit_within_three_inches_once() -> None:
    # a is three inches away, b four, and of c one model is near; Defense 4+ with AP(1) needs 5
    state = strong("b...1..a\n..cc....\n2.......", "ground_slam", PASS, 4, 5)
    state, events = used(state, "ground_slam", "ac")
    first, second = of(events, BlocksRolled)
    assert (first.unit, first.dice, first.need) == (uid(state, "a"), (4,), 5)
    assert (second.unit, second.dice, second.mods) == (uid(state, "c"), (5,), (Mod("ap", -1),))
    assert [(event.unit, event.wounds) for event in of(events, Wounded)] == [(uid(state, "a"), 1)]
    assert only(events, PowerChanged).change == -1


@pytest.mark.rule("HR-1001")
def test_ground_slam_is_of_no_use_with_nobody_near() -> None:
    assert uses(begin(strong("1...a", "ground_slam"), "1"), "ground_slam") == []


# --- Iron Stance

RIFLE = fighter(gun())


@pytest.mark.rule("HR-1001")
def test_iron_stance_blocks_better_until_the_next_activation() -> None:
    state, _ = used(strong("1......a", "iron_stance", PASS, kind=RIFLE), "iron_stance")
    for _ in range(2):
        later = turn_of(state, Side.TWO, 4, 3)
        _, events = shoot(later, "gun", by="a", at="1")
        rolled = only(events, BlocksRolled)
        assert (rolled.need, rolled.mods, rolled.wounds) == (3, (Mod("iron_stance", 1),), 0)
        state, _ = next_round(state)
    state, events = act(state, "1")
    assert {event.modifier.source for event in of(events, ModifierEnded)} == {"iron_stance"}
    _, events = shoot(turn_of(state, Side.TWO, 4, 4), "gun", by="a", at="1")
    assert (only(events, BlocksRolled).need, only(events, BlocksRolled).mods) == (4, ())


PUPPETEER = fighter(rules=["caster 2", "tough 9"], spells=("puppet_step",))


def puppet(state: GameState) -> GameState:
    """An enemy makes the Breacher dance."""
    state = turn_of(with_tokens(state, "a", 2), Side.TWO, 4)
    return act(state, "a", Cast("puppet_step", (uid(state, "1"),)))[0]


@pytest.mark.rule("HR-1001")
def test_iron_stance_cannot_be_pushed() -> None:
    state = strong("1.....a", "iron_stance", PASS, kind=PUPPETEER)
    loose = puppet(state)
    assert (question(loose).kind, question(loose).side) == (AskKind.SHIFT, Side.TWO)
    firm = puppet(used(state, "iron_stance")[0])
    assert not asked(firm, AskKind.SHIFT)
    assert place(firm, "1") == (0, 0)


# --- Hurl


@pytest.mark.rule("HR-1001")
@pytest.mark.parametrize(
    ("tough", "drawing", "may"), [(3, "1..a", True), (4, "1..a", False), (3, "1...a", False)]
)
def test_hurl_takes_an_enemy_of_tough_three_or_less_within_three_inches(
    tough: int, drawing: str, *, may: bool
) -> None:
    state = strong(drawing, "hurl", kind=fighter(rules=[f"tough {tough}"]))
    assert bool(uses(begin(state, "1"), "hurl")) == may


@pytest.mark.rule("HR-1001")
def test_hurl_moves_it_up_to_four_inches_and_hits_it_once() -> None:
    state = strong("1..a......", "hurl", PASS, kind=fighter(rules=["tough 3"]))
    state, _ = used(state, "hurl", "a")
    assert (question(state).kind, question(state).side) == (AskKind.SHIFT, Side.ONE)
    # not next to the Breacher, and four inches at most
    assert spots(state) == {(x, 0) for x in range(2, 8)}
    state, events = exact(play(scripted(state, 3), to(state, 7, 0)))
    assert (place(state, "a"), len(of(events, Moved))) == ((7, 0), 1)
    rolled = only(events, BlocksRolled)
    assert (rolled.dice, rolled.need, rolled.mods) == ((3,), 4, ())
    assert wounds(events, state, "a") == 1


# --- Break Cover


def covered(drawing: str, *dice: int) -> GameState:
    """A Marksman shoots past woods that a Breacher may stand near."""
    state = arena(drawing, {"1": "breacher", "2": "marksman"}, {"a": STURDY}, dice=dice)
    return learned(pieced(state, (7, 0), (7, 1)), "1", ["break_cover"])


BEHIND = "2......wa\n....1..w."


def has_cover(state: GameState) -> bool:
    """Whether the enemy has cover from the Marksman."""
    _, events = shoot(turn_of(state, Side.ONE, 4, 1, 6), "heavy_rifle", by="2")
    return Mod("cover", 1) in only(events, BlocksRolled).mods


@pytest.mark.rule("HR-1001")
def test_break_cover_leaves_no_cover_until_the_wave_ends() -> None:
    state = covered(BEHIND, PASS)
    assert has_cover(state)
    (use,) = uses(begin(state, "1"), "break_cover")
    state, _ = act(state, "1", use)
    assert not has_cover(state)
    for _ in range(2):
        state, _ = next_round(state)
    assert not has_cover(state)
    state, _ = run_step(state, Recover())
    assert has_cover(state)


@pytest.mark.rule("HR-1001", "FF-181")
@pytest.mark.parametrize("ground", ["o", "%"])
def test_break_cover_works_on_low_walls_as_well_as_on_cover(ground: str) -> None:
    state = covered(BEHIND.replace("w", ground), PASS)
    assert has_cover(state)
    state, _ = act(state, "1", uses(begin(state, "1"), "break_cover")[0])
    assert not has_cover(state)


@pytest.mark.rule("HR-1001")
def test_break_cover_needs_a_piece_within_three_inches() -> None:
    assert len(uses(begin(covered(BEHIND), "1"), "break_cover")) == 1
    far = covered("2......wa\n...1...w.")
    assert uses(begin(far, "1"), "break_cover") == []


# --- Adrenaline


@pytest.mark.rule("HR-1001")
def test_adrenaline_strikes_once_more_at_one_less() -> None:
    # four attacks at Quality 5+ and one less; AP(1) against Defense 4+; nobody strikes back
    state = strong(
        "1.a", "adrenaline", PASS, 5, 6, 6, 1, 4, 5, kind=fighter(sword(), rules=["tough 9"])
    )
    state, events = used(state, "adrenaline", "a")
    rolled = only(events, HitsRolled)
    assert (rolled.weapon, len(rolled.dice), rolled.need) == ("breach_maul", 4, 6)
    assert (rolled.mods, rolled.hits) == ((Mod("adrenaline", -1),), 2)
    assert (only(events, PowerChanged).change, wounds(events, state, "a")) == (-1, 1)
    assert (acting(state).main, acting(state).skill) == (1, 0)
    assert not asked(state, AskKind.STRIKE_BACK)


@pytest.mark.rule("HR-1001")
def test_the_next_strike_is_as_good_as_ever() -> None:
    state = strong("1.a", "adrenaline", PASS, 1, 1, 1, 1)
    state, _ = used(state, "adrenaline", "a")
    assert state.world.effects[uid(state, "1")].modifiers == ()


@pytest.mark.rule("HR-1001")
@pytest.mark.parametrize(("drawing", "may"), [("1.a", True), ("1..a", False)])
def test_adrenaline_reaches_two_inches(drawing: str, *, may: bool) -> None:
    assert bool(uses(begin(strong(drawing, "adrenaline"), "1"), "adrenaline")) == may


# --- Shield Ally


def shielding(*dice: int, kind: Profile = RIFLE) -> GameState:
    """A Breacher stands before a Medic; neither has power to roll blocks again."""
    state = strong("1..2.....a", "shield_ally", PASS, kind=kind)
    state, _ = used(state, "shield_ally", "2")
    return turn_of(powered(powered(state, "1", 0), "2", 0), Side.TWO, *dice)


@pytest.mark.rule("HR-1001")
def test_shield_ally_takes_the_wounds_of_the_next_attack_on_a_hero() -> None:
    # the Medic's Defense is 5+, and it is the Medic that is hit and blocks
    state, events = shoot(shielding(4, 4), "gun", by="a", at="2")
    assert (only(events, BlocksRolled).unit, only(events, BlocksRolled).need) == (
        uid(state, "2"),
        5,
    )
    assert (body(state, "1").wounds, body(state, "2").wounds) == (1, 0)


@pytest.mark.rule("HR-1001")
@pytest.mark.parametrize(("dice", "hurt"), [((4, 4), 1), ((4, 5), 0), ((3,), 0)])
def test_shield_ally_is_for_one_attack(dice: tuple[int, ...], hurt: int) -> None:
    state, _ = shoot(shielding(*dice), "gun", by="a", at="2")
    assert body(state, "1").wounds == hurt
    state, _ = next_round(state, Side.TWO)
    state, _ = shoot(scripted(state, 4, 4), "gun", by="a", at="2")
    assert (body(state, "1").wounds, body(state, "2").wounds) == (hurt, 1)


@pytest.mark.rule("HR-1001")
def test_shield_ally_does_not_stop_what_is_no_attack() -> None:
    # the Medic is Diseased: its wound is its own, and the shield still waits for an attack
    state, _ = next_round(ailing(shielding(), "2", "diseased"), Side.TWO, [1])
    assert (body(state, "1").wounds, body(state, "2").wounds) == (0, 1)
    state, _ = shoot(scripted(state, 4, 4), "gun", by="a", at="2")
    assert (body(state, "1").wounds, body(state, "2").wounds) == (1, 1)


@pytest.mark.rule("HR-1001")
def test_shield_ally_reaches_other_heroes_within_three_inches() -> None:
    heroes = PAIR | {"3": "medic"}
    state = strong("3...1..2", "shield_ally", heroes=heroes)
    assert aimed(begin(state, "1"), "shield_ally") == ["2"]


@pytest.mark.rule("HR-1001", "HR-501")
def test_who_takes_the_wounds_takes_the_fright() -> None:
    # four of nine wounds left: the Breacher tests, and the Medic near it gives heart
    state, events = shoot(wounded(shielding(4, 4, 4), "1", 4), "gun", by="a", at="2")
    test = only(events, MoraleTested)
    assert (test.unit, test.test.need) == (uid(state, "1"), 4)


@pytest.mark.rule("HR-1001", "HR-501")
def test_who_takes_the_wounds_of_a_melee_takes_the_fright_too() -> None:
    # the Medic is charged, does not strike back and tests for the lost melee; so does its shield
    blade = fighter(sword())
    state = wounded(shielding(4, 4, 4, 4, kind=blade), "1", 4)
    state, events = charge(state, by="a", at="2", answers=[0])
    assert (body(state, "1").wounds, body(state, "2").wounds) == (5, 0)
    assert [test.unit for test in of(events, MoraleTested)] == [uid(state, "1"), uid(state, "2")]


@pytest.mark.rule("HR-1001", "FF-218")
@pytest.mark.parametrize(("mark", "dice", "hurt"), [("1", (4, 4, 5), 0), ("2", (4, 4), 1)])
def test_wounds_are_ignored_by_who_takes_them(mark: str, dice: tuple[int, ...], hurt: int) -> None:
    # the Bio-weave of the shield helps, that of the shielded does not
    state = geared(shielding(*dice), mark, upgrades=("bio_weave",))
    state, _ = shoot(state, "gun", by="a", at="2")
    assert (body(state, "1").wounds, body(state, "2").wounds) == (hurt, 0)


# --- Intimidate


@pytest.mark.rule("HR-1001")
@pytest.mark.parametrize(("die", "shaken"), [(4, False), (3, True)])
def test_intimidate_makes_an_enemy_test_morale(die: int, *, shaken: bool) -> None:
    state, events = used(strong("1.....a", "intimidate", PASS, die), "intimidate", "a")
    test = only(events, MoraleTested)
    assert (test.unit, test.reason, test.test.need) == (uid(state, "a"), "intimidate", 4)
    assert (test.passed, bool(of(events, StatusChanged))) == (not shaken, shaken)


@pytest.mark.rule("HR-502")
def test_intimidate_does_not_rout_a_shaken_enemy() -> None:
    state = unnerved(strong("1.....a", "intimidate", PASS, 6), "a")
    state, events = used(state, "intimidate", "a")
    assert not only(events, MoraleTested).passed
    assert status(state, "a").shaken


@pytest.mark.rule("HR-1001")
def test_intimidate_reaches_six_inches() -> None:
    state = strong("1.....a\n.......b", "intimidate", kind=GRUNT)
    assert aimed(begin(state, "1"), "intimidate") == ["a"]


# --- Second Wind


@pytest.mark.rule("HR-1001")
def test_second_wind_restores_a_wound_for_two_power() -> None:
    state, events = used(wounded(strong("1", "second_wind", PASS), "1", 5), "second_wind")
    assert (body(state, "1").wounds, power(state, "1")) == (4, 3)
    healed = only(events, Healed)
    assert (healed.wounds, healed.source) == (1, "second_wind")
