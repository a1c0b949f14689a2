"""The skills of Will on the table."""

import pytest

from starquest.engine.game import mind_step
from starquest.model.command import Cast, Choose, Scurry
from starquest.model.event import (
    Activated,
    Check,
    GotUp,
    Healed,
    HitsRolled,
    Mod,
    ModifierEnded,
    MoraleTested,
    PowerChanged,
    SpellTried,
    StatTested,
    TokensChanged,
)
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Modifier, Stat, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from starquest.model.step import AskKind, MoraleCheck, Recover
from tests.support.board import GRUNT, STURDY, fighter
from tests.support.changes import (
    activated,
    bearing,
    downed,
    learned,
    turn_of,
    turreted,
    with_tokens,
    wounded,
)
from tests.support.events import Told, exact, of, only
from tests.support.finding import body, borne, place, power, question, spots, status, uid
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

PARTY = {"1": "commander", "2": "medic", "3": "marksman", "4": "infiltrator"}
"""The first has Wil 4+ and four power."""
PASS = 6


def wise(drawing: str, name: str, *dice: int, foe: Profile = STURDY, kind: str = "") -> GameState:
    """Those of the party that are drawn, the first of whom knows a skill, and enemies."""
    rows = drawing.replace("\n", "")
    heroes = {mark: row for mark, row in PARTY.items() if mark in rows}
    foes: dict[str, str | Profile] = {mark: foe for mark in "abc" if mark in rows}
    state = arena(drawing, heroes | ({"1": kind} if kind else {}), foes, dice=dice)
    known = state.world.heroes[uid(state, "1")].skills
    return state if name in known else learned(state, "1", [name])


def used(state: GameState, name: str, marks: str, way: int = 0) -> Told:
    return act(state, "1", skill(state, name, marks, way=way))


# --- Mark Target


def marked(drawing: str, *dice: int) -> GameState:
    state, _ = used(wise(drawing, "mark_target", PASS), "mark_target", "3")
    return turn_of(state, Side.ONE, *dice)


@pytest.mark.rule("HR-1003")
def test_a_marked_target_is_two_easier_to_hit_on_the_next_attack() -> None:
    state, events = shoot(marked("1.....3....a", 2, 1, 6), "heavy_rifle", by="3")
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (2, (Mod("mark_target", 2),), 1)
    state, _ = next_round(state)
    _, events = shoot(scripted(state, 3, 3), "heavy_rifle", by="3")
    assert (only(events, HitsRolled).need, only(events, HitsRolled).mods) == (4, ())


@pytest.mark.rule("HR-1003")
def test_the_next_attack_may_be_a_melee() -> None:
    _, events = charge(marked("1.....3....a", 2, 5), by="3")
    assert only(events, HitsRolled).mods == (Mod("mark_target", 2),)


@pytest.mark.rule("HR-1003")
def test_one_other_friend_within_six_inches_is_helped() -> None:
    state = turreted(wise("2......1.....3", "mark_target"), "1", (8, 0))
    assert aimed(begin(state, "1"), "mark_target") == ["3", "Turret"]


# --- Inspire


@pytest.mark.rule("HR-1003")
def test_inspire_helps_two_other_heroes_within_nine_inches() -> None:
    state = wise("2........1........3\n.......4", "inspire", PASS)
    assert aimed(begin(state, "1"), "inspire") == ["23", "24", "34"]
    state, _ = used(state, "inspire", "24")
    assert [len(borne(state, mark, Stat.TEST)) for mark in "1234"] == [0, 1, 0, 1]
    far = wise("2.........1.........3", "inspire")
    assert uses(begin(far, "1"), "inspire") == []


@pytest.mark.rule("HR-1003")
def test_inspire_is_one_more_on_the_next_stat_test() -> None:
    state, _ = used(wise("1..4", "inspire", PASS), "inspire", "4")
    state, _ = next_round(state)
    state, events = act(scripted(state, 3, 1), "4", Scurry(), Choose(0))
    mods = (Mod("inspire", 1),)
    assert only(events, StatTested).check == Check(3, 3, 4, mods, passed=True)
    state, _ = next_round(state)
    _, events = act(scripted(state, 3), "4", Scurry(), Choose(0))
    assert only(events, StatTested).check == Check(3, 4, 4, (), passed=False)


# --- Rally Song


@pytest.mark.rule("HR-1003")
def test_rally_song_restores_a_wound_of_two_other_heroes_within_nine_inches() -> None:
    state = wise("2........1........3", "rally_song", PASS)
    state = wounded(wounded(wounded(state, "1", 3), "2", 3), "3", 3)
    assert aimed(begin(state, "1"), "rally_song") == ["23"]
    state, events = used(state, "rally_song", "23")
    assert [body(state, mark).wounds for mark in "123"] == [3, 2, 2]
    assert [(event.wounds, event.source) for event in of(events, Healed)] == [(1, "rally_song")] * 2
    assert uses(begin(wise("2.........1", "rally_song"), "1"), "rally_song") == []


@pytest.mark.rule("HR-1003")
def test_rally_song_helps_each_hero_once_in_a_wave() -> None:
    state, _ = used(wise("2.1.3.4", "rally_song", PASS), "rally_song", "23")
    state, _ = next_round(state)
    assert aimed(begin(state, "1"), "rally_song") == ["4"]
    state, _ = run_step(state, Recover())
    assert aimed(begin(state, "1"), "rally_song") == ["23", "24", "34"]


# --- Field Surgery


@pytest.mark.rule("HR-1003")
def test_field_surgery_restores_two_wounds_of_a_hero_within_an_inch() -> None:
    state = wounded(wise("12.3", "field_surgery", PASS), "2", 5)
    assert aimed(begin(state, "1"), "field_surgery") == ["1", "2"]
    state, events = used(state, "field_surgery", "2")
    assert (body(state, "2").wounds, only(events, Healed).wounds) == (3, 2)
    assert only(events, PowerChanged) == PowerChanged(uid(state, "1"), -1, 3, "field_surgery")


@pytest.mark.rule("HR-1003", "HR-404")
def test_field_surgery_gets_an_unconscious_hero_up() -> None:
    state = downed(wise("12.3", "field_surgery", PASS), "23")
    assert aimed(begin(state, "1"), "field_surgery", way=1) == ["2"]
    state, events = used(state, "field_surgery", "2", way=1)
    assert only(events, GotUp) == GotUp(uid(state, "2"), 1, "field_surgery")
    assert (status(state, "2").down, body(state, "2").wounds) == (False, 8)
    assert power(state, "1") == 3


# --- Stim Shot


@pytest.mark.rule("HR-1003")
def test_a_stim_shot_moves_a_hero_three_inches_now() -> None:
    state = wise("1..3......2", "stim_shot", PASS)
    assert aimed(begin(state, "1"), "stim_shot") == ["1", "3"]
    state, _ = used(state, "stim_shot", "3")
    assert (question(state).kind, question(state).unit) == (AskKind.SHIFT, uid(state, "3"))
    assert max(spots(state)) == (6, 0)
    state, _ = play(state, to(state, 6, 0))
    assert place(state, "3") == (6, 0)


@pytest.mark.rule("HR-1003")
def test_a_stim_shot_is_one_more_to_hit_until_the_round_ends() -> None:
    state, _ = used(wise("1..3......a", "stim_shot", PASS), "stim_shot", "3")
    state, _ = play(state, Choose(0))
    _, events = shoot(turn_of(state, Side.ONE, 2, 2), "heavy_rifle", by="3")
    assert only(events, HitsRolled).mods == (Mod("stim_shot", 1),)
    _, events = charge(turn_of(state, Side.ONE, 2), by="3")
    assert only(events, HitsRolled).mods == (Mod("stim_shot", 1),)
    state, _ = next_round(state)
    _, events = shoot(scripted(state, 2, 2), "heavy_rifle", by="3")
    assert only(events, HitsRolled).mods == ()


# --- Focus


def focused(way: int) -> Told:
    return used(wise("1....a", "focus", PASS, kind="psyker"), "focus", "1", way=way)


@pytest.mark.rule("HR-1003")
def test_focus_gives_a_spell_token() -> None:
    state, events = focused(0)
    assert only(events, TokensChanged) == TokensChanged(uid(state, "1"), 1, 1, "focus")


@pytest.mark.rule("HR-1003")
def test_focus_gives_one_more_on_the_next_cast() -> None:
    state, _ = focused(1)
    state = scripted(with_tokens(state, "1", 6), 3, 6, 6)
    lance = Cast("cinder_lance", (uid(state, "a"),))
    state, events = exact(play(state, lance))
    mods = (Mod("focus", 1),)
    assert only(events, SpellTried).test == Check(3, 3, 4, mods, passed=True)
    wall = Cast("flare_wall", (uid(state, "a"),))
    _, events = exact(play(scripted(state, 3), wall, Choose(0)))
    assert only(events, SpellTried).test.mods == ()


# --- Dispel


HAZE = Modifier("heat_haze", Stat.BE_HIT, -1, Until.ROUND)
COURAGE = Grant("courage_injector", RuleRef("courageous"), Until.ROUND)


@pytest.mark.rule("HR-1003")
@pytest.mark.parametrize(("way", "mark"), [(0, "a"), (1, "2"), (3, "1")])
def test_dispel_ends_a_spell_and_nothing_else(way: int, mark: str) -> None:
    state = bearing(wise("1.2....a", "dispel", PASS), mark, HAZE, COURAGE)
    state, events = used(state, "dispel", mark, way=way)
    assert only(events, ModifierEnded) == ModifierEnded(uid(state, mark), HAZE)
    assert state.world.effects[uid(state, mark)].modifiers == (COURAGE,)


@pytest.mark.rule("HR-1003")
def test_dispel_ends_one_spell_the_last_one() -> None:
    older = Modifier("aegis_plane", Stat.BLOCK, 1, Until.ATTACKED)
    state = bearing(wise("1......a", "dispel", PASS), "a", older, HAZE)
    state, events = used(state, "dispel", "a")
    assert only(events, ModifierEnded).modifier == HAZE
    assert state.world.effects[uid(state, "a")].modifiers == (older,)


@pytest.mark.rule("HR-1003")
@pytest.mark.parametrize(("gap", "near"), [(18, True), (19, False)])
def test_dispel_reaches_eighteen_inches(gap: int, *, near: bool) -> None:
    foe = fighter(rules=["caster 1"])
    state = with_tokens(wise("1" + "." * (gap - 1) + "a", "dispel", foe=foe), "a", 2)
    for way in (0, 2):
        assert aimed(begin(state, "1"), "dispel", way=way) == ["a"] * near


@pytest.mark.rule("HR-1003")
def test_dispel_takes_a_token_from_an_enemy_caster() -> None:
    foe = fighter(rules=["caster 1"])
    state = with_tokens(wise("1....a.b", "dispel", PASS, foe=foe), "a", 2)
    assert aimed(begin(state, "1"), "dispel", way=2) == ["a"]
    state, events = used(state, "dispel", "a", way=2)
    assert only(events, TokensChanged) == TokensChanged(uid(state, "a"), -1, 1, "dispel")


# --- Battle Decision


@pytest.mark.rule("HR-1003", "HR-202")
def test_battle_plan_makes_an_enemy_activate_last_this_round() -> None:
    # a is nearest to a hero, then b, then c
    state, events = used(wise("1...a....b....c", "battle_plan", PASS), "battle_plan", "a")
    assert only(events, PowerChanged).change == -1
    assert order(state) == ["b", "c", "a"]
    state, _ = next_round(state, Side.TWO)
    assert order(state) == ["a", "b", "c"]


def order(state: GameState) -> list[str]:
    """In which order the horde activates its units this round."""
    found: list[str] = []
    while len(found) < 3:
        told = mind_step(turn_of(state, Side.TWO))[1]
        unit = next(e.unit for e in told.events if isinstance(e, Activated))
        found.append(state.world.units[unit].name)
        state = activated(state, found[-1])
    return found


@pytest.mark.rule("HR-1003")
def test_battle_plan_needs_the_enemy_in_sight() -> None:
    state = wise("1........#...a\n.........#....\n.b.......#....", "battle_plan", foe=GRUNT)
    assert aimed(begin(state, "1"), "battle_plan") == ["b"]


# --- Steel Nerves


@pytest.mark.rule("HR-1003")
def test_steel_nerves_give_heroes_within_six_inches_one_more_morale() -> None:
    state = wise("2.....1......3", "steel_nerves", PASS)
    assert aimed(begin(state, "1"), "steel_nerves") == ["12"]
    state, _ = used(state, "steel_nerves", "12")
    _, events = exact(run_step(scripted(state, 3), MoraleCheck(uid(state, "2"), "test")))
    # Quality 5+, one for steel nerves and one for the comrade
    assert only(events, MoraleTested).test.need == 3
    assert Mod("steel_nerves", 1) in only(events, MoraleTested).test.mods
    _, events = exact(run_step(scripted(state, 4), MoraleCheck(uid(state, "3"), "test")))
    assert only(events, MoraleTested).test.mods == ()
    state, _ = next_round(state)
    _, events = exact(run_step(scripted(state, 4), MoraleCheck(uid(state, "2"), "test")))
    assert only(events, MoraleTested).test.mods == (Mod("comrade", 1),)
