"""Conditions: what each does, and how one gets rid of them."""

import pytest

from starquest.model.command import (
    Advance,
    BuyAction,
    Cast,
    Charge,
    Choose,
    FirstAid,
    Rush,
    Scurry,
)
from starquest.model.event import (
    BlocksRolled,
    Check,
    ConditionChanged,
    DieRolled,
    DiseaseRolled,
    Healed,
    HitsRolled,
    Mod,
    PowerChanged,
    SpellTried,
    StatTested,
    Wounded,
)
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import Effect, MoraleCheck, Recover
from tests.support.board import STURDY
from tests.support.changes import (
    ailing,
    carrying,
    downed,
    geared,
    shaken,
    turn_of,
    with_tokens,
    wounded,
)
from tests.support.events import Told, exact, of, only
from tests.support.finding import body, conditions, status, uid
from tests.support.playing import (
    act,
    aimed,
    begin,
    charge,
    feat,
    item,
    next_round,
    offered,
    run_step,
    shoot,
    skill,
)
from tests.support.quest import arena

ALL = ("afflicted", "diseased", "impaired", "crippled")
PAIR = {"1": "medic", "2": "commander"}


def sick(*names: str, dice: tuple[int, ...] = (), kind: str = "medic") -> GameState:
    return ailing(arena("1......", {"1": kind}, dice=dice), "1", *names)


def struck(state: GameState, condition: str) -> Told:
    """A hero is given a condition by an event."""
    event = {"impaired": "stuck_in_the_mud", "afflicted": "anomalous_gale",
             "crippled": "razor_vines", "diseased": "venomous_moss"}[condition]  # fmt: skip
    one = uid(state, "1")
    return exact(run_step(state, Effect("event", event, one, (one,))))


# --- HR-601


@pytest.mark.rule("HR-601")
@pytest.mark.parametrize("condition", ALL)
def test_a_second_copy_is_a_wound_instead(condition: str) -> None:
    state, events = struck(sick(), condition)
    assert conditions(state, "1") == (condition,)
    assert body(state, "1").wounds == 0
    modifiers = state.world.effects[uid(state, "1")].modifiers
    state, events = struck(state, condition)
    assert [type(event) for event in events] == [Wounded]
    assert (conditions(state, "1"), body(state, "1").wounds) == ((condition,), 1)
    assert state.world.effects[uid(state, "1")].modifiers == modifiers


@pytest.mark.rule("HR-601")
@pytest.mark.parametrize(("die", "hurt"), [(4, 1), (5, 0)])
def test_regeneration_may_ignore_the_wound_of_a_second_copy(die: int, hurt: int) -> None:
    state, _ = struck(
        geared(sick("impaired", dice=(die,)), "1", upgrades=("bio_weave",)), "impaired"
    )
    assert body(state, "1").wounds == hurt


@pytest.mark.rule("HR-601", "HR-501")
def test_the_wound_of_a_second_copy_is_no_attack() -> None:
    # four of nine wounds left, and no test of morale
    state, events = struck(wounded(sick("impaired"), "1", 4), "impaired")
    assert [type(event) for event in events] == [Wounded]
    assert body(state, "1").wounds == 5


@pytest.mark.rule("HR-601", "HR-702")
def test_a_curing_kit_removes_all() -> None:
    state = sick(*ALL)
    state, events = act(state, "1", item(state, "curing_kit", "1"))
    gone = [(event.condition, event.on) for event in of(events, ConditionChanged)]
    assert gone == [(name, False) for name in ALL]
    assert conditions(state, "1") == ()
    assert state.world.effects[uid(state, "1")].modifiers == ()


@pytest.mark.rule("HR-601")
@pytest.mark.parametrize(("dice", "left"), [((3, 4), ("impaired",)), ((6, 1), ("crippled",))])
def test_at_a_waves_end_each_goes_on_a_four(dice: tuple[int, int], left: tuple[str]) -> None:
    state = sick("impaired", "crippled", dice=dice)
    state, events = exact(run_step(state, Recover()))
    assert conditions(state, "1") == left
    gone = only(events, ConditionChanged)
    assert (gone.on, gone.source, gone.die, gone.need) == (False, "wave_end", max(dice), 4)
    assert only(events, DieRolled) == DieRolled(left[0], min(dice), 0, need=4)
    sources = {modifier.source for modifier in state.world.effects[uid(state, "1")].modifiers}
    assert sources == set(left)


@pytest.mark.rule("HR-601")
def test_it_lasts_over_rounds() -> None:
    state = sick("impaired", "crippled", "afflicted")
    before = state.world.effects[uid(state, "1")].modifiers
    for _ in range(2):
        state, _ = next_round(state)
    assert conditions(state, "1") == ("impaired", "crippled", "afflicted")
    assert state.world.effects[uid(state, "1")].modifiers == before


# --- HR-602


@pytest.mark.rule("HR-602")
def test_the_afflicted_have_one_less_on_will_tests() -> None:
    state = ailing(arena("12", PAIR, dice=[5]), "1", "afflicted")
    _, events = act(state, "1", skill(state, "stim_shot", "2"))
    mods = (Mod("afflicted", -1),)
    assert only(events, StatTested).check == Check(5, 5, 4, mods, passed=True)


@pytest.mark.rule("HR-602")
def test_the_afflicted_have_one_less_on_casting() -> None:
    state = arena("1....a", {"1": "psyker"}, {"a": STURDY}, dice=[4])
    state = with_tokens(ailing(state, "1", "afflicted"), "1", 1)
    _, events = act(state, "1", Cast("cinder_lance", (uid(state, "a"),)), Choose(0))
    mods = (Mod("afflicted", -1),)
    assert only(events, SpellTried).test == Check(4, 5, 4, mods, passed=False)


@pytest.mark.rule("HR-602")
def test_the_afflicted_have_nothing_less_on_other_tests() -> None:
    _, events = act(sick("afflicted", dice=(6, 1)), "1", Scurry())
    assert only(events, StatTested).check.mods == ()


@pytest.mark.rule("HR-602")
def test_the_first_power_the_afflicted_spend_in_a_round_costs_one_more() -> None:
    # an action for 2 and 1 more; then Field Surgery for its 1
    state = ailing(arena("12", PAIR, dice=[6]), "1", "afflicted")
    state, events = act(state, "1", BuyAction("skill"), skill(state, "field_surgery", "2"))
    assert [event.change for event in of(events, PowerChanged)] == [-3, -1]
    state, _ = next_round(state)
    state, events = act(state, "1", BuyAction("main"))
    # one is left: three are asked for, so two are paid in wounds
    assert ([event.change for event in of(events, PowerChanged)], body(state, "1").wounds) == (
        [-1],
        2,
    )


@pytest.mark.rule("HR-602")
def test_power_that_is_lost_is_not_spent() -> None:
    state = shaken(sick("afflicted", dice=(6,)), "1")
    _, events = exact(run_step(state, MoraleCheck(uid(state, "1"), "test")))
    assert only(events, PowerChanged).change == -2


# --- HR-603


@pytest.mark.rule("HR-603")
@pytest.mark.parametrize(("die", "hurt"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_the_diseased_are_wounded_on_one_to_three_as_a_round_ends(die: int, hurt: int) -> None:
    state, events = next_round(sick("diseased"), dice=[die])
    assert only(events, DiseaseRolled) == DiseaseRolled(uid(state, "1"), die)
    assert (body(state, "1").wounds, of(events, BlocksRolled)) == (hurt, [])


@pytest.mark.rule("HR-603")
def test_the_healthy_and_the_unconscious_do_not_roll() -> None:
    state = downed(ailing(arena("1..2", PAIR), "2", "diseased"), "2")
    _, events = next_round(state)
    assert of(events, DiseaseRolled) == []


@pytest.mark.rule("HR-603")
@pytest.mark.parametrize(("condition", "left"), [("impaired", 2), ("diseased", 4)])
def test_skills_feats_and_spells_restore_no_wounds_of_the_diseased(
    condition: str, left: int
) -> None:
    state = ailing(wounded(arena("12", PAIR, dice=[6]), "2", 4), "2", condition)
    surgery, _ = act(state, "1", skill(state, "field_surgery", "2"))
    lifeline, _ = act(turn_of(state, Side.ONE), "1", feat(state, "2"))
    assert body(surgery, "2").wounds == body(lifeline, "2").wounds == left


@pytest.mark.rule("HR-603", "HR-404")
def test_first_aid_gets_the_diseased_up() -> None:
    heroes = {"1": "medic", "2": "medic"}
    state = downed(ailing(arena("12", heroes, dice=[4]), "2", "diseased"), "2")
    state, _ = act(state, "1", FirstAid(uid(state, "2")))
    assert (body(state, "2").wounds, conditions(state, "2")) == (8, ("diseased",))


@pytest.mark.rule("HR-603")
def test_a_med_kit_restores_them() -> None:
    state = carrying(ailing(wounded(arena("12", PAIR), "2", 4), "2", "diseased"), "1", "med_kit")
    state, events = act(state, "1", item(state, "med_kit", "2"))
    assert (body(state, "2").wounds, only(events, Healed).source) == (1, "med_kit")


@pytest.mark.rule("HR-603")
def test_a_waves_end_restores_them() -> None:
    state, _ = exact(run_step(wounded(sick("diseased", dice=(1,)), "1", 5), Recover()))
    assert body(state, "1").wounds == 1


# --- HR-604


@pytest.mark.rule("HR-604")
def test_the_impaired_have_one_less_to_hit_when_shooting() -> None:
    state = ailing(
        arena("1.....a", {"1": "marksman"}, {"a": STURDY}, dice=[4, 5, 6]), "1", "impaired"
    )
    _, events = shoot(state, "heavy_rifle")
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.base, rolled.mods, rolled.hits) == (5, 4, (Mod("impaired", -1),), 1)


@pytest.mark.rule("HR-604")
def test_the_impaired_have_one_less_to_hit_in_melee() -> None:
    state = ailing(arena("1..a", {"1": "commander"}, {"a": STURDY}, dice=[4, 4]), "1", "impaired")
    _, events = charge(state)
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (5, (Mod("impaired", -1),), 0)


# --- HR-605


def far(state: GameState, kind: type[Advance | Rush]) -> int:
    grid = state.table.grid
    return max(grid.xy(command.cell)[0] for command in offered(begin(state, "1"), kind))


@pytest.mark.rule("HR-605")
def test_the_crippled_move_less() -> None:
    whole = arena("1" + "." * 20, {"1": "medic"})
    lame = ailing(whole, "1", "crippled")
    assert (far(whole, Advance), far(whole, Rush)) == (6, 12)
    assert (far(lame, Advance), far(lame, Rush)) == (4, 8)


@pytest.mark.rule("HR-605")
@pytest.mark.parametrize(("gap", "reached"), [(8, True), (9, False)])
def test_the_crippled_charge_eight_inches(gap: int, *, reached: bool) -> None:
    state = arena("1" + "." * gap + "a", {"1": "medic"}, {"a": STURDY})
    assert bool(offered(begin(ailing(state, "1", "crippled"), "1"), Charge)) == reached
    assert offered(begin(state, "1"), Charge)


@pytest.mark.rule("HR-605")
def test_the_crippled_have_one_less_on_dexterity_tests() -> None:
    _, events = act(sick("crippled", dice=(5, 1), kind="infiltrator"), "1", Scurry())
    mods = (Mod("crippled", -1),)
    assert only(events, StatTested).check == Check(5, 5, 4, mods, passed=True)


# --- HR-606


@pytest.mark.rule("HR-606")
def test_neither_a_kit_nor_a_waves_end_cures_being_shaken() -> None:
    state = ailing(shaken(arena("12", PAIR), "2"), "2", "impaired")
    cured, _ = act(state, "1", item(state, "curing_kit", "2"))
    assert (conditions(cured, "2"), status(cured, "2").shaken) == ((), True)
    rested, _ = exact(run_step(turn_of(state, Side.ONE, 6), Recover()))
    assert (conditions(rested, "2"), status(rested, "2").shaken) == ((), True)


@pytest.mark.rule("HR-606")
def test_neither_a_kit_nor_a_waves_end_cures_being_unconscious() -> None:
    state = downed(arena("12", PAIR), "2")
    assert aimed(begin(state, "1"), "curing_kit") == ["1"]
    rested, _ = exact(run_step(state, Recover()))
    assert status(rested, "2").down
