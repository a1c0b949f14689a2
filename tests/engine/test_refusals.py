"""Refusals: whatever is asked wrongly is refused for the right reason and changes nothing."""

from typing import Any

import attrs
import pytest

from starquest.engine.game import legal, step
from starquest.model.command import (
    Activate,
    Advance,
    Cast,
    Charge,
    Choose,
    Command,
    Deploy,
    Done,
    Hold,
    OpenDoor,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Reason, Rejected
from starquest.model.state import GameState
from starquest.model.step import Reserves
from tests.support.board import board, fighter, gun, sword
from tests.support.changes import lifted
from tests.support.finding import cell, models, uid
from tests.support.playing import offered, play, run_step, shoot

RIFLE, CANNON, FLARE = gun(1), gun(1, name="cannon"), gun(1, name="flare")
HERO = fighter(RIFLE, CANNON, FLARE, sword(1))
ARMED = fighter(sword(1))
HUGE = 10**30


def table() -> GameState:
    """The heroes' turn: 12 columns, so column 12 is the guard column."""
    rows = ["1..a....b..c", "............", "2...........", "............", "...........#"]
    return board(rows, {"1": HERO, "2": HERO, "a": ARMED, "b": ARMED, "c": ARMED})


def acting() -> GameState:
    state = table()
    return play(state, Activate(uid(state, "1")))[0]


def aiming() -> GameState:
    return play(acting(), Hold())[0]


def asking() -> GameState:
    """The horde is asked whether it strikes back."""
    state = acting()
    charge = Charge(uid(state, "a"), cell(state, 2, 1))
    return play(attrs.evolve(state, dice=attrs.evolve(state.dice, script=(1,))), charge)[0]


def bereft() -> tuple[GameState, EntityId]:
    """The horde's turn after it has lost a unit, and which one that was."""
    state = table()
    lost = uid(state, "b")
    state = attrs.evolve(state, dice=attrs.evolve(state.dice, script=(4, 3, 5)))
    return shoot(state, at="b")[0], lost


def over() -> GameState:
    state = board("1....a", {"1": HERO, "a": ARMED}, dice=[4, 3, 5])
    return shoot(state)[0]


def refusal(state: GameState, command: object) -> Reason:
    """Why a command is refused, once it is sure that nothing has changed."""
    before, choices = attrs.evolve(state, world=state.world.copy()), list(legal(state))
    result = step(state, command)  # type: ignore[arg-type]  # some are no commands at all
    assert isinstance(result, Rejected), result
    assert state == before
    assert list(legal(state)) == choices
    return result.reason


def outside(state: GameState) -> list[Cell]:
    """Integers that are no cells of the board."""
    grid = state.table.grid
    last = grid.cell(grid.width - 1, grid.height - 1)
    found = [
        -1,
        -HUGE,
        grid.cell(grid.width, 0),
        grid.cell(grid.width, 2),
        last + 1,
        last + 2,
        HUGE,
    ]
    return [Cell(cell) for cell in found]


@pytest.mark.parametrize(
    "thing", [None, 7, "hold", (), Hold, Shot("gun", EntityId(1)), object(), Side.ONE]
)
def test_what_is_no_command_is_refused(thing: object) -> None:
    for state in (table(), acting(), asking(), over()):
        assert refusal(state, thing) is Reason.NOT_A_COMMAND


def test_the_other_sides_units_cannot_be_activated() -> None:
    state = table()
    assert refusal(state, Activate(uid(state, "a"))) is Reason.WRONG_SIDE


@pytest.mark.parametrize("unit", [0, -1, 999, HUGE, -HUGE])
def test_a_unit_that_never_was_cannot_be_named(unit: int) -> None:
    nobody = EntityId(unit)
    assert refusal(table(), Activate(nobody)) is Reason.NO_SUCH_UNIT
    state = acting()
    assert refusal(state, Charge(nobody, cell(state, 2, 0))) is Reason.NO_SUCH_UNIT
    assert refusal(aiming(), Shoot((Shot("gun", nobody),))) is Reason.NO_SUCH_UNIT
    assert refusal(acting(), Cast("cinder_lance", (nobody,))) is Reason.NO_SUCH_UNIT


def test_a_model_is_no_unit() -> None:
    state = table()
    for mark in "1a":
        assert refusal(state, Activate(models(state, mark)[0])) is Reason.NO_SUCH_UNIT


def test_a_destroyed_unit_does_nothing_and_nothing_is_done_to_it() -> None:
    state, lost = bereft()
    assert refusal(state, Activate(lost)) is Reason.UNIT_DESTROYED
    state, _ = play(state, Activate(uid(state, "a")), Hold(), Activate(uid(state, "2")))
    assert refusal(state, Charge(lost, cell(state, 8, 1))) is Reason.UNIT_DESTROYED
    assert refusal(state, Cast("cinder_lance", (lost,))) is Reason.UNIT_DESTROYED
    state, _ = play(state, Hold())
    assert refusal(state, Shoot((Shot("gun", lost),))) is Reason.UNIT_DESTROYED


def test_a_unit_activates_once_in_a_round() -> None:
    state = play(aiming(), Done())[0]
    state, _ = play(state, Activate(uid(state, "a")), Hold())
    assert refusal(state, Activate(uid(state, "1"))) is Reason.ALREADY_ACTIVATED


def test_a_unit_off_the_table_cannot_activate_or_be_attacked() -> None:
    assert refusal(lifted(table(), "2"), Activate(uid(table(), "2"))) is Reason.NOT_ON_TABLE
    state = lifted(acting(), "a")
    assert refusal(state, Charge(uid(state, "a"), cell(state, 2, 0))) is Reason.OUT_OF_REACH
    state = lifted(aiming(), "a")
    assert refusal(state, Shoot((Shot("gun", uid(state, "a")),))) is Reason.NO_TARGET


@pytest.mark.parametrize(
    "command",
    [
        Hold(),
        Done(),
        Choose(0),
        Advance(Cell(1)),
        Rush(Cell(1)),
        Charge(EntityId(5), Cell(1)),
        Shoot(()),
        Cast("cinder_lance", ()),
        OpenDoor(Cell(1)),
        Deploy(EntityId(1), Cell(1)),
    ],
)
def test_a_turn_waits_for_an_activation(command: Command) -> None:
    assert refusal(table(), command) is Reason.NOT_NOW


def test_no_move_leads_off_the_board() -> None:
    state = acting()
    target = uid(state, "a")
    for beyond in outside(state):
        moves = (Advance(beyond), Rush(beyond), Charge(target, beyond), OpenDoor(beyond))
        for command in moves:
            assert refusal(state, command) is Reason.OUTSIDE_BOARD


@pytest.mark.parametrize("cell", [True, 1.0, "1", None])
def test_what_is_not_a_whole_number_is_no_cell(cell: Any) -> None:  # noqa: ANN401
    assert refusal(acting(), Advance(cell)) is Reason.OUTSIDE_BOARD


def test_cells_that_are_too_far_taken_or_solid_are_out_of_reach() -> None:
    state = acting()
    for spot in ((7, 0), (0, 0), (3, 0), (2, 0), (11, 4)):
        assert refusal(state, Advance(cell(state, *spot))) is Reason.OUT_OF_REACH
    assert refusal(state, Rush(cell(state, 11, 4))) is Reason.OUT_OF_REACH
    assert refusal(state, OpenDoor(cell(state, 1, 0))) is Reason.OUT_OF_REACH


def test_a_charge_goes_at_enemies_within_reach_and_ends_in_contact() -> None:
    state = acting()
    assert refusal(state, Charge(uid(state, "2"), cell(state, 0, 1))) is Reason.WRONG_SIDE
    assert refusal(state, Charge(uid(state, "1"), cell(state, 0, 1))) is Reason.WRONG_SIDE
    assert refusal(state, Charge(uid(state, "a"), cell(state, 1, 0))) is Reason.OUT_OF_REACH
    assert refusal(state, Charge(uid(state, "a"), cell(state, 3, 0))) is Reason.OUT_OF_REACH


def test_an_activation_goes_on_before_another_one_starts() -> None:
    state = acting()
    assert refusal(state, Activate(uid(state, "2"))) is Reason.NOT_NOW
    assert refusal(state, Deploy(uid(state, "2"), cell(state, 5, 5))) is Reason.NOT_NOW
    assert refusal(state, Choose(0)) is Reason.NOT_NOW
    assert refusal(state, Done()) is Reason.NOT_NOW
    assert refusal(state, Shoot((Shot("gun", uid(state, "a")),))) is Reason.NOT_NOW


def test_there_is_no_second_action() -> None:
    state = aiming()
    near = cell(state, 1, 1)
    for command in (Hold(), Advance(near), Rush(near), Charge(uid(state, "a"), cell(state, 2, 1))):
        assert refusal(state, command) is Reason.NOT_NOW


@pytest.mark.parametrize("weapon", ["", "Gun", "sword", "laser", "gun "])
def test_a_weapon_one_does_not_shoot_with_cannot_be_fired(weapon: str) -> None:
    state = aiming()
    shots = Shoot((Shot(weapon, uid(state, "a")),))
    assert refusal(state, shots) is Reason.NO_SUCH_WEAPON


def test_a_salvo_has_enemies_in_reach_as_targets() -> None:
    state = aiming()
    assert refusal(state, Shoot((Shot("gun", uid(state, "2")),))) is Reason.WRONG_SIDE
    assert refusal(state, Shoot((Shot("gun", uid(state, "1")),))) is Reason.WRONG_SIDE
    assert refusal(state, Shoot(())) is Reason.NO_TARGET


def test_a_weapon_is_not_fired_twice_in_a_salvo() -> None:
    state = aiming()
    once = Shot("gun", uid(state, "a"))
    assert refusal(state, Shoot((once, once))) is Reason.NO_TARGET


def test_a_salvo_has_two_targets_at_most() -> None:
    state = aiming()
    names = ("gun", "cannon", "flare")
    spread = tuple(Shot(name, uid(state, mark)) for name, mark in zip(names, "abc", strict=True))
    assert refusal(state, Shoot(spread)) is Reason.TOO_MANY_TARGETS
    assert Shoot(spread[:2]) in offered(state, Shoot)


def test_spells_must_exist_and_be_ones_own() -> None:
    state = acting()
    target = (uid(state, "a"),)
    for spell in ("", "fireball", "Cinder_Lance"):
        assert refusal(state, Cast(spell, target)) is Reason.NO_SUCH_SPELL
    assert refusal(state, Cast("cinder_lance", target)) is Reason.NO_TARGET
    assert refusal(state, Cast("cinder_lance", ())) is Reason.NO_TARGET


def test_nobody_casts_after_attacking() -> None:
    """The door keeps the activation open after the shot."""
    state = board("+1...a", {"1": HERO, "a": ARMED}, dice=[1])
    target = uid(state, "a")
    fire = Shoot((Shot("gun", target),))
    state, _ = play(state, Activate(uid(state, "1")), Hold(), fire)
    assert refusal(state, Cast("cinder_lance", (target,))) is Reason.NOT_NOW
    assert refusal(state, fire) is Reason.NOT_NOW


@pytest.mark.parametrize("option", [2, -1, 999, HUGE])
def test_only_what_was_offered_can_be_chosen(option: int) -> None:
    assert refusal(asking(), Choose(option)) is Reason.NO_SUCH_OPTION


def test_a_question_waits_for_its_answer() -> None:
    state = asking()
    for command in (Hold(), Done(), Activate(uid(state, "b")), Advance(cell(state, 1, 1))):
        assert refusal(state, command) is Reason.NOT_NOW


def test_reserves_come_by_their_own_side_onto_the_board() -> None:
    kinds = {"1": HERO, "a": fighter(rules=["ambush"])}
    state = board(["1".ljust(30, "."), "a".rjust(30, ".")], kinds)
    state, _ = run_step(lifted(state, "a"), Reserves(Side.TWO))
    waiting = uid(state, "a")
    assert offered(state, Deploy)
    for beyond in outside(state):
        assert refusal(state, Deploy(waiting, beyond)) is Reason.OUTSIDE_BOARD
    assert refusal(state, Deploy(waiting, cell(state, 3, 0))) is Reason.OUT_OF_REACH
    assert refusal(state, Deploy(uid(state, "1"), cell(state, 20, 0))) is Reason.WRONG_SIDE
    assert refusal(state, Deploy(EntityId(99), cell(state, 20, 0))) is Reason.NO_SUCH_UNIT
    assert refusal(state, Activate(waiting)) is Reason.NOT_NOW


def test_when_it_is_over_everything_is_refused() -> None:
    state = over()
    assert list(legal(state)) == []
    unit = uid(state, "1")
    for command in (Activate(unit), Hold(), Done(), Choose(0), Rush(cell(state, 2, 0)), Shoot(())):
        assert refusal(state, command) is Reason.GAME_OVER
