"""Power: what it buys, what is missing, and where it comes back from."""

import pytest

from starquest.model.command import (
    BuyAction,
    Choose,
    Discover,
    FirstAid,
    Hold,
    Push,
    Scurry,
    Shoot,
    Shot,
)
from starquest.model.event import (
    BlocksRolled,
    GotUp,
    Moved,
    PowerChanged,
    SkillUsed,
    TokenRevealed,
    WentDown,
    Wounded,
)
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, MoraleCheck, Recover
from tests.support.board import STURDY, fighter, gun, sword
from tests.support.changes import ailing, downed, geared, powered, shaken, turn_of, wounded
from tests.support.events import exact, of, only, wounds
from tests.support.finding import acting, asked, body, power, question, status, uid
from tests.support.playing import (
    act,
    begin,
    charge,
    next_round,
    offered,
    play,
    run_step,
    scripted,
    shoot,
)
from tests.support.quest import arena

RIFLE = fighter(gun(2))


# --- HR-301


@pytest.mark.rule("HR-301")
@pytest.mark.parametrize("before", [0, 3])
def test_power_is_refilled_as_a_wave_ends(before: int) -> None:
    state = powered(arena("1", {"1": "medic"}), "1", before)
    state, events = run_step(state, Recover())
    assert power(state, "1") == 5
    told = only(events, PowerChanged)
    assert told == PowerChanged(uid(state, "1"), 5 - before, 5, "wave_end")


# --- HR-302


def trio(*dice: int) -> GameState:
    """A Medic, Wil 4+, Str and Dex 6+, with an enemy, a token and a fallen comrade."""
    state = arena(
        "21..a....\n.........\n....?....", {"1": "medic", "2": "breacher"}, {"a": STURDY}, dice=dice
    )
    return downed(state, "2")


@pytest.mark.rule("HR-302")
@pytest.mark.parametrize("kind", [Push, Scurry, Discover, FirstAid])
def test_three_power_turns_a_failed_test_into_a_pass(
    kind: type[Push | Scurry | Discover | FirstAid],
) -> None:
    state = begin(trio(1), "1")
    state, _ = play(state, offered(state, kind)[0])
    assert (question(state).kind, question(state).options) == (AskKind.PAY_TEST, (0, 3))
    state, events = play(state, Choose(1))
    spent = only(events, PowerChanged)
    assert (spent.unit, spent.change, spent.total) == (uid(state, "1"), -3, 2)
    assert only(events, SkillUsed).worked
    done = [*of(events, Moved), *of(events, TokenRevealed), *of(events, GotUp)]
    assert len(done) == (kind is not Scurry)
    assert asked(state, AskKind.SHIFT) == (kind is Scurry)


@pytest.mark.rule("HR-302")
@pytest.mark.parametrize("kind", [Push, Scurry, Discover, FirstAid])
def test_who_does_not_pay_fails(kind: type[Push | Scurry | Discover | FirstAid]) -> None:
    state = begin(trio(1), "1")
    state, events = play(state, offered(state, kind)[0], Choose(0))
    assert not only(events, SkillUsed).worked
    assert (of(events, PowerChanged), power(state, "1")) == ([], 5)
    assert not [*of(events, Moved), *of(events, TokenRevealed), *of(events, GotUp)]


# --- HR-303


def duel(*dice: int, kind: str = "medic") -> GameState:
    """An enemy, Quality 4+, that fires twice at a hero with Defense 5+."""
    return arena("1.....a", {"1": kind}, {"a": RIFLE}, dice=dice, turn=Side.TWO)


@pytest.mark.rule("HR-303")
@pytest.mark.parametrize(("again", "hurt"), [(4, 2), (5, 1)])
def test_one_power_rolls_one_failed_block_again(again: int, hurt: int) -> None:
    # two hits, two failed blocks: one of them is rolled again
    state, events = shoot(duel(4, 4, 1, 2, again), "gun", by="a", at="1", answers=[1])
    unit = uid(state, "1")
    assert only(events, PowerChanged) == PowerChanged(unit, -1, 4, "reroll_block")
    first, second = of(events, BlocksRolled)
    assert (first.dice, first.wounds) == ((1, 2), 2)
    assert (second.unit, second.dice, second.need, second.wounds) == (
        unit,
        (again,),
        5,
        int(hurt == 2),
    )
    assert wounds(events, state, "1") == hurt


@pytest.mark.rule("HR-303")
def test_who_does_not_pay_takes_the_wounds() -> None:
    state, events = shoot(duel(4, 4, 1, 2), "gun", by="a", at="1", answers=[0])
    assert (len(of(events, BlocksRolled)), of(events, PowerChanged)) == (1, [])
    assert wounds(events, state, "1") == 2


@pytest.mark.rule("HR-303")
def test_a_block_that_held_needs_no_second_die() -> None:
    state, events = shoot(duel(4, 4, 5, 6), "gun", by="a", at="1")
    assert not asked(state, AskKind.REROLL_BLOCK)
    assert wounds(events, state, "1") == 0


@pytest.mark.rule("HR-303")
def test_without_power_nobody_is_asked() -> None:
    state, events = shoot(powered(duel(4, 4, 1, 2), "1", 0), "gun", by="a", at="1")
    assert not asked(state, AskKind.REROLL_BLOCK)
    assert wounds(events, state, "1") == 2


@pytest.mark.rule("HR-303", "HR-304", "HR-602")
@pytest.mark.parametrize(("hurt", "left", "may"), [(7, 1, True), (8, 1, False), (8, 2, True)])
def test_nobody_rolls_a_block_again_with_its_last_wound(hurt: int, left: int, *, may: bool) -> None:
    # the first power of a round costs the Afflicted 2; with 1 left the other is a wound of nine
    state = powered(wounded(ailing(duel(4, 3, 1), "1", "afflicted"), "1", hurt), "1", left)
    state, _ = shoot(state, "gun", by="a", at="1")
    assert asked(state, AskKind.REROLL_BLOCK) == may
    assert status(state, "1").down != may


@pytest.mark.rule("HR-303")
def test_a_block_is_rolled_again_once_in_a_round() -> None:
    foes = {"a": RIFLE, "b": RIFLE}
    dice = [4, 4, 1, 5, 1]
    state = arena("1.....a\n......b", {"1": "medic"}, foes, dice=dice, turn=Side.TWO)
    state, _ = shoot(state, "gun", by="a", at="1", answers=[1])
    state, events = shoot(turn_of(state, Side.TWO, 4, 4, 1, 5), "gun", by="b", at="1")
    assert wounds(events, state, "1") == 1
    state, _ = next_round(state, Side.TWO)
    state, _ = shoot(scripted(state, 4, 4, 1, 5), "gun", by="b", at="1")
    assert asked(state, AskKind.REROLL_BLOCK)


@pytest.mark.rule("HR-303")
@pytest.mark.parametrize(("dice", "need"), [((6, 3, 5), 6), ((6, 4, 6, 4), 5), ((6, 4, 1, 4), 5)])
def test_the_second_die_needs_what_the_first_one_needed(dice: tuple[int, ...], need: int) -> None:
    # Defense 5+; the 6 of a rending gun makes it 6+, another hit does not
    foe = fighter(gun(2, "rending"))
    state = arena("1.....a", {"1": "medic"}, {"a": foe}, dice=[*dice, 5], turn=Side.TWO)
    _, events = shoot(state, "gun", by="a", at="1", answers=[1])
    rolled = of(events, BlocksRolled)[-1]
    assert (rolled.dice, rolled.need, rolled.wounds) == ((5,), need, int(need == 6))


@pytest.mark.rule("HR-303")
def test_two_weapons_of_one_attack_are_one_chance() -> None:
    foe = fighter(gun(), gun(name="cannon"))
    dice = [4, 1, 4, 1, 1]
    state = arena("1.....a", {"1": "medic"}, {"a": foe}, dice=dice, turn=Side.TWO)
    shots = tuple(Shot(weapon, uid(state, "1")) for weapon in ("gun", "cannon"))
    state, events = act(state, "a", Hold(), Shoot(shots), Choose(1))
    assert not asked(state, AskKind.REROLL_BLOCK)
    assert (len(of(events, PowerChanged)), wounds(events, state, "1")) == (1, 2)


@pytest.mark.rule("HR-303")
def test_a_block_in_melee_is_rolled_again_too() -> None:
    state = arena("1..a", {"1": "medic"}, {"a": fighter(sword(1))}, dice=[4, 1, 5], turn=Side.TWO)
    state, events = charge(state, by="a", at="1", answers=[1, 0])
    assert only(events, PowerChanged).source == "reroll_block"
    assert wounds(events, state, "1") == 0


@pytest.mark.rule("HR-303")
def test_enemies_have_no_power_for_it() -> None:
    state = arena("1.....a", {"1": "medic"}, {"a": STURDY}, dice=[5, 5, 1, 1])
    state, events = shoot(state, "carbine")
    assert wounds(events, state, "a") == 2


# --- HR-304


@pytest.mark.rule("HR-304")
@pytest.mark.parametrize(("left", "hurt"), [(0, 2), (1, 1), (2, 0)])
def test_spending_more_than_is_left_wounds_for_each_missing_point(left: int, hurt: int) -> None:
    state, events = act(powered(arena("1", {"1": "medic"}), "1", left), "1", BuyAction("main"))
    assert (power(state, "1"), body(state, "1").wounds) == (0, hurt)
    assert [event.wounds for event in of(events, Wounded)] == ([hurt] if hurt else [])
    assert [event.change for event in of(events, PowerChanged)] == ([-left] if left else [])
    assert of(events, BlocksRolled) == []
    assert acting(state).main == 2


@pytest.mark.rule("HR-304")
@pytest.mark.parametrize(("dice", "hurt"), [((4, 4), 2), ((4, 5), 1)])
def test_regeneration_may_ignore_the_wounds_of_missing_power(
    dice: tuple[int, int], hurt: int
) -> None:
    state = powered(arena("1", {"1": "medic"}, dice=dice), "1", 0)
    state, _ = act(geared(state, "1", upgrades=("bio_weave",)), "1", BuyAction("main"))
    assert body(state, "1").wounds == hurt


@pytest.mark.rule("HR-304", "HR-502")
def test_losing_more_than_is_left_wounds_for_each_missing_point() -> None:
    # a Shaken hero fails morale and loses 2 power, of which it has 1
    state = shaken(powered(arena("1", {"1": "medic"}, dice=[6]), "1", 1), "1")
    state, events = exact(run_step(state, MoraleCheck(uid(state, "1"), "test")))
    assert only(events, PowerChanged) == PowerChanged(uid(state, "1"), -1, 0, "test")
    assert (only(events, Wounded).wounds, of(events, BlocksRolled)) == (1, [])


@pytest.mark.rule("HR-304")
def test_losing_too_much_power_can_knock_out() -> None:
    state = wounded(shaken(powered(arena("1", {"1": "medic"}, dice=[6]), "1", 0), "1"), "1", 7)
    state, events = exact(run_step(state, MoraleCheck(uid(state, "1"), "test")))
    assert only(events, WentDown) == WentDown(uid(state, "1"), "test")
    assert status(state, "1").down


@pytest.mark.rule("HR-304")
@pytest.mark.parametrize(("hurt", "may"), [(6, True), (7, False)])
def test_nobody_pays_with_its_last_wound(hurt: int, *, may: bool) -> None:
    state = wounded(powered(arena("1", {"1": "medic"}), "1", 0), "1", hurt)
    assert bool(offered(begin(state, "1"), BuyAction)) == may
