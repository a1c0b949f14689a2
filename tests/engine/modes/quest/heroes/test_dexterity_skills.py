"""The skills of Dexterity on the table."""

import pytest

from starquest.engine.draft import Draft
from starquest.engine.game import mind_step
from starquest.engine.modes.quest.heroes.downed import get_up
from starquest.engine.odds import odds
from starquest.model.command import (
    Activate,
    Advance,
    BuyAction,
    Charge,
    Choose,
    Discover,
    Done,
    Hold,
    Rush,
    Scurry,
    Shoot,
    UseSkill,
)
from starquest.model.event import (
    Acted,
    BlocksRolled,
    Decided,
    GadgetKind,
    GadgetPlaced,
    Healed,
    HitsRolled,
    Idled,
    Mod,
    ModifierEnded,
    Moved,
    ObjectiveDamaged,
    PowerChanged,
    TokenRevealed,
    TrapSprung,
    UnitDestroyed,
)
from starquest.model.ids import EntityId, Side
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import Act, AskKind, Recover
from tests.support.board import STURDY, fighter, gun, sword
from tests.support.changes import downed, learned, shaken, trapped, turn_of, turreted, wounded
from tests.support.events import Told, exact, of, only, wounds
from tests.support.finding import (
    Spot,
    acting,
    asked,
    cell,
    objective,
    pack,
    place,
    power,
    question,
    spots,
    token,
    uid,
)
from tests.support.playing import (
    act,
    begin,
    charge,
    charge_at,
    next_round,
    offered,
    play,
    run_step,
    scripted,
    shoot,
    shot,
    skill,
    to,
    uses,
)
from tests.support.quest import arena, quest
from tests.support.schemes import because

PASS = 6


def deft(
    drawing: str, name: str, *dice: int, kind: str = "marksman", foe: Profile = STURDY
) -> GameState:
    """A hero that knows a skill, a Medic, and an enemy unit for each small letter."""
    foes: dict[str, str | Profile] = {mark: foe for mark in "abc" if mark in drawing}
    state = arena(drawing, {"1": kind, "2": "medic"}, foes, dice=dice)
    known = state.world.heroes[uid(state, "1")].skills
    return state if name in known else learned(state, "1", [name])


def used(state: GameState, name: str, marks: str = "1", at: Spot | None = None) -> Told:
    return act(state, "1", skill(state, name, marks, at))


# --- Aimed Shot


def aiming(*dice: int) -> GameState:
    """A Marksman, Quality 4+ with AP(1), has aimed."""
    state, _ = used(deft("1.........a", "aimed_shot", PASS), "aimed_shot")
    return scripted(state, *dice)


@pytest.mark.rule("HR-1002")
def test_an_aimed_shot_hits_and_pierces_better_after_a_hold() -> None:
    state = aiming(3, 2, 5)
    _, events = exact(play(state, Hold(), shot(state, "heavy_rifle", "a")))
    rolled, blocks = only(events, HitsRolled), only(events, BlocksRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (3, (Mod("aimed_shot", 1),), 1)
    assert (blocks.need, blocks.mods) == (6, (Mod("ap", -1), Mod("aimed_shot", -1)))


@pytest.mark.rule("HR-1002")
def test_it_may_be_aimed_after_the_hold() -> None:
    state = deft("1.........a", "aimed_shot", PASS, 3, 2, 6)
    aim = skill(state, "aimed_shot", "1")
    _, events = act(state, "1", Hold(), aim, shot(state, "heavy_rifle", "a"))
    assert only(events, HitsRolled).need == 3


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize("move", [Advance, Rush])
def test_who_has_moved_cannot_aim(move: type[Advance | Rush]) -> None:
    state = begin(deft("1.........a", "aimed_shot"), "1")
    assert uses(state, "aimed_shot")
    state, _ = play(state, move(cell(state, 2, 0)))
    assert uses(state, "aimed_shot") == []


@pytest.mark.rule("HR-1002", "HR-205")
def test_who_has_scurried_cannot_aim() -> None:
    state, _ = act(deft("1.........a", "aimed_shot", 6, 3), "1", Scurry())
    state, _ = play(state, to(state, 2, 0), BuyAction("skill"))
    assert uses(state, "aimed_shot") == []


@pytest.mark.rule("HR-1002")
def test_the_odds_of_a_shot_after_a_move_do_not_count_the_aim() -> None:
    state, rifle = aiming(), ("heavy_rifle",)
    us, them = uid(state, "1"), uid(state, "a")
    # two dice at 3+ against a block of 6+; after a move at 4+ against 5+
    held = odds(state, us, rifle, them)
    moved = odds(state, us, rifle, them, cell(state, 1, 0))
    assert held.expected_wounds == pytest.approx(2 * 4 / 6 * 5 / 6)
    assert moved.expected_wounds == pytest.approx(2 * 3 / 6 * 4 / 6)


@pytest.mark.rule("HR-1002")
def test_who_moves_after_aiming_has_aimed_for_nothing() -> None:
    state = aiming(4, 1, 6)
    state, events = play(state, Advance(cell(state, 1, 0)))
    assert {event.modifier.source for event in of(events, ModifierEnded)} == {"aimed_shot"}
    _, events = exact(play(state, shot(state, "heavy_rifle", "a")))
    assert (only(events, HitsRolled).need, only(events, BlocksRolled).mods) == (4, (Mod("ap", -1),))


@pytest.mark.rule("HR-1002")
def test_an_aim_is_for_one_attack_of_this_activation() -> None:
    state = aiming(1, 1, 1, 1)
    state, _ = play(state, Hold(), shot(state, "heavy_rifle", "a"), BuyAction("main"), Hold())
    _, events = exact(play(state, shot(state, "heavy_rifle", "a")))
    assert only(events, HitsRolled).mods == ()
    state, _ = play(aiming(), Hold(), Done())
    state, _ = next_round(state)
    _, events = shoot(scripted(state, 1, 1), "heavy_rifle")
    assert only(events, HitsRolled).mods == ()


# --- Overwatch

LANE = "1" + "." * 33 + "a"


def watching(drawing: str, *dice: int, foe: Profile = STURDY) -> GameState:
    """A Marksman keeps watch; its rifle reaches 24 inches."""
    state, events = used(deft(drawing, "overwatch", PASS, foe=foe), "overwatch")
    assert only(events, PowerChanged).change == -1
    return turn_of(state, Side.TWO, *dice)


@pytest.mark.rule("HR-1002")
def test_overwatch_takes_the_place_of_the_main_action() -> None:
    state, _ = used(deft(LANE, "overwatch", PASS), "overwatch")
    assert acting(state).main == 0
    assert [*offered(state, Hold), *offered(state, Rush), *offered(state, Charge)] == []
    held, _ = act(deft(LANE, "overwatch"), "1", Hold())
    assert uses(held, "overwatch") == []


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize("move", [Advance, Rush])
def test_overwatch_shoots_the_first_enemy_that_ends_a_move_in_range(
    move: type[Advance | Rush],
) -> None:
    drawing = "1" + "." * 25 + "a"
    state = watching(drawing, 4, 1, 1)
    state, events = act(state, "a", move(cell(state, 24, 0)))
    fired = only(events, HitsRolled)
    assert (fired.attacker, fired.target) == (uid(state, "1"), uid(state, "a"))
    assert wounds(events, state, "a") == 1
    told = [event for event in of(events, Acted) if event.action == "shoot"]
    assert told == [Acted(uid(state, "1"), "shoot", uid(state, "a"))]


@pytest.mark.rule("HR-1002")
def test_overwatch_shoots_once() -> None:
    state = watching("1......a\n.......b", 1, 1)
    state, _ = act(state, "a", Advance(cell(state, 6, 0)))
    _, events = act(turn_of(state, Side.TWO), "b", Advance(cell(state, 6, 1)))
    assert of(events, HitsRolled) == []


@pytest.mark.rule("HR-1002")
def test_overwatch_waits_for_one_in_range_and_in_sight() -> None:
    state = watching(LANE)
    state, events = act(state, "a", Rush(cell(state, 25, 0)))
    assert of(events, HitsRolled) == []
    hidden = watching("1...#....\n.....b..a")
    state, events = act(hidden, "a", Advance(cell(hidden, 6, 0)))
    assert of(events, HitsRolled) == []
    assert uses(begin(next_round(state)[0], "1"), "overwatch")


@pytest.mark.rule("HR-1002")
def test_overwatch_shoots_nobody_who_stays() -> None:
    _, events = act(watching("1......a"), "a", Hold())
    assert of(events, HitsRolled) == []


@pytest.mark.rule("HR-1002")
def test_overwatch_shoots_a_charger_before_it_strikes() -> None:
    foe = fighter(sword(), rules=["tough 1"])
    state = begin(watching("1......a", foe=foe), "a")
    state, events = exact(play(scripted(state, 4, 1, 1), charge_at(state, "1")))
    assert [event.attacker for event in of(events, HitsRolled)] == [uid(state, "1")]
    assert len(of(events, UnitDestroyed)) == 1


@pytest.mark.rule("HR-1002")
def test_overwatch_ends_with_the_next_activation() -> None:
    state, _ = next_round(watching("1......a"))
    state, _ = act(state, "1", Hold())
    state = turn_of(state, Side.TWO)
    _, events = act(state, "a", Advance(cell(state, 6, 0)))
    assert of(events, HitsRolled) == []


@pytest.mark.rule("HR-1002", "HR-402", "HR-404")
def test_who_was_down_keeps_watch_no_more() -> None:
    # up again, but it acts from its next activation only
    state = downed(watching("1......a"), "1")
    draft = Draft(state)
    get_up(draft, uid(state, "1"), 1, "first_aid")
    state = draft.freeze()
    _, events = act(state, "a", Advance(cell(state, 6, 0)))
    assert of(events, HitsRolled) == []


@pytest.mark.rule("HR-1002", "FF-162")
def test_who_is_shaken_does_not_keep_watch() -> None:
    state = shaken(watching("1......a"), "1")
    _, events = act(state, "a", Advance(cell(state, 6, 0)))
    assert of(events, HitsRolled) == []


# --- Vanish

BRUTE = fighter(sword())


def stalked(drawing: list[str], *dice: int) -> GameState:
    """An Infiltrator that may vanish from an enemy with an objective to go for."""
    heroes = {"1": "infiltrator", "2": "medic"}
    foes = {mark: BRUTE for mark in "ab" if any(mark in row for row in drawing)}
    return quest(drawing, heroes, foes, {"A": 1}, dice=dice)


def decided(state: GameState, mark: str = "a") -> str:
    """What the horde does with a unit."""
    state, _ = play(turn_of(state, Side.TWO), Activate(uid(state, mark)))
    told = next(e for e in mind_step(state)[1].events if isinstance(e, Decided))
    return because(told)


YARD = ["A..................", "1.......a..........", "##################2"]


@pytest.mark.rule("HR-1002", "HR-1406")
def test_the_horde_ignores_who_has_vanished() -> None:
    state = stalked(YARD, PASS)
    assert decided(state) == "in_reach"
    state, _ = used(state, "vanish")
    assert decided(state) == "to_goal objective 1"
    state, _ = next_round(state)
    assert decided(state) == "to_goal objective 1"


@pytest.mark.rule("HR-1002")
def test_who_attacks_is_seen_again() -> None:
    state, _ = used(stalked(YARD, PASS), "vanish")
    state, _ = play(scripted(state, 1, 1), Hold(), shot(state, "silenced_pistol", "a"))
    assert decided(state) == "in_reach"


@pytest.mark.rule("HR-1002", "HR-402")
def test_who_was_down_is_hidden_no_more() -> None:
    state, _ = used(stalked(YARD, PASS), "vanish")
    borne = [modifier.source for modifier in state.world.effects[uid(state, "1")].modifiers]
    assert borne == ["vanish"]
    assert downed(state, "1").world.effects[uid(state, "1")].modifiers == ()


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(("gap", "why"), [(3, "in_reach"), (4, "holds_goal objective 1")])
def test_an_enemy_within_three_inches_notices(gap: int, why: str) -> None:
    near = ["A" + "." * 18, "1" + "." * (gap - 1) + "a", "##################2"]
    if gap == 4:
        near[0] = "..A" + "." * 16
    state, _ = used(stalked(near, PASS), "vanish")
    assert decided(state) == why


@pytest.mark.rule("HR-1002")
def test_once_an_enemy_came_near_the_whole_horde_knows() -> None:
    rows = ["A..................", "1.......a.......b..", "##################2"]
    state, _ = used(stalked(rows, PASS), "vanish")
    state = begin(turn_of(state, Side.TWO), "a")
    state, events = play(state, Rush(cell(state, 3, 1)))
    assert [event.modifier.source for event in of(events, ModifierEnded)] == ["vanish"]
    assert decided(state, "b") != "to_goal objective 1"


# --- Backstab


def stab(drawing: str, *dice: int) -> Told:
    """An Infiltrator, four rending attacks at Quality 5+, stabs an enemy with Defense 4+."""
    state, _ = used(deft(drawing, "backstab", PASS, kind="infiltrator"), "backstab")
    return charge(turn_of(state, Side.ONE, *dice))


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(
    ("drawing", "mods"),
    [("1...a..2", (Mod("backstab", -2),)), ("1...a...2", ())],
)
def test_a_backstab_pierces_if_another_hero_is_within_three_inches_of_the_target(
    drawing: str, mods: tuple[Mod, ...]
) -> None:
    _, events = stab(drawing, 5, 1, 1, 1, 6)
    assert only(events, BlocksRolled).mods == mods
    assert only(events, BlocksRolled).need == 4 - sum(mod.value for mod in mods)


@pytest.mark.rule("HR-1002")
def test_a_backstab_is_the_next_melee_and_no_shooting() -> None:
    state, _ = used(deft("1...a..2", "backstab", PASS, kind="infiltrator"), "backstab")
    state, events = exact(
        play(scripted(state, 5, 1, 6), Hold(), shot(state, "silenced_pistol", "a"))
    )
    assert only(events, BlocksRolled).mods == ()
    state, _ = next_round(state)
    state, events = charge(scripted(state, 5, 1, 1, 1, 6))
    assert only(events, BlocksRolled).mods == (Mod("backstab", -2),)
    state, _ = next_round(state)
    _, events = charge(scripted(state, 5, 1, 1, 1, 6))
    assert only(events, BlocksRolled).mods == ()


# --- Tumble


@pytest.mark.rule("HR-1002")
def test_a_tumble_moves_up_to_three_inches_out_of_a_melee() -> None:
    state, _ = used(deft("....1a", "tumble", PASS), "tumble")
    assert question(state).kind == AskKind.SHIFT
    assert spots(state) == {(1, 0), (2, 0), (3, 0)}
    state, events = exact(play(state, to(state, 1, 0)))
    assert (place(state, "1"), of(events, HitsRolled)) == ((1, 0), [])
    assert (only(events, Moved).cost, acting(state).main) == (6, 1)


# --- Deploy Turret


def engineer(drawing: str, *dice: int, foe: Profile = STURDY) -> GameState:
    return deft(drawing, "deploy_turret", *dice, kind="engineer", foe=foe)


def turret_of(state: GameState) -> EntityId:
    (turret,) = state.world.gadgets
    return turret


@pytest.mark.rule("HR-1002")
def test_a_turret_is_set_up_on_a_free_cell_within_three_inches() -> None:
    state = engineer("1.2..a")
    cells = [use.cell for use in uses(begin(state, "1"), "deploy_turret")]
    assert cells == [cell(state, 1, 0), cell(state, 3, 0)]


@pytest.mark.rule("HR-1002", "FF-132")
def test_a_turret_is_not_set_up_within_an_inch_of_an_enemy() -> None:
    state = engineer("1..a\n....")
    places = {state.table.grid.xy(use.cell) for use in uses(begin(state, "1"), "deploy_turret")}
    assert places == {(1, 0), (0, 1), (1, 1)}
    trap = learned(engineer("1.a"), "1", ["set_trap"])
    assert len(uses(begin(trap, "1"), "set_trap")) == 1


@pytest.mark.rule("HR-1002")
def test_a_turret_is_what_it_should_be() -> None:
    state, events = used(engineer("1.....", PASS), "deploy_turret", "", at=(3, 0))
    assert power(state, "1") == 3
    turret = state.world.units[turret_of(state)]
    profile = state.world.builds[turret_of(state)].profiles[0]
    assert (profile.quality, profile.defense, turret.side) == (5, 5, Side.ONE)
    assert {rule.name: rule.value for rule in profile.rules} == {"tough": 3, "immobile": 0}
    (weapon,) = profile.weapons
    assert (weapon.range, weapon.attacks, weapon.rules) == (18, 2, ())
    assert only(events, GadgetPlaced).cell == cell(state, 3, 0)


@pytest.mark.rule("HR-1002")
def test_a_turret_acts_after_its_engineer() -> None:
    state, _ = used(engineer("1..........a", PASS), "deploy_turret", "", at=(3, 0))
    state, _ = play(state, Hold(), Done())
    assert acting(state).unit == turret_of(state)
    assert (offered(state, Rush), offered(state, Advance)) == ([], [])
    state, _ = play(scripted(state, 5, 4, 1), Hold())
    state, events = exact(play(state, offered(state, Shoot)[0]))
    rolled = only(events, HitsRolled)
    assert (rolled.attacker, len(rolled.dice), rolled.need, rolled.hits) == (
        turret_of(state),
        2,
        5,
        1,
    )
    assert wounds(events, state, "a") == 1


@pytest.mark.rule("HR-1002")
def test_a_turret_is_not_activated_by_itself() -> None:
    state = turreted(engineer("1....a\n2....."), "1", (3, 0))
    assert {command.unit for command in offered(state, Activate)} == {
        uid(state, "1"),
        uid(state, "2"),
    }
    state, _ = next_round(state)
    assert {command.unit for command in offered(state, Activate)} == {
        uid(state, "1"),
        uid(state, "2"),
    }
    medic, _ = act(state, "2", Hold(), Done())
    assert not any(isinstance(step, Act) for step in medic.agenda)
    state, _ = act(state, "1", Hold(), Done())
    assert acting(state).unit == turret_of(state)


@pytest.mark.rule("HR-1002")
def test_a_shaken_turret_idles_after_its_engineer_and_recovers() -> None:
    state = turreted(engineer("1..........a"), "1", (3, 0))
    state, events = act(shaken(state, ["Turret"]), "1", Hold(), Done())
    turret = turret_of(state)
    assert not any(isinstance(step, Act) for step in state.agenda)
    assert only(events, Idled).unit == turret
    assert not state.world.statuses[turret].shaken


@pytest.mark.rule("HR-1002", "FF-162")
def test_a_turret_acts_after_an_engineer_that_is_idle() -> None:
    state, events = act(shaken(turreted(engineer("1....a"), "1", (3, 0)), "1"), "1")
    assert only(events, Idled).unit == uid(state, "1")
    assert acting(state).unit == turret_of(state)


@pytest.mark.rule("HR-1002")
def test_there_is_one_turret_at_a_time() -> None:
    state = turreted(engineer("1.....", PASS), "1", (3, 0))
    old = turret_of(state)
    state, events = used(state, "deploy_turret", "", at=(2, 0))
    assert (only(events, UnitDestroyed).unit, turret_of(state) != old) == (old, True)


@pytest.mark.rule("HR-1002")
def test_a_turret_may_be_shot_and_falls_at_three_wounds() -> None:
    foe = fighter(gun(3))
    state = turn_of(turreted(engineer("1.........a", foe=foe), "1", (3, 0)), Side.TWO)
    state, _ = act(state, "a", Hold())
    turret = turret_of(state)
    aim = next(c for c in offered(state, Shoot) if c.shots[0].target == turret)
    state, events = exact(play(scripted(state, 4, 4, 4, 4, 4, 4), aim))
    assert only(events, BlocksRolled).need == 5
    assert (only(events, UnitDestroyed).unit, state.world.gadgets) == (turret, {})


# --- Jury-Rig


def rigged(drawing: str, *dice: int) -> GameState:
    goals = {mark: number for number, mark in enumerate("AB", 1) if mark in drawing}
    return quest(drawing, {"1": "engineer"}, None, goals, damage={1: 2, 2: 1}, dice=dice)


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(("drawing", "may"), [("1A", True), ("1.A", False)])
def test_a_jury_rig_takes_a_damage_marker_off_an_objective_within_an_inch(
    drawing: str, *, may: bool
) -> None:
    state = rigged(drawing, PASS)
    assert bool(uses(begin(state, "1"), "jury_rig")) == may
    if may:
        goal = objective(state, 1)
        state, events = act(state, "1", UseSkill("jury_rig", 0, (goal,)))
        assert only(events, ObjectiveDamaged) == ObjectiveDamaged(goal, 1, -1, 1)
        assert power(state, "1") == 4


@pytest.mark.rule("HR-1002")
def test_each_objective_is_jury_rigged_once_in_a_wave() -> None:
    state = rigged("A1B", PASS)
    first, second = objective(state, 1), objective(state, 2)
    state, _ = act(state, "1", UseSkill("jury_rig", 0, (first,)))
    state, _ = next_round(state)
    assert [use.targets for use in uses(begin(state, "1"), "jury_rig")] == [(second,)]
    state, _ = run_step(state, Recover())
    assert (first,) in [use.targets for use in uses(begin(state, "1"), "jury_rig")]


@pytest.mark.rule("HR-1002")
def test_a_jury_rig_repairs_two_wounds_of_a_turret() -> None:
    state = turreted(deft("1.....", "jury_rig", PASS, kind="engineer"), "1", (1, 0))
    state = wounded(state, "Turret", 2)
    state, events = act(state, "1", UseSkill("jury_rig", 1, (turret_of(state),)))
    healed = only(events, Healed)
    assert (healed.unit, healed.wounds, healed.total) == (turret_of(state), 2, 0)


# --- Set Trap


@pytest.mark.rule("HR-1002")
def test_a_trap_is_set_within_an_inch() -> None:
    state = deft("1..\n2..", "set_trap", PASS)
    cells = [use.cell for use in uses(begin(state, "1"), "set_trap")]
    assert cells == [cell(state, 1, 0), cell(state, 1, 1)]
    state, events = used(state, "set_trap", "", at=(1, 1))
    told = only(events, GadgetPlaced)
    assert told == GadgetPlaced(uid(state, "1"), GadgetKind.TRAP, cell(state, 1, 1))
    assert [trap.cell for trap in state.world.traps.values()] == [cell(state, 1, 1)]
    assert power(state, "1") == 4


def sprung(end: int, *dice: int, foe: Profile = STURDY) -> Told:
    """An enemy moves west along a row with a trap in column 4."""
    state = trapped(deft("1......a", "set_trap", foe=foe), "1", (4, 0))
    state = turn_of(state, Side.TWO, *dice)
    return act(state, "a", Advance(cell(state, end, 0)))


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize("end", [4, 3])
def test_the_first_enemy_to_enter_takes_three_hits(end: int) -> None:
    state, events = sprung(end, 4, 5, 4)
    assert only(events, TrapSprung) == TrapSprung(uid(state, "a"), cell(state, 4, 0), "set_trap")
    rolled = only(events, BlocksRolled)
    assert (rolled.need, rolled.mods) == (5, (Mod("ap", -1),))
    assert (wounds(events, state, "a"), state.world.traps) == (2, {})


@pytest.mark.rule("HR-1002")
def test_who_does_not_enter_is_safe() -> None:
    state, events = sprung(5)
    assert (of(events, TrapSprung), len(state.world.traps)) == ([], 1)


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(
    ("at", "entered"), [((3, 0), True), ((4, 1), True), ((4, 2), False), ((2, 1), False)]
)
@pytest.mark.parametrize("rules", [["tough 9"], ["tough 9", "flying"]])
def test_a_large_enemy_enters_with_every_cell_it_fills(
    at: tuple[int, int], rules: list[str], *, entered: bool
) -> None:
    # it goes from the columns 6 and 7 to 3 and 4, in the rows 0 and 1
    large = fighter(rules=rules, footprint=2)
    state = deft("......a.\n........\n1.......", "set_trap", foe=large)
    state = turn_of(trapped(state, "1", at), Side.TWO, *[6] * 3 * entered)
    state, events = act(state, "a", Advance(cell(state, 3, 0)))
    assert len(of(events, TrapSprung)) == entered
    assert len(state.world.traps) == (not entered)


@pytest.mark.rule("HR-1002")
def test_heroes_and_those_who_fly_over_it_do_not_set_it_off() -> None:
    state, events = sprung(3, foe=fighter(rules=["flying"]))
    assert (of(events, TrapSprung), len(state.world.traps)) == ([], 1)
    state = trapped(deft("1......a", "set_trap"), "1", (2, 0))
    state, events = act(state, "1", Advance(cell(state, 3, 0)))
    assert of(events, TrapSprung) == []


# --- Scavenge


@pytest.mark.rule("HR-1002", "HR-1301")
@pytest.mark.parametrize(("choice", "found"), [(0, "hazard"), (1, "kit_box")])
def test_a_scavenger_chooses_between_two_dice(choice: int, found: str) -> None:
    state, _ = used(deft("1?\n..", "scavenge", PASS), "scavenge")
    state, _ = play(scripted(state, 2, 5), BuyAction("skill"), Discover(token(state)))
    assert (question(state).kind, question(state).options) == (AskKind.SCAVENGE, (2, 5))
    state, events = exact(play(scripted(state, 6), Choose(choice)))
    told = only(events, TokenRevealed)
    assert (told.dice, told.treasure) == ((2, 5), found)
    assert ("med_kit" in pack(state, "1").items) == (found == "kit_box")


@pytest.mark.rule("HR-1002")
def test_a_scavenger_looks_twice_once() -> None:
    state, _ = used(deft("1?\n?.", "scavenge", PASS), "scavenge")
    state, _ = play(scripted(state, 2, 5), BuyAction("skill"), Discover(token(state)))
    state, _ = play(scripted(state, 6), Choose(1))
    state, _ = next_round(state)
    state, events = act(scripted(state, 5, 6), "1", Discover(token(state)))
    assert only(events, TokenRevealed).dice == (5,)


@pytest.mark.rule("HR-1002")
def test_a_scavenger_waits_for_its_next_token() -> None:
    state, _ = used(deft("1?\n..", "scavenge", PASS), "scavenge")
    for _ in range(2):
        state, _ = next_round(state)
    state, _ = act(scripted(state, 2, 5), "1", Discover(token(state)))
    assert asked(state, AskKind.SCAVENGE)
