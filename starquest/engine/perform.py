"""Carrying out a command that has been found legal."""

from functools import singledispatch
from typing import Any

import attrs

from starquest.engine import muster, phases
from starquest.engine.actions.casting import cast
from starquest.engine.actions.charging import charge
from starquest.engine.actions.marching import march
from starquest.engine.actions.shooting import shoot
from starquest.engine.agenda import answer
from starquest.engine.draft import Draft
from starquest.engine.movement import Pace
from starquest.model import command as commands
from starquest.model.event import Acted, DoorOpened
from starquest.model.ids import Cell
from starquest.model.step import Act, Ask, Reserves
from starquest.model.table import Table


@singledispatch
def perform(command: object, draft: Draft) -> None:
    """Do what a command asks."""
    raise LookupError(type(command).__name__)


def _act(draft: Draft) -> Act:
    top = draft.agenda[-1]
    assert isinstance(top, Act)
    return top


def _update(draft: Draft, act: Act, **changes: Any) -> None:
    draft.agenda[-1] = attrs.evolve(act, **changes)


@perform.register
def _(command: commands.Activate, draft: Draft) -> None:
    phases.activate(draft, command.unit)


@perform.register
def _(command: commands.Hold, draft: Draft) -> None:
    act = _act(draft)
    draft.emit(Acted(act.unit, "hold"))
    _update(draft, act, main=act.main - 1, shooting=True)


@perform.register
def _(command: commands.Advance, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=True, moved=True)
    march(draft, act.unit, command.cell, Pace.ADVANCE)


@perform.register
def _(command: commands.Rush, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True)
    march(draft, act.unit, command.cell, Pace.RUSH)


@perform.register
def _(command: commands.Charge, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True, attacked=True)
    charge(draft, act.unit, command)


@perform.register
def _(command: commands.Shoot, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, shooting=False, attacked=True)
    shoot(draft, act.unit, command, moved=act.moved)


@perform.register
def _(command: commands.Cast, draft: Draft) -> None:
    cast(draft, _act(draft).unit, command)


@perform.register
def _(command: commands.OpenDoor, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, opened=True)
    draft.change_table(_opened(draft.table, command.cell))
    draft.emit(DoorOpened(act.unit, command.cell))


def _opened(table: Table, cell: Cell) -> Table:
    x, y = table.grid.xy(cell)
    row = table.rows[y]
    rows = (*table.rows[:y], f"{row[:x]}/{row[x + 1 :]}", *table.rows[y + 1 :])
    return attrs.evolve(table, rows=rows)


@perform.register
def _(command: commands.Deploy, draft: Draft) -> None:
    top = draft.agenda[-1]
    assert isinstance(top, Reserves)
    draft.agenda[-1] = Reserves(top.side.other, top.scouts)
    muster.arrive(draft, command.unit, command.cell, scouts=top.scouts)


@perform.register
def _(command: commands.Done, draft: Draft) -> None:
    top = draft.agenda.pop()
    if isinstance(top, Reserves) and not top.passed:
        draft.agenda.append(Reserves(top.side.other, top.scouts, passed=True))


@perform.register
def _(command: commands.Choose, draft: Draft) -> None:
    top = draft.agenda[-1]
    assert isinstance(top, Ask)
    answer(draft, top, command.option)
