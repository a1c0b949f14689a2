"""Morale in a mission: who tests when, what a hero's comrades are good for, what failing means."""

import attrs
import pytest

from starquest.model.command import BuyAction, Hold, Shoot, Shot
from starquest.model.event import (
    Check,
    Idled,
    Mod,
    MoraleTested,
    PowerChanged,
    StatusChanged,
    UnitDestroyed,
)
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.settings import Rout
from starquest.model.state import GameState
from starquest.model.step import MoraleCheck, Turn
from tests.support.board import GRUNT, STURDY, fighter, gun, sword
from tests.support.changes import bearing, downed, geared, powered, shaken, turn_of, wounded
from tests.support.events import Told, exact, of, only, wounds
from tests.support.finding import power, status, uid
from tests.support.playing import act, begin, charge, play, run_step, scripted, shoot
from tests.support.quest import arena

PAIR = {"1": "medic", "2": "commander"}


def fired(kind: Profile, models: int, hits: int, *rest: int) -> Told:
    """A Marksman deals so many of two possible wounds to a group of models."""
    dice = [4, 4, *([1] * hits), *([6] * (2 - hits)), *rest]
    state = arena("1....." + "a" * models, {"1": "marksman"}, {"a": kind}, dice=dice)
    return shoot(state, "heavy_rifle")


# --- HR-501


@pytest.mark.rule("HR-501")
@pytest.mark.parametrize(
    ("models", "lost", "tests"),
    [(4, 1, False), (4, 2, True), (3, 1, False), (3, 2, True), (2, 1, True)],
)
def test_a_unit_left_with_half_its_models_or_less_tests(
    models: int, lost: int, *, tests: bool
) -> None:
    _, events = fired(GRUNT, models, lost, *[4] * tests)
    assert len(of(events, MoraleTested)) == tests


@pytest.mark.rule("HR-501")
@pytest.mark.parametrize(("before", "tests"), [(2, False), (3, True), (5, True)])
def test_a_single_model_left_with_half_its_tough_or_less_tests(before: int, *, tests: bool) -> None:
    # two wounds more: five of nine left is over half, four is not
    dice = [4, 4, 1, 1, *[4] * tests]
    state = arena("1.....a", {"1": "marksman"}, {"a": STURDY}, dice=dice)
    state, events = shoot(wounded(state, "a", before), "heavy_rifle")
    assert len(of(events, MoraleTested)) == tests


@pytest.mark.rule("HR-501")
def test_the_test_is_on_quality() -> None:
    state, events = fired(GRUNT, 3, 2, 4)
    test = only(events, MoraleTested)
    check = Check(4, 4, 4, (), passed=True)
    by = uid(state, "1")
    assert test == MoraleTested(uid(state, "a"), check, "shooting", passed=True, by=by)


@pytest.mark.rule("HR-501")
def test_a_unit_that_was_at_half_and_is_not_hurt_again_does_not_test() -> None:
    state = arena("1.....a", {"1": "marksman"}, {"a": STURDY}, dice=[4, 4, 6, 6])
    _, events = shoot(wounded(state, "a", 8), "heavy_rifle")
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501")
def test_several_weapons_are_one_attack() -> None:
    kind = fighter(gun(), gun(name="cannon"))
    state = arena("1.....a", {"1": "medic"}, {"a": kind}, dice=[4, 1, 4, 1, 5], turn=Side.TWO)
    state = wounded(powered(state, "1", 0), "1", 5)
    shots = tuple(Shot(weapon, uid(state, "1")) for weapon in ("gun", "cannon"))
    state, events = act(state, "a", Hold(), Shoot(shots))
    assert (wounds(events, state, "1"), len(of(events, MoraleTested))) == (2, 1)


@pytest.mark.rule("HR-501")
def test_wounds_that_no_attack_dealt_shake_nobody() -> None:
    state = wounded(powered(shaken(arena("1", {"1": "medic"}, dice=[1]), "1"), "1", 0), "1", 4)
    state, events = exact(run_step(state, MoraleCheck(uid(state, "1"), "test")))
    assert (wounds(events, state, "1"), len(of(events, MoraleTested))) == (2, 1)


def brawl(attacks: int, *dice: int, rules: tuple[str, ...] = ()) -> GameState:
    """A Breacher, four attacks at Quality 5+ with AP(1), and an enemy of nine wounds."""
    kind = fighter(sword(attacks), rules=["tough 9", *rules])
    return powered(arena("1..a", {"1": "breacher"}, {"a": kind}, dice=dice), "1", 0)


@pytest.mark.rule("HR-501", "HR-304")
def test_wounds_paid_for_power_do_not_count_for_the_next_attack() -> None:
    # three of nine wounds left; then the one shot that hits is blocked
    foe = fighter(gun())
    state = wounded(powered(arena("1.....a", {"1": "medic"}, {"a": foe}), "1", 0), "1", 4)
    state, _ = act(state, "1", BuyAction("main"))
    _, events = shoot(turn_of(state, Side.TWO, 4, 5), "gun", by="a", at="1")
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501")
def test_the_side_that_took_more_wounds_in_a_melee_tests() -> None:
    # two wounds against one: the enemy tests
    state, events = charge(brawl(1, 5, 5, 1, 1, 1, 1, 4, 1, 4), answers=[1])
    assert (wounds(events, state, "a"), wounds(events, state, "1")) == (2, 1)
    test = only(events, MoraleTested)
    assert (test.unit, test.reason) == (uid(state, "a"), "melee")


@pytest.mark.rule("HR-501")
def test_the_charger_tests_if_it_took_more() -> None:
    state, events = charge(brawl(2, 5, 1, 1, 1, 1, 4, 4, 1, 1, 5), answers=[1])
    assert (wounds(events, state, "a"), wounds(events, state, "1")) == (1, 2)
    assert only(events, MoraleTested).unit == uid(state, "1")


@pytest.mark.rule("HR-501")
def test_after_an_even_melee_nobody_tests() -> None:
    state, events = charge(brawl(1, 5, 1, 1, 1, 1, 4, 1), answers=[1])
    assert (wounds(events, state, "a"), wounds(events, state, "1")) == (1, 1)
    assert of(events, MoraleTested) == []


@pytest.mark.rule("HR-501", "FF-209")
def test_fear_counts_among_the_wounds_of_a_melee() -> None:
    # one wound against one, and Fear(1) on top
    state, events = charge(
        brawl(1, 5, 1, 1, 1, 1, 4, 1, 5, rules=("fear 1",)), by="1", at="a", answers=[1]
    )
    assert (wounds(events, state, "a"), wounds(events, state, "1")) == (1, 1)
    assert only(events, MoraleTested).unit == uid(state, "1")


@pytest.mark.rule("HR-501")
def test_half_its_wounds_in_a_melee_is_one_test_and_not_two() -> None:
    state = wounded(brawl(1, 5, 5, 1, 1, 1, 1, 3, 4), "a", 5)
    _, events = charge(state, answers=[1])
    assert len(of(events, MoraleTested)) == 1


@pytest.mark.rule("HR-501")
def test_who_wins_a_melee_and_is_at_half_tests_too() -> None:
    # the Breacher takes one wound, which leaves it four of nine; the enemy takes two
    state = wounded(brawl(1, 5, 5, 1, 1, 1, 1, 4, 1, 5, 4), "1", 4)
    state, events = charge(state, answers=[1])
    assert (wounds(events, state, "a"), wounds(events, state, "1")) == (2, 1)
    assert {test.unit for test in of(events, MoraleTested)} == {uid(state, "1"), uid(state, "a")}


@pytest.mark.rule("HR-501")
@pytest.mark.parametrize(("second", "tests"), [(1, "ba"), (4, "a")])
def test_who_stands_beside_a_melee_and_is_brought_to_half_tests_too(
    second: int, tests: str
) -> None:
    # a Shock maul's one hit is two for two models near each other; Defense 4+, two wounds each
    kind = fighter(rules=["tough 2"])
    dice = [5, 1, second, *[4] * len(tests)]
    state = arena("1..ab", {"1": "breacher"}, {"a": kind, "b": kind}, dice=dice)
    state, events = charge(geared(state, "1", melee="shock_maul"))
    names = {unit: row.name for unit, row in state.world.units.items()}
    assert [names[test.unit] for test in of(events, MoraleTested)] == list(tests)


def guarded(*dice: int, weapons: tuple[Weapon, ...]) -> GameState:
    """A Breacher with five wounds left shields a Medic; neither has power for a block."""
    kind = fighter(*weapons)
    state = arena("12..a", {"1": "breacher", "2": "medic"}, {"a": kind}, dice=dice, turn=Side.TWO)
    shield = Grant("shield_ally", RuleRef("guarded", uid(state, "1")), Until.ATTACKED)
    state = bearing(wounded(state, "1", 4), "2", shield)
    return powered(powered(state, "1", 0), "2", 0)


@pytest.mark.rule("HR-501", "HR-1001")
def test_who_shields_another_in_a_melee_tests_for_its_own_wounds() -> None:
    # the Medic does not strike back; its side took more, so it tests as well
    state, events = charge(guarded(4, 1, 6, 6, weapons=(sword(),)), by="a", at="2", answers=[0])
    assert (wounds(events, state, "1"), wounds(events, state, "2")) == (1, 0)
    tested = [test.unit for test in of(events, MoraleTested)]
    assert tested == [uid(state, "1"), uid(state, "2")]


@pytest.mark.rule("HR-501", "HR-1001")
def test_who_shields_another_tests_once_for_an_attack_with_two_weapons() -> None:
    guns = (gun(name="gun"), gun(name="cannon"))
    state = begin(guarded(weapons=guns), "a")
    shots = Shoot((Shot("gun", uid(state, "2")), Shot("cannon", uid(state, "2"))))
    state, events = exact(play(scripted(state, 4, 1, 4, 1, 6), Hold(), shots))
    assert wounds(events, state, "1") == 2
    assert [test.unit for test in of(events, MoraleTested)] == [uid(state, "1")]


@pytest.mark.rule("HR-501", "FF-204")
def test_who_is_hurt_by_a_blast_beside_a_melee_tests_as_well() -> None:
    # two hits, one for the unit charged and one for its neighbour, which is left with half;
    # the unit charged tests for its side, which took more wounds
    heroes = {"1": "marksman"}
    state = arena("1..a..bb", heroes, {"a": STURDY, "b": GRUNT}, dice=[4, 6, 1, 4, 4])
    state, events = charge(geared(state, "1", melee="shock_maul"))
    assert (wounds(events, state, "a"), wounds(events, state, "b")) == (0, 1)
    assert [test.unit for test in of(events, MoraleTested)] == [
        uid(state, "b"),
        uid(state, "a"),
    ]


# --- HR-502


def morale(state: GameState, mark: str) -> Told:
    return exact(run_step(state, MoraleCheck(uid(state, mark), "test")))


@pytest.mark.rule("HR-502", "HR-606")
@pytest.mark.parametrize("mark", ["1", "a"])
def test_who_fails_is_shaken(mark: str) -> None:
    state = arena("1...a", {"1": "medic"}, {"a": STURDY}, dice=[3])
    state, events = morale(state, mark)
    assert not only(events, MoraleTested).passed
    told = only(events, StatusChanged)
    assert told == StatusChanged(uid(state, mark), "shaken", on=True, source="test")
    assert status(state, mark).shaken


def frightened(wounds: int) -> GameState:
    """A Shaken enemy of Tough 6 with some wounds; the next die is a 6."""
    foe = fighter(rules=["tough 6"])
    state = shaken(arena("1...a", {"1": "medic"}, {"a": foe}, dice=[6]), "a")
    return wounded(state, "a", wounds) if wounds else state


def stays(state: GameState, step: MoraleCheck) -> bool:
    """Whether a Shaken unit is still on the table, Shaken, after failing a test."""
    unit = step.unit
    state, events = exact(run_step(state, step))
    assert not only(events, MoraleTested).passed
    if unit in state.world.units:
        assert (of(events, UnitDestroyed), status(state, "a").shaken) == ([], True)
        return True
    assert only(events, UnitDestroyed) == UnitDestroyed(unit, Side.TWO, "rout")
    return False


@pytest.mark.rule("HR-502")
@pytest.mark.parametrize(("wounds", "left"), [(2, True), (3, False)])
def test_an_enemy_that_fails_while_shaken_routs_at_half_strength(
    wounds: int, *, left: bool
) -> None:
    state = frightened(wounds)
    assert stays(state, MoraleCheck(uid(state, "a"), "test")) == left


@pytest.mark.rule("HR-502")
def test_an_enemy_that_fails_while_shaken_routs_from_a_lost_melee() -> None:
    state = frightened(0)
    assert not stays(state, MoraleCheck(uid(state, "a"), "melee"))


@pytest.mark.rule("HR-502")
@pytest.mark.parametrize("wounds", [0, 5])
def test_a_forced_test_never_routs(wounds: int) -> None:
    state = frightened(wounds)
    assert stays(state, MoraleCheck(uid(state, "a"), "test", forced=True))


@pytest.mark.rule("HR-502")
def test_a_game_kept_from_before_routs_whoever_fails_while_shaken() -> None:
    state = frightened(0)
    old = attrs.evolve(state, settings=attrs.evolve(state.settings, rout=Rout.SHAKEN))
    assert not stays(old, MoraleCheck(uid(old, "a"), "test", forced=True))


@pytest.mark.rule("HR-502")
def test_a_hero_that_fails_while_shaken_loses_two_power() -> None:
    state = shaken(arena("1...a", {"1": "medic"}, {"a": STURDY}, dice=[6]), "1")
    state, events = morale(state, "1")
    assert only(events, PowerChanged) == PowerChanged(uid(state, "1"), -2, 3, "test")
    assert (power(state, "1"), status(state, "1").shaken) == (3, True)


@pytest.mark.rule("HR-502", "HR-606")
def test_a_shaken_hero_spends_its_activation_idle_and_recovers() -> None:
    state = shaken(arena("1...a", {"1": "medic"}, {"a": STURDY}), "1")
    state, events = act(state, "1")
    assert only(events, Idled) == Idled(uid(state, "1"))
    assert (status(state, "1").shaken, state.agenda[-1]) == (False, Turn(Side.TWO))


@pytest.mark.rule("HR-502", "HR-606")
def test_a_shaken_hero_strikes_back_as_if_fatigued() -> None:
    kind = fighter(sword(1), rules=["tough 9"])
    dice = [1, 5, 5, 5, 6, 1]
    state = arena("1..a", {"1": "breacher"}, {"a": kind}, dice=[*dice, 4], turn=Side.TWO)
    state, events = charge(shaken(state, "1"), by="a", at="1", answers=[1])
    # four attacks, and only the 6 hits
    assert wounds(events, state, "a") == 1


# --- HR-503


@pytest.mark.rule("HR-503")
@pytest.mark.parametrize(
    ("drawing", "mods"),
    [("1.....2", (Mod("comrade", 1),)), ("1......2", ()), ("1.#...2", (Mod("comrade", 1),))],
)
def test_another_hero_within_six_inches_gives_heart(drawing: str, mods: tuple[Mod, ...]) -> None:
    # the Medic's Quality is 5+, and the Commander does not lend it its own
    _, events = morale(arena(drawing, PAIR, dice=[5]), "1")
    need = 5 - len(mods)
    assert only(events, MoraleTested).test == Check(5, need, 5, mods, passed=True)
    assert only(events, MoraleTested).lent_by == 0


@pytest.mark.rule("HR-503")
def test_an_unconscious_hero_gives_no_heart() -> None:
    _, events = morale(downed(arena("1.2", PAIR, dice=[5]), "2"), "1")
    assert only(events, MoraleTested).test.mods == ()


@pytest.mark.rule("HR-503")
def test_enemies_get_no_heart_from_each_other() -> None:
    state = arena("1...a.b", {"1": "medic"}, {"a": STURDY, "b": STURDY}, dice=[4])
    _, events = morale(state, "a")
    assert only(events, MoraleTested).test.mods == ()


@pytest.mark.rule("HR-503", "FF-213")
@pytest.mark.parametrize(("gap", "base"), [(11, 3), (12, 5)])
def test_enemies_use_the_quality_of_a_hero_unit_within_twelve_inches(gap: int, base: int) -> None:
    boss = fighter(quality=3, rules=["hero"])
    drawing = "1...a" + "." * gap + "b"
    foes = {"a": fighter(quality=5), "b": boss}
    state, events = morale(arena(drawing, {"1": "medic"}, foes, dice=[6]), "a")
    test = only(events, MoraleTested)
    assert test.test.base == base
    assert test.lent_by == (uid(state, "b") if base == 3 else 0)
