"""The feats of the classes: free, once in a wave."""

import pytest

from starquest.model.command import (
    Advance,
    BuyAction,
    Cast,
    Charge,
    Choose,
    Hold,
    Rush,
    UseFeat,
)
from starquest.model.event import (
    BlocksRolled,
    DangerRolled,
    GotUp,
    Healed,
    HitsRolled,
    Mod,
    Moved,
    ObjectiveDamaged,
    PowerChanged,
    SkillUsed,
    TokensChanged,
)
from starquest.model.ids import Side
from starquest.model.modifier import Stat
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.model.step import AskKind, Recover
from tests.support.board import STURDY, catalog
from tests.support.changes import downed, powered, turn_of, wounded
from tests.support.events import exact, of, only
from tests.support.finding import (
    acting,
    asked,
    body,
    borne,
    lent,
    objective,
    place,
    power,
    question,
    spots,
    status,
    uid,
)
from tests.support.playing import (
    act,
    begin,
    charge,
    feat,
    next_round,
    offered,
    play,
    run_step,
    scripted,
    shoot,
    shot,
    to,
)
from tests.support.quest import arena, quest

THREE = {"1": "commander", "2": "medic", "3": "breacher"}
RULES = [
    "commander",
    "instigator",
    "breacher",
    "marksman",
    "infiltrator",
    "medic",
    "engineer",
    "psyker",
]
CLASSES = pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=pytest.mark.rule(f"HR-90{n}"), id=kind)
        for n, kind in enumerate(RULES, 1)
    ],
)


def ready(kind: str) -> GameState:
    """A hero of a class with whatever its feat needs."""
    heroes = {"1": kind, "2": "medic", "3": "medic"}
    return quest("1A2\n..3", heroes, None, {"A": 1}, damage={1: 2})


def whom(state: GameState) -> set[str]:
    """Whom the feat of the first hero may be used on."""
    names = state.world.units
    found = offered(begin(state, "1"), UseFeat)
    return {"".join(names[unit].name for unit in command.targets) for command in found}


def finished(state: GameState) -> GameState:
    """Whatever is asked is left undone."""
    while asked(state, AskKind.SHIFT):
        state, _ = play(state, Choose(0))
    return state


@CLASSES
def test_a_feat_is_free(kind: str) -> None:
    state = begin(ready(kind), "1")
    state, events = play(state, offered(state, UseFeat)[0])
    used = only(events, SkillUsed)
    assert (used.kind, used.id) == ("feat", catalog().heroes[kind].feat)
    state = finished(state)
    assert (acting(state).main, acting(state).skill, power(state, "1")) == (
        1,
        1,
        catalog().heroes[kind].power,
    )


@CLASSES
def test_a_feat_is_used_once_in_a_wave(kind: str) -> None:
    state = begin(ready(kind), "1")
    state, _ = play(state, offered(state, UseFeat)[0])
    state = finished(state)
    assert offered(state, UseFeat) == []
    state, _ = next_round(state)
    assert offered(begin(state, "1"), UseFeat) == []
    state, _ = exact(run_step(state, Recover()))
    assert offered(begin(state, "1"), UseFeat)


# --- Commander


@pytest.mark.rule("HR-901")
def test_two_heroes_within_three_inches_move_up_to_six() -> None:
    state, _ = act(
        arena("1..2..........\n...3..........", THREE), "1", feat(arena("123", THREE), "23")
    )
    assert question(state).kind == AskKind.SHIFT
    for mark, start in (("2", (3, 0)), ("3", (3, 1))):
        assert question(state).unit == uid(state, mark)
        assert max(x for x, y in spots(state) if y == start[1]) == 9
        state, events = play(state, to(state, 9, start[1]))
        assert (place(state, mark), only(events, Moved).cost) == ((9, start[1]), 12)


@pytest.mark.rule("HR-901")
def test_it_may_be_the_commander_and_one_more() -> None:
    assert whom(arena("1..2.......3", THREE)) == {"12"}
    assert whom(arena("1..2\n...3", THREE)) == {"12", "13", "23"}
    assert whom(arena("1...2.......3", THREE)) == {"1"}


# --- Instigator


@pytest.mark.rule("HR-902")
def test_two_other_heroes_within_nine_inches_restore_one_power() -> None:
    heroes = {"1": "instigator", "2": "medic", "3": "medic"}
    state = arena("2........1........3", heroes)
    state = powered(powered(powered(state, "1", 1), "2", 1), "3", 5)
    assert whom(state) == {"23"}
    state, events = act(state, "1", feat(state, "23"))
    assert [power(state, mark) for mark in "123"] == [1, 2, 5]
    assert only(events, PowerChanged) == PowerChanged(uid(state, "2"), 1, 2, "second_verse")


@pytest.mark.rule("HR-902")
def test_ten_inches_are_too_far_to_hear_and_three_are_too_many() -> None:
    heroes = {"1": "instigator", "2": "medic", "3": "medic"}
    assert whom(arena("2.........1........3", heroes)) == {"3"}
    assert whom(arena("2..1..3..4", heroes | {"4": "medic"})) == {"23", "24", "34"}


# --- Breacher


def rammed(drawing: str, *dice: int) -> GameState:
    """A Breacher, Quality 5+ with four attacks, that has used its feat."""
    state = arena(drawing, {"1": "breacher"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    return scripted(state, *dice)


@pytest.mark.rule("HR-903")
def test_the_charge_is_furious() -> None:
    # a 6 hits twice, a 5 once
    state = rammed("1...a", 6, 5, 1, 1, 6, 6, 6)
    state, events = exact(play(state, offered(state, Charge)[0]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.sixes, rolled.extra) == (2, 1, (Mod("furious", 1),))
    assert len(only(events, BlocksRolled).dice) == 3


@pytest.mark.rule("HR-903")
def test_the_charge_ignores_difficult_and_dangerous_ground() -> None:
    drawing = "1~~~^^^^^..a"
    plain = begin(arena(drawing, {"1": "breacher"}, {"a": STURDY}), "1")
    assert offered(plain, Charge) == []
    state = rammed(drawing, 1, 1, 1, 1)
    _, events = exact(play(state, offered(state, Charge)[0]))
    assert of(events, DangerRolled) == []


@pytest.mark.rule("HR-903")
def test_it_is_only_the_charge_that_ignores_the_ground() -> None:
    state = rammed("1~~~~~~~~......a")
    ends = [state.table.grid.xy(command.cell)[0] for command in offered(state, Rush)]
    assert max(ends) == 6
    state = scripted(rammed("1..^....."), *[6] * 9)
    _, events = exact(play(state, Advance(state.table.grid.cell(3, 0))))
    assert len(of(events, DangerRolled)) == 1


@pytest.mark.rule("HR-903")
def test_it_is_one_charge() -> None:
    state = rammed("1...a", 1, 1, 1, 1)
    state, _ = play(state, offered(state, Charge)[0], BuyAction("main"))
    state, events = exact(play(scripted(state, 6, 1, 1, 1, 6), offered(state, Charge)[0]))
    assert only(events, HitsRolled).extra == ()


@pytest.mark.rule("HR-903")
def test_it_is_a_charge_of_this_round() -> None:
    state, _ = next_round(rammed("1...a"))
    _, events = charge(scripted(state, 6, 1, 1, 1, 6))
    assert only(events, HitsRolled).extra == ()
    state, _ = next_round(rammed("1~~~^^^^^..a"))
    assert offered(begin(state, "1"), Charge) == []


# --- Marksman


@pytest.mark.rule("HR-904")
def test_the_next_shooting_ignores_cover_and_pierces_two_more() -> None:
    # Defense 4+ in cover: AP(1) and cover make 4+; the feat makes AP(3) and no cover, 7+
    state = arena("1.....wa", {"1": "marksman"}, {"a": STURDY}, dice=[4, 1, 4])
    _, events = shoot(state, "heavy_rifle")
    assert set(only(events, BlocksRolled).mods) == {Mod("ap", -1), Mod("cover", 1)}
    state = arena("1.....wa", {"1": "marksman"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    state = turn_of(state, Side.ONE, 4, 1, 6)
    state, events = shoot(state, "heavy_rifle")
    rolled = only(events, BlocksRolled)
    assert (rolled.need, set(rolled.mods)) == (6, {Mod("ap", -1), Mod("perfect_shot", -2)})


@pytest.mark.rule("HR-904")
def test_it_is_one_shooting_attack() -> None:
    state = arena("1.....wa", {"1": "marksman"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    state, _ = shoot(turn_of(state, Side.ONE, 4, 1, 6), "heavy_rifle")
    state, _ = play(scripted(state, 4, 1, 6), BuyAction("main"), Hold())
    _, events = exact(play(state, shot(state, "heavy_rifle", "a")))
    assert set(only(events, BlocksRolled).mods) == {Mod("ap", -1), Mod("cover", 1)}


@pytest.mark.rule("HR-904")
def test_it_waits_for_the_next_shooting_and_not_for_a_melee() -> None:
    state = arena("1..a", {"1": "marksman"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    state, events = charge(turn_of(state, Side.ONE, 4, 4))
    assert only(events, BlocksRolled).mods == ()
    state, _ = next_round(state)
    assert len(borne(state, "1", Stat.AP_SHOOTING)) == 1
    assert lent(state, "1") == [RuleRef("piercing_eye")]
    _, events = shoot(scripted(state, 4, 1, 6), "heavy_rifle")
    assert Mod("perfect_shot", -2) in only(events, BlocksRolled).mods


# --- Infiltrator


@pytest.mark.rule("HR-905")
def test_an_infiltrator_moves_up_to_six_inches_through_enemies() -> None:
    state = arena("1..a......", {"1": "infiltrator"}, {"a": STURDY})
    state, _ = act(state, "1", feat(state, "1"))
    # not on the enemy and not within an inch of it
    assert spots(state) == {(0, 0), (1, 0), (5, 0), (6, 0)}
    state, events = play(state, to(state, 6, 0))
    assert (place(state, "1"), only(events, Moved).cost) == ((6, 0), 12)
    assert (acting(state).main, acting(state).skill) == (1, 1)
    assert {type(command) for command in (*offered(state, Hold), *offered(state, Rush))} == {
        Hold,
        Rush,
    }


@pytest.mark.rule("HR-905")
def test_others_do_not_pass_through_enemies() -> None:
    state = begin(arena("1..a......", {"1": "infiltrator"}, {"a": STURDY}), "1")
    assert {state.table.grid.xy(command.cell) for command in offered(state, Rush)} == {(1, 0)}


# --- Medic


@pytest.mark.rule("HR-906")
def test_a_hero_within_nine_inches_restores_two_wounds() -> None:
    heroes = {"1": "medic", "2": "breacher", "3": "breacher"}
    state = wounded(arena("2........1.........3", heroes), "2", 5)
    assert whom(state) == {"1", "2"}
    state, events = act(state, "1", feat(state, "2"))
    assert (body(state, "2").wounds, only(events, Healed).source) == (3, "lifeline")


@pytest.mark.rule("HR-906")
def test_even_an_unconscious_one() -> None:
    state = downed(arena("2........1", {"1": "medic", "2": "breacher"}), "2")
    state, events = act(state, "1", feat(state, "2"))
    assert only(events, GotUp) == GotUp(uid(state, "2"), 2, "lifeline")
    assert (status(state, "2").down, body(state, "2").wounds) == (False, 7)


# --- Engineer


@pytest.mark.rule("HR-907")
@pytest.mark.parametrize(("drawing", "reached"), [("1..A", True), ("1...A", False)])
def test_an_objective_within_three_inches_loses_one_damage(drawing: str, *, reached: bool) -> None:
    state = quest(drawing, {"1": "engineer"}, None, {"A": 4}, damage={4: 2})
    goal = objective(state, 4)
    assert bool(offered(begin(state, "1"), UseFeat)) == reached
    if reached:
        state, events = act(state, "1", UseFeat(0, (goal,)))
        assert only(events, ObjectiveDamaged) == ObjectiveDamaged(goal, 4, -1, 1)
        assert state.world.objectives[goal].damage == 1


@pytest.mark.rule("HR-907")
def test_an_objective_without_damage_needs_no_repair() -> None:
    state = quest("1..A", {"1": "engineer"}, None, {"A": 4})
    assert offered(begin(state, "1"), UseFeat) == []


# --- Psyker


@pytest.mark.rule("HR-908")
def test_a_psyker_gains_two_spell_tokens() -> None:
    state = arena("1....a", {"1": "psyker"}, {"a": STURDY})
    state, events = act(state, "1", feat(state, "1"))
    told = only(events, TokensChanged)
    assert told == TokensChanged(uid(state, "1"), 2, 2, "open_floodgate")
    assert Cast("flare_wall", (uid(state, "a"),)) in offered(state, Cast)
