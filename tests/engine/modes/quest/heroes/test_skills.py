"""What holds for every learned skill: its test, its cost, once a round, and paying for failure."""

import attrs
import pytest

from starquest.model.command import BuyAction, Choose, UseSkill
from starquest.model.event import Asked, Check, PowerChanged, RoundStarted, SkillUsed, StatTested
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.model.world import World
from tests.support.board import catalog, fighter
from tests.support.changes import downed, gifted, learned, pieced, powered, with_tokens, wounded
from tests.support.events import of, only
from tests.support.finding import asked, objective, power, question, uid
from tests.support.playing import act, begin, idle_until, offered, play, skill, uses
from tests.support.quest import arena, quest

PLAN = """
...a.....
.........
..21A....
..3%....."""
HEROES = {"1": "psyker", "2": "medic", "3": "breacher"}
# skill: stat, cost, whom it is used on
STRENGTH = """
    ground_slam 1 a, iron_stance 0 1, hurl 0 a, break_cover 0 piece, adrenaline 1 a,
    shield_ally 0 2, intimidate 0 a, second_wind 2 1"""
DEXTERITY = """
    aimed_shot 0 1, overwatch 1 1, vanish 0 1, backstab 0 1, tumble 0 1, deploy_turret 2 cell,
    jury_rig 1 objective, set_trap 1 cell, scavenge 0 1"""
WILL = """
    mark_target 0 2, inspire 0 2, rally_song 0 2, field_surgery 1 2, stim_shot 0 2, focus 0 1,
    dispel 0 a, battle_plan 1 a, steel_nerves 0 12"""
TABLES = {"strength": STRENGTH, "dexterity": DEXTERITY, "will": WILL}
RULES = {"strength": "HR-1001", "dexterity": "HR-1002", "will": "HR-1003"}
ROWS = [(stat, *row.split()) for stat, table in TABLES.items() for row in table.strip().split(",")]
EVERY = pytest.mark.parametrize(
    ("stat", "name", "cost", "target"),
    [
        pytest.param(stat, name, int(cost), target, marks=pytest.mark.rule(RULES[stat]), id=name)
        for stat, name, cost, target in ROWS
    ],
)
PLACES = {"piece": (3, 3), "cell": (4, 3)}


def gallery(*dice: int) -> GameState:
    """A hero that knows every skill, with everything near that a skill can be used on."""
    caster = fighter(rules=["tough 3"])
    state = quest(PLAN, HEROES, {"a": caster}, {"A": 1}, damage={1: 1}, dice=dice, phases=True)
    state = with_tokens(wounded(wounded(state, "1", 3), "2", 3), "a", 1)
    state = learned(state, "1", [name for _, name, _, _ in ROWS if name != "focus"])
    state = gifted(state, "1", strength=4, dexterity=4, will=4)
    return pieced(downed(state, "3"), (3, 3))


def use(state: GameState, name: str, target: str) -> UseSkill:
    if target == "objective":
        return UseSkill(name, 0, (objective(state, 1),))
    at = PLACES.get(target)
    return skill(state, name, "" if at else target, at)


def touched(world: World) -> dict[str, object]:
    """Everything a skill may change, apart from its user's power and used_up."""
    rows = {field.name: getattr(world, field.name) for field in attrs.fields(World)}
    return {name: row for name, row in rows.items() if name not in ("powers", "used_up")}


@pytest.mark.rule("HR-206")
def test_there_are_twenty_six_skills() -> None:
    assert len(ROWS) == 26
    assert {name for _, name, _, _ in ROWS} == set(catalog().skills)


@pytest.mark.rule("HR-206")
@EVERY
def test_a_passed_test_of_its_stat_resolves_it(
    stat: str, name: str, cost: int, target: str
) -> None:
    state = gallery(4)
    command = use(state, name, target)
    assert command in uses(begin(state, "1"), name)
    state, events = play(begin(state, "1"), command)
    unit = uid(state, "1")
    test = only(events, StatTested)
    assert test == StatTested(unit, stat, Check(4, 4, 4, (), passed=True), name)
    done = only(events, SkillUsed)
    assert (done.unit, done.kind, done.id, done.worked) == (unit, "skill", name, True)
    assert power(state, "1") == 4 - cost


@pytest.mark.rule("HR-206")
@EVERY
def test_its_cost_is_paid_first(stat: str, name: str, cost: int, target: str) -> None:
    state, events = play(begin(gallery(1), "1"), use(gallery(), name, target))
    paid = [PowerChanged(uid(state, "1"), -cost, 4 - cost, name)] if cost else []
    assert of(events, PowerChanged) == paid
    if cost:
        assert events.index(paid[0]) < events.index(only(events, StatTested))
    assert only(events, StatTested).stat == stat


@pytest.mark.rule("HR-206")
@EVERY
def test_it_is_used_once_in_a_round(stat: str, name: str, cost: int, target: str) -> None:
    assert catalog().skills[name].stat == stat
    state, _ = play(begin(gallery(1), "1"), use(gallery(), name, target))
    state, _ = play(state, Choose(0), BuyAction("skill"))
    assert power(state, "1") == 4 - cost - 2
    assert name not in {command.skill for command in offered(state, UseSkill)}
    assert len({command.skill for command in offered(state, UseSkill)}) == 25
    state, _ = idle_until(state, RoundStarted)
    assert name in {command.skill for command in offered(begin(state, "1"), UseSkill)}


@pytest.mark.rule("HR-206")
@EVERY
def test_a_failed_one_does_nothing(stat: str, name: str, cost: int, target: str) -> None:
    before = gallery()
    state, events = play(begin(gallery(3), "1"), use(before, name, target), Choose(0))
    assert only(events, StatTested).check == Check(3, 4, 4, (), passed=False)
    assert (only(events, StatTested).stat, only(events, SkillUsed).worked) == (stat, False)
    assert touched(state.world) == touched(before.world)
    assert (state.table, power(state, "1")) == (before.table, 4 - cost)


@pytest.mark.rule("HR-206", "HR-302")
@EVERY
def test_a_failed_one_still_resolves_for_one_power(
    stat: str, name: str, cost: int, target: str
) -> None:
    command = use(gallery(), name, target)
    passed, _ = play(begin(gallery(4), "1"), command)
    state, events = play(begin(gallery(3), "1"), command)
    assert (question(state).kind, question(state).options) == (AskKind.PAY_TEST, (0, 1))
    assert only(events, Asked) == Asked(Side.ONE, uid(state, "1"), "pay_test")
    state, events = play(state, Choose(1))
    unit = uid(state, "1")
    assert only(events, PowerChanged) == PowerChanged(unit, -1, 3 - cost, name)
    assert only(events, SkillUsed).worked
    assert touched(state.world) == touched(passed.world)
    assert (state.table, catalog().skills[name].stat) == (passed.table, stat)


@pytest.mark.rule("HR-206", "HR-304")
def test_a_cost_may_be_paid_in_wounds_but_not_in_the_last_one() -> None:
    # Second Wind costs 2: with no power and three wounds left it hurts twice, with two it is barred
    state = powered(gallery(4), "1", 0)
    assert uses(begin(wounded(state, "1", 6), "1"), "second_wind")
    assert uses(begin(wounded(state, "1", 7), "1"), "second_wind") == []


@pytest.mark.rule("HR-206")
def test_somebody_who_can_only_pay_with_its_life_is_not_asked() -> None:
    state = wounded(powered(gallery(3), "1", 0), "1", 8)
    state, events = act(state, "1", skill(state, "mark_target", "2"))
    assert not asked(state, AskKind.PAY_TEST)
    assert not only(events, SkillUsed).worked


@pytest.mark.rule("HR-206")
def test_only_learned_skills_are_offered() -> None:
    state = begin(arena("12", {"1": "commander", "2": "medic"}), "1")
    assert {command.skill for command in offered(state, UseSkill)} == {"mark_target"}
