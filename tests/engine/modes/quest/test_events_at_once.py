"""Random events whose effect comes at once."""

import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Choose
from starquest.model.event import (
    BlocksRolled,
    ConditionChanged,
    CreditsChanged,
    DieRolled,
    ItemGained,
    LevelReached,
    ModifierEnded,
    MoraleTested,
    PowerChanged,
    StatusChanged,
    TreasurePlaced,
    WentDown,
    Wounded,
    XpGained,
)
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.model.step import AskKind
from tests.support.board import drawn
from tests.support.changes import bearing, carrying, downed, powered, wounded
from tests.support.events import of, only
from tests.support.finding import question, uid
from tests.support.omens import doomed, strike, told
from tests.support.playing import play
from tests.support.quest import quest

D3 = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]
"""A die, and the D3 it is."""
EITHER = pytest.mark.parametrize(("who", "other"), [("1", "2"), ("2", "1")])
STASH = 64


def wounds(state: GameState, mark: str) -> int:
    unit = uid(state, mark)
    return state.world.bodies[state.world.squads[unit].members[0]].wounds


@pytest.mark.rule("SQ-411")
@EITHER
def test_lightning_knocks_a_hero_out(who: str, other: str) -> None:
    state, events = strike(doomed(), 11, int(who))
    assert only(events, WentDown) == WentDown(uid(state, who), "lightning_strike")
    assert state.world.statuses[uid(state, who)].down
    assert not state.world.statuses[uid(state, other)].down
    # no wound was rolled for, and no block; all of its Tou is gone
    assert (wounds(state, who), wounds(state, other)) == (9, 0)
    assert of(events, BlocksRolled) == []


CONDITIONS = [
    pytest.param(12, "impaired", marks=pytest.mark.rule("SQ-412"), id="12"),
    pytest.param(15, "crippled", marks=pytest.mark.rule("SQ-415"), id="15"),
    pytest.param(23, "afflicted", marks=pytest.mark.rule("SQ-423"), id="23"),
    pytest.param(26, "diseased", marks=pytest.mark.rule("SQ-426"), id="26"),
]


@EITHER
@pytest.mark.parametrize(("roll", "condition"), CONDITIONS)
def test_a_hero_gets_a_condition_that_outlasts_the_next_event(
    roll: int, condition: str, who: str, other: str
) -> None:
    state, events = strike(doomed(), roll, int(who))
    source = told(events).event
    told_of = ConditionChanged(uid(state, who), condition, on=True, source=source)
    assert only(events, ConditionChanged) == told_of
    held = {mark: state.world.ailments[uid(state, mark)].conditions for mark in "12"}
    assert held == {who: (condition,), other: ()}
    state, events = strike(state, STASH, int(who))
    assert of(events, ConditionChanged) == []
    assert of(events, ModifierEnded) == []
    assert state.world.ailments[uid(state, who)].conditions == (condition,)


@pytest.mark.rule("SQ-414")
@EITHER
@pytest.mark.parametrize(("die", "value"), D3)
def test_falling_debris_wounds_a_hero_with_no_block(
    die: int, value: int, who: str, other: str
) -> None:
    state, events = strike(doomed(), 14, int(who), die)
    assert only(events, DieRolled) == DieRolled("falling_debris", die, value)
    told_of = only(events, Wounded)
    assert (told_of.unit, told_of.wounds, told_of.source) == (
        uid(state, who),
        value,
        "falling_debris",
    )
    assert (wounds(state, who), wounds(state, other)) == (value, 0)
    assert of(events, BlocksRolled) == []


@pytest.mark.rule("SQ-414")
def test_falling_debris_may_knock_a_hero_out() -> None:
    state, events = strike(wounded(doomed(), "1", 7), 14, 1, 4)
    assert only(events, WentDown).unit == uid(state, "1")


@pytest.mark.rule("SQ-421")
@EITHER
@pytest.mark.parametrize(("die", "value"), D3)
def test_the_hits_of_an_explosive_trap_are_blocked_as_usual(
    die: int, value: int, who: str, other: str
) -> None:
    # Def 4+: fours block
    state, events = strike(doomed(), 21, int(who), die, *[4] * value)
    assert only(events, DieRolled) == DieRolled("explosive_trap", die, value)
    rolled = only(events, BlocksRolled)
    assert (rolled.unit, rolled.dice, rolled.need) == (uid(state, who), (4,) * value, 4)
    assert (rolled.mods, rolled.wounds) == ((), 0)
    assert (wounds(state, who), wounds(state, other)) == (0, 0)


@pytest.mark.rule("SQ-421")
def test_a_failed_block_is_a_wound() -> None:
    state, events = strike(doomed(), 21, 1, 5, 3, 6, 1)
    assert only(events, BlocksRolled).wounds == 2
    # the player does not pay for another roll
    assert question(state, AskKind.REROLL_BLOCK).unit == uid(state, "1")
    state, _ = play(state, Choose(0))
    assert wounds(state, "1") == 2


@pytest.mark.rule("SQ-421", "HR-501")
def test_an_explosive_trap_is_nobodys_attack() -> None:
    # four of nine wounds left and no test of morale; and a shield waits for an attack
    state = powered(wounded(doomed(), "1", 4), "1", 0)
    shield = Grant("shield_ally", RuleRef("guarded", uid(state, "2")), Until.ATTACKED)
    state, events = strike(bearing(state, "1", shield), 21, 1, 1, 3)
    assert (wounds(state, "1"), wounds(state, "2")) == (5, 0)
    assert of(events, MoraleTested) == []
    assert state.world.effects[uid(state, "1")].modifiers == (shield,)


@pytest.mark.rule("SQ-422")
@EITHER
@pytest.mark.parametrize(("die", "value"), D3)
def test_an_alien_shriek_costs_power(die: int, value: int, who: str, other: str) -> None:
    state, events = strike(doomed(), 22, int(who), die)
    told_of = PowerChanged(uid(state, who), -value, 5 - value, "alien_shriek")
    assert only(events, PowerChanged) == told_of
    left = {mark: state.world.powers[uid(state, mark)].left for mark in "12"}
    assert left == {who: 5 - value, other: 5}


@pytest.mark.rule("SQ-422")
def test_power_that_is_not_there_is_paid_in_wounds() -> None:
    state, _ = strike(powered(doomed(), "1", 1), 22, 1, 6)
    assert (state.world.powers[uid(state, "1")].left, wounds(state, "1")) == (0, 2)


@pytest.mark.rule("SQ-424")
@EITHER
def test_a_swarm_shakes_a_hero(who: str, other: str) -> None:
    state, events = strike(doomed(), 24, int(who))
    told_of = StatusChanged(uid(state, who), "shaken", on=True, source="swarm_attack")
    assert only(events, StatusChanged) == told_of
    assert state.world.statuses[uid(state, who)].shaken
    assert not state.world.statuses[uid(state, other)].shaken


@pytest.mark.rule("SQ-445")
@EITHER
@pytest.mark.parametrize(("die", "value"), D3)
def test_a_refreshment_kit_restores_power(die: int, value: int, who: str, other: str) -> None:
    state = powered(powered(doomed(), "1", 1), "2", 1)
    state, events = strike(state, 45, int(who), die)
    told_of = PowerChanged(uid(state, who), value, 1 + value, "refreshment_kit")
    assert only(events, PowerChanged) == told_of
    left = {mark: state.world.powers[uid(state, mark)].left for mark in "12"}
    assert left == {who: 1 + value, other: 1}


@pytest.mark.rule("SQ-445")
def test_power_is_not_restored_beyond_the_maximum() -> None:
    state, events = strike(powered(doomed(), "1", 4), 45, 1, 6)
    assert only(events, PowerChanged).change == 1
    assert state.world.powers[uid(state, "1")].left == 5


@pytest.mark.rule("SQ-446")
@pytest.mark.parametrize(("die", "mark", "other"), [(1, "a", "b"), (2, "b", "a")])
def test_a_sinkhole_shakes_an_enemy_unit(die: int, mark: str, other: str) -> None:
    state, events = strike(doomed(), 46, die)
    told_of = StatusChanged(uid(state, mark), "shaken", on=True, source="sinkhole")
    assert only(events, StatusChanged) == told_of
    assert state.world.statuses[uid(state, mark)].shaken
    assert not state.world.statuses[uid(state, other)].shaken
    assert not any(state.world.statuses[unit].shaken for unit in state.world.heroes)


@pytest.mark.rule("SQ-446")
def test_a_sinkhole_finds_nobody_on_an_empty_table() -> None:
    state = quest(drawn(9, 9, {"1": (0, 0), "2": (0, 8), "A": (8, 8)}), objectives={"A": 1},
                  challenges=("events",))  # fmt: skip
    _, events = strike(state, 46)
    assert told(events).targets == ()
    assert of(events, StatusChanged) == []


GIFTS = [
    pytest.param(61, "power_injector", marks=pytest.mark.rule("SQ-461"), id="61"),
    pytest.param(63, "stun_grenade", marks=pytest.mark.rule("SQ-463"), id="63"),
    pytest.param(65, "med_kit", marks=pytest.mark.rule("SQ-465"), id="65"),
]


@EITHER
@pytest.mark.parametrize(("roll", "item"), GIFTS)
def test_a_hero_gets_an_item(roll: int, item: str, who: str, other: str) -> None:
    state, events = strike(carrying(carrying(doomed(), "1"), "2"), roll, int(who))
    assert only(events, ItemGained) == ItemGained(uid(state, who), item, told(events).event)
    packs = {mark: state.world.packs[uid(state, mark)].items for mark in "12"}
    assert packs == {who: (item,), other: ()}


@pytest.mark.rule("SQ-461")
def test_what_does_not_fit_is_laid_at_the_heros_feet() -> None:
    state = carrying(doomed(), "1", *["curing_kit"] * 4)
    state, events = strike(state, 61, 1)
    assert of(events, ItemGained) == []
    assert only(events, TreasurePlaced).items == ("power_injector",)
    assert state.table.grid.xy(only(events, TreasurePlaced).cell) == (0, 4)


@pytest.mark.rule("SQ-464")
@EITHER
def test_a_hero_gets_fifteen_credits(who: str, other: str) -> None:
    state, events = strike(doomed(), 64, int(who))
    told_of = CreditsChanged(uid(state, who), 15, 25, "credits_stash")
    assert only(events, CreditsChanged) == told_of
    money = {mark: state.world.packs[uid(state, mark)].credits for mark in "12"}
    assert money == {who: 25, other: 10}


@pytest.mark.rule("SQ-466")
@EITHER
@pytest.mark.parametrize(("die", "value"), D3)
def test_a_blessing_is_experience(die: int, value: int, who: str, other: str) -> None:
    state, events = strike(doomed(), 66, int(who), die)
    assert only(events, XpGained) == XpGained(uid(state, who), value, value, "godly_blessing")
    earned = {mark: state.world.heroes[uid(state, mark)].xp for mark in "12"}
    assert earned == {who: value, other: 0}
    assert quest_of(state).xp == value
    # two points are the second level
    assert len(of(events, LevelReached)) == (value >= 2)


@pytest.mark.rule("SQ-411", "SQ-464")
def test_no_event_singles_out_the_unconscious() -> None:
    state = downed(doomed(), "2")
    for roll in (24, 64, 65):
        _, events = strike(state, roll, 1)
        assert told(events).targets == (uid(state, "1"),)
