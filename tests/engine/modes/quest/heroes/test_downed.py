"""Wounds of heroes and enemies; going down, bleeding, and getting up again."""

from typing import Any

import pytest

from starquest.engine.game import mind_step
from starquest.model.command import (
    Activate,
    Cast,
    Charge,
    Choose,
    FirstAid,
    Hold,
    Shoot,
)
from starquest.model.event import (
    Bled,
    Check,
    Decided,
    EffectRolled,
    GotUp,
    Healed,
    ModelDown,
    ModifierEnded,
    ObjectiveDamaged,
    PowerChanged,
    SkillUsed,
    StatTested,
    TokensChanged,
    UnitDestroyed,
    WentDown,
)
from starquest.model.ids import NOBODY, Cell, Side
from starquest.model.modes.quest.levers import Levers
from starquest.model.modifier import Grant, Lasting, Modifier, Stat, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from starquest.model.step import AskKind, Effect, EndWave, GetUp, Recover
from tests.support.board import GRUNT, STURDY, fighter, gun, sword
from tests.support.changes import bearing, carrying, downed, powered, turn_of, with_tokens, wounded
from tests.support.events import Told, of, only
from tests.support.finding import (
    acting,
    asked,
    body,
    cell,
    objective,
    pack,
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
    item,
    next_round,
    offered,
    play,
    run_alone,
    run_step,
    scripted,
    shoot,
    uses,
)
from tests.support.quest import arena, quest
from tests.support.schemes import because

PAIR = {"1": "medic", "2": "commander"}
GUN = fighter(gun(4), rules=["tough 9"])


# --- HR-401


def volley(kind: Profile, drawing: str, *dice: int) -> GameState:
    """A Marksman fires two rounds, Quality 4+ and AP(1), at Defense 4+."""
    return arena(f"1.....{drawing}", {"1": "marksman"}, {"a": kind}, dice=dice)


@pytest.mark.rule("HR-401")
@pytest.mark.parametrize(("before", "falls"), [(0, False), (1, True), (2, True)])
def test_a_model_is_killed_when_its_wounds_equal_its_tough(before: int, *, falls: bool) -> None:
    # two wounds; a unit that is left with half or less tests morale, here with a 6
    dice = [4, 4, 1, 1] if falls else [4, 4, 1, 1, 6]
    state = wounded(volley(fighter(rules=["tough 3"]), "a", *dice), "a", before)
    unit = uid(state, "a")
    _, events = shoot(state, "heavy_rifle")
    assert (unit in [event.unit for event in of(events, ModelDown)]) == falls
    assert of(events, EffectRolled) == []


@pytest.mark.rule("HR-401")
def test_a_model_without_tough_is_killed_by_one_wound() -> None:
    state = volley(GRUNT, "a", 4, 3, 1)
    unit = uid(state, "a")
    state, events = shoot(state, "heavy_rifle")
    by = uid(state, "1")
    assert only(events, UnitDestroyed) == UnitDestroyed(unit, Side.TWO, "heavy_rifle", by)
    assert (unit in state.world.units, of(events, EffectRolled)) == (False, [])


@pytest.mark.rule("HR-401")
def test_the_members_of_a_group_die_one_by_one_and_the_last_one_too() -> None:
    state = volley(GRUNT, "aaa", 4, 4, 1, 1, 6)
    unit = uid(state, "a")
    first, second, third = state.world.squads[unit].members
    state, events = shoot(state, "heavy_rifle")
    assert [event.model for event in of(events, ModelDown)] == [third, second]
    assert of(events, UnitDestroyed) == []
    state, events = shoot(turn_of(_fresh(state), Side.ONE, 4, 3, 1), "heavy_rifle", by="1", at="a")
    assert [event.model for event in of(events, ModelDown)] == [first]
    assert only(events, UnitDestroyed).unit == unit
    assert of(events, EffectRolled) == []


def _fresh(state: GameState) -> GameState:
    return next_round(state)[0]


@pytest.mark.rule("HR-401", "HR-402")
@pytest.mark.parametrize(("before", "down"), [(6, False), (7, True), (8, True)])
def test_a_hero_goes_down_when_its_wounds_equal_its_tough(before: int, *, down: bool) -> None:
    kind = fighter(gun(2))
    dice = [4, 4, 1, 1] if down else [4, 4, 1, 1, 6]
    state = arena("1.....a", {"1": "medic"}, {"a": kind}, dice=dice, turn=Side.TWO)
    state = wounded(powered(state, "1", 0), "1", before)
    state, events = shoot(state, "gun", by="a", at="1")
    unit = uid(state, "1")
    assert of(events, WentDown) == ([WentDown(unit, "gun")] if down else [])
    assert (status(state, "1").down, unit in state.world.units) == (down, True)
    assert [*of(events, ModelDown), *of(events, EffectRolled)] == []


# --- HR-402


def fallen(drawing: str, *dice: int, kind: Profile = GUN, **rest: Any) -> GameState:
    """A Commander that lies on the table, a Medic that stands, an enemy."""
    return downed(arena(drawing, PAIR, {"a": kind}, dice=dice, **rest), "2")


@pytest.mark.rule("HR-402", "HR-606")
def test_the_unconscious_are_idle() -> None:
    state = fallen("12....a")
    assert offered(state, Activate) == [Activate(uid(state, "1"))]


@pytest.mark.rule("HR-402", "FF-154")
def test_who_fells_a_hero_may_move_on_beside_it_at_once() -> None:
    state = arena("1..a\n....", {"1": "medic"}, {"a": fighter(sword())})
    state = turn_of(powered(wounded(state, "1", 8), "1", 0), Side.TWO, 4, 1)
    state = begin(state, "a")
    state, _ = play(state, next(c for c in offered(state, Charge) if c.cell == cell(state, 1, 0)))
    assert asked(state, AskKind.FOLLOW_UP)
    assert spots(state) == {(x, y) for x in range(4) for y in range(2)} - {(0, 0)}


@pytest.mark.rule("HR-402", "HR-404")
@pytest.mark.parametrize(
    "stance",
    [
        Grant("stance", RuleRef("watchful"), Until.ACTIVATION),
        Modifier("stance", Stat.BLOCK, 1, Until.ACTIVATION),
    ],
)
def test_a_stance_is_over_when_its_hero_goes_down(stance: Lasting) -> None:
    # what lasts until the next activation does not wait for a hero that was revived meanwhile
    state = arena("12......a", PAIR, {"a": GRUNT})
    state = bearing(state, "2", stance)
    state, events = run_step(state, Effect("event", "lightning_strike", NOBODY, (uid(state, "2"),)))
    assert [event.modifier for event in of(events, ModifierEnded)] == [stance]
    assert state.world.effects[uid(state, "2")].modifiers == ()


@pytest.mark.rule("HR-402")
def test_the_unconscious_cannot_be_targeted() -> None:
    seer = fighter(gun(), sword(), rules=["caster 1"], spells=("cinder_lance",))
    state = with_tokens(fallen("1....2....a", kind=seer, turn=Side.TWO), "a", 1)
    state = begin(state, "a")
    assert {command.targets for command in offered(state, Cast)} == {(uid(state, "1"),)}
    assert {command.target for command in offered(state, Charge)} == {uid(state, "1")}
    state, _ = play(state, Hold())
    assert [command.shots[0].target for command in offered(state, Shoot)] == [uid(state, "1")]


@pytest.mark.rule("HR-402")
def test_the_unconscious_contest_nothing() -> None:
    state = quest("1.........2A.a", PAIR, {"a": STURDY}, {"A": 1})
    _, events = next_round(state)
    assert of(events, ObjectiveDamaged) == []
    _, events = next_round(downed(state, "2"))
    assert [(event.number, event.change) for event in of(events, ObjectiveDamaged)] == [(1, 1)]


@pytest.mark.rule("HR-402")
def test_the_horde_ignores_the_unconscious() -> None:
    # the Commander lies in reach, the Medic is behind a wall: the horde goes for its objective
    rows = ["a..2......A", "###########", "1.........."]
    state = quest(rows, PAIR, {"a": fighter(sword())}, {"A": 1}, turn=Side.TWO)
    state, _ = play(downed(state, "2"), Activate(uid(state, "a")))
    told = mind_step(state)[1].events
    decided = next(event for event in told if isinstance(event, Decided))
    assert (decided.line, because(decided)) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-402")
def test_the_unconscious_keep_their_items() -> None:
    state = carrying(arena("2", PAIR), "2", "med_kit", money=7)
    assert pack(downed(state, "2"), "2") == pack(state, "2")


@pytest.mark.rule("HR-402")
def test_an_unconscious_caster_neither_gathers_nor_spends_tokens() -> None:
    heroes = {"1": "psyker", "2": "psyker"}
    state = downed(arena("1.2.....a", heroes, {"a": STURDY}, dice=[4, 5, 5]), "2")
    state = with_tokens(with_tokens(state, "1", 1), "2", 2)
    lance = Cast("cinder_lance", (uid(state, "a"),))
    state, events = act(state, "1", lance)
    assert not asked(state, AskKind.SPEND_TOKENS)
    _, events = next_round(state)
    assert [event.unit for event in of(events, TokensChanged)] == [uid(state, "1")]


# --- HR-403


def bled(markers: int, *dice: int) -> tuple[GameState, list[Bled]]:
    """The markers after so many rounds, with the dice of the last."""
    state = fallen("1.2.......a")
    events: list[Bled] = []
    for count in range(markers):
        state, told = next_round(state, dice=dice if count == markers - 1 else [6] * (count >= 2))
        events = of(told, Bled)
    return state, events


@pytest.mark.rule("HR-403")
def test_an_unconscious_hero_gets_a_marker_as_each_round_ends() -> None:
    for markers in (1, 2):
        state, events = bled(markers)
        assert events == [Bled(uid(state, "2"), markers, 0, out=False)]
        assert state.world.ailments[uid(state, "2")].bleeding == markers


@pytest.mark.rule("HR-403")
def test_who_is_on_its_feet_does_not_bleed() -> None:
    _, events = next_round(arena("12", PAIR))
    assert of(events, Bled) == []


@pytest.mark.rule("HR-403")
@pytest.mark.parametrize("markers", [3, 4])
@pytest.mark.parametrize(("die", "out"), [(1, True), (2, True), (3, False), (6, False)])
def test_with_three_markers_it_is_out_on_a_one_or_two(markers: int, die: int, *, out: bool) -> None:
    state, events = bled(markers, die)
    assert events == [Bled(uid(state, "2"), markers, die, out)]
    assert state.world.ailments[uid(state, "2")].out == out


@pytest.mark.rule("HR-403")
def test_who_is_out_rolls_no_more() -> None:
    state, _ = bled(3, 1)
    _, events = next_round(state)
    assert only(events, Bled) == Bled(uid(state, "2"), 4, 0, out=True)


@pytest.mark.rule("HR-403", "HR-404")
@pytest.mark.parametrize("out", [False, True])
def test_who_is_out_gets_no_first_aid(*, out: bool) -> None:
    state = arena("12", PAIR)
    state = carrying(downed(state, "2", out=out), "1", "med_kit")
    state = begin(state, "1")
    assert bool(offered(state, FirstAid)) != out
    assert ("2" in aimed(state, "med_kit")) != out
    assert bool(uses(state, "field_surgery", way=1)) != out


@pytest.mark.rule("HR-403")
def test_not_even_a_med_kit_that_was_meant_for_it_revives_who_is_out() -> None:
    state = downed(arena("12", PAIR), "2", out=True)
    kit = Effect("item", "med_kit", uid(state, "1"), (uid(state, "2"),))
    state, events = run_step(state, kit)
    assert (of(events, GotUp), status(state, "2").down) == ([], True)


@pytest.mark.rule("HR-403")
def test_it_is_out_until_the_wave_ends_and_no_longer() -> None:
    state = downed(arena("12", PAIR), "2", out=True)
    state, _ = run_step(state, Recover())
    assert offered(begin(state, "1"), FirstAid) == [FirstAid(uid(state, "2"))]


@pytest.mark.rule("HR-403")
def test_the_markers_clear_when_it_is_revived() -> None:
    state, _ = bled(2)
    two = uid(state, "2")
    state = carrying(state, "1", "med_kit")
    state, _ = act(scripted(state), "1", item(state, "med_kit", "2"))
    assert state.world.ailments[two].bleeding == 0
    _, events = next_round(downed(state, "2"))
    assert only(events, Bled).markers == 1


@pytest.mark.rule("HR-403", "HR-405")
def test_who_was_out_and_got_up_may_be_helped_when_it_falls_again() -> None:
    state = downed(quest("12A", PAIR, objectives={"A": 1}), "2", out=True)
    state, _ = run_step(state, Recover(), GetUp(uid(state, "2"), (objective(state, 1),)))
    state, _ = play(state, Choose(0))
    assert not status(state, "2").down
    state = begin(downed(state, "2"), "1")
    assert offered(state, FirstAid) == [FirstAid(uid(state, "2"))]


# --- HR-404


@pytest.mark.rule("HR-404")
@pytest.mark.parametrize(("drawing", "near"), [("12", True), ("1.\n.2", True), ("1.2", False)])
def test_first_aid_reaches_an_inch(drawing: str, *, near: bool) -> None:
    state = begin(downed(arena(drawing, PAIR), "2"), "1")
    assert bool(offered(state, FirstAid)) == near


@pytest.mark.rule("HR-404")
def test_first_aid_is_a_skill_action_with_a_will_test() -> None:
    state = downed(arena("12", PAIR, dice=[4]), "2")
    state, events = act(state, "1", FirstAid(uid(state, "2")))
    one, two = uid(state, "1"), uid(state, "2")
    test = only(events, StatTested)
    assert test == StatTested(one, "will", Check(4, 4, 4, (), passed=True), "first_aid")
    assert only(events, GotUp) == GotUp(two, 1, "first_aid")
    assert (status(state, "2").down, body(state, "2").wounds) == (False, 8)
    assert (acting(state).main, acting(state).skill) == (1, 0)


@pytest.mark.rule("HR-404")
def test_a_failed_first_aid_helps_nobody() -> None:
    state = downed(arena("12", PAIR, dice=[3]), "2")
    state, events = act(state, "1", FirstAid(uid(state, "2")), Choose(0))
    assert not only(events, SkillUsed).worked
    assert status(state, "2").down


@pytest.mark.rule("HR-404", "HR-702")
def test_a_med_kit_revives_with_three_wounds_and_no_test() -> None:
    state = carrying(downed(arena("1..2", PAIR), "2"), "1", "med_kit")
    state, events = act(state, "1", item(state, "med_kit", "2"))
    assert of(events, StatTested) == []
    assert only(events, GotUp) == GotUp(uid(state, "2"), 3, "med_kit")
    assert (body(state, "2").wounds, pack(state, "1").items) == (6, ())


@pytest.mark.rule("HR-404")
def test_the_revived_act_from_their_next_activation() -> None:
    state = carrying(downed(arena("1..2", PAIR), "2"), "1", "med_kit")
    state, _ = act(state, "1", item(state, "med_kit", "2"))
    assert offered(turn_of(state, Side.ONE), Activate) == [Activate(uid(state, "1"))]
    state, _ = next_round(state)
    assert Activate(uid(state, "2")) in offered(state, Activate)


# --- HR-405


@pytest.mark.rule("HR-405")
@pytest.mark.parametrize(("before", "healed"), [(0, 0), (2, 2), (4, 4), (8, 4)])
def test_conscious_heroes_restore_four_wounds_as_a_wave_ends(before: int, healed: int) -> None:
    state = wounded(arena("12", PAIR), "1", before)
    state, events = run_step(state, Recover())
    assert body(state, "1").wounds == before - healed
    told = [(event.wounds, event.source) for event in of(events, Healed)]
    assert told == ([(healed, "wave_end")] if healed else [])


@pytest.mark.rule("HR-405")
@pytest.mark.parametrize(("wave", "healed"), [(8, 4), (9, 3)])
def test_before_the_last_wave_they_restore_three_at_most(wave: int, healed: int) -> None:
    state = wounded(quest("12A", PAIR, objectives={"A": 1}, wave=wave), "1", 6)
    state, _ = run_step(state, Recover())
    assert body(state, "1").wounds == 6 - healed


@pytest.mark.rule("HR-405")
def test_whoever_heals_worse_anyway_heals_no_better_before_the_last_wave() -> None:
    state = wounded(
        quest("12A", PAIR, objectives={"A": 1}, wave=9, levers=Levers(healing=1)), "1", 6
    )
    state, _ = run_step(state, Recover())
    assert body(state, "1").wounds == 5


def wave_end(drawing: str, **rest: Any) -> Told:
    """A wave's end with a Medic on its feet and a Commander down."""
    state = downed(quest(drawing, PAIR, None, {"A": 1}, **rest), "2")
    return run_alone(state, EndWave())


@pytest.mark.rule("HR-405")
def test_with_an_objective_seized_the_unconscious_get_up() -> None:
    state, events = wave_end("A.1......2")
    assert only(events, GotUp) == GotUp(uid(state, "2"), 3, "wave_end")
    # Tough 9 with 3 left
    assert (status(state, "2").down, body(state, "2").wounds) == (False, 6)


@pytest.mark.rule("HR-405")
def test_they_get_up_without_power() -> None:
    state, events = wave_end("A.1......2")
    assert (power(state, "1"), power(state, "2")) == (5, 0)
    last = [e for e in of(events, PowerChanged) if e.unit == uid(state, "2")]
    assert (last[-1].change, last[-1].total) == (-4, 0)


@pytest.mark.rule("HR-405")
def test_they_stand_near_what_was_seized_or_stay() -> None:
    state, _ = wave_end("A.1......2")
    places = question(state, AskKind.STAND).options
    # three inches from A in a row of ten cells, but for the Medic's own, and where it lies
    assert [state.table.grid.xy(Cell(spot))[0] for spot in places] == [0, 1, 3, 9]
    state, _ = play(state, Choose(3))
    assert place(state, "2") == (9, 0)


@pytest.mark.rule("HR-405")
def test_with_nothing_seized_they_stay_down() -> None:
    state, events = wave_end("A....1...2")
    assert of(events, GotUp) == []
    assert status(state, "2").down


@pytest.mark.rule("HR-405")
def test_with_injuries_on_the_players_are_asked_instead() -> None:
    state, events = wave_end("A.1......2", challenges=("injuries",))
    assert of(events, GotUp) == []
    assert asked(state, AskKind.INJURY)
