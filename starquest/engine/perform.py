"""Carrying out a command that has been found legal."""

from collections.abc import Callable
from typing import Any

import attrs

from starquest.engine.actions.casting import cast
from starquest.engine.actions.charging import charge
from starquest.engine.actions.marching import march
from starquest.engine.actions.shooting import shoot
from starquest.engine.agenda import answer
from starquest.engine.draft import Draft
from starquest.engine.mode import Doer
from starquest.engine.movement import tidying
from starquest.engine.movement.paths import FAST, SLOW, Pace
from starquest.engine.turns import deployment, rounds
from starquest.model import command as commands
from starquest.model.change import changed
from starquest.model.event import Acted, DoorOpened
from starquest.model.ids import Cell
from starquest.model.step import Act, Ask, React, Reserves, Tidying
from starquest.model.table import Table

DOERS: dict[type, Doer] = {}
"""What carries each kind of command out; `starquest.engine.modes` adds what each mode has."""


def perform(command: commands.Command, draft: Draft) -> None:
    """Do what a command asks."""
    DOERS[type(command)](command, draft)


def _does(kind: type) -> Callable[[Doer], Doer]:
    """Register what carries a kind of command out."""

    def register(doer: Doer) -> Doer:
        DOERS[kind] = doer
        return doer

    return register


def _act(draft: Draft) -> Act:
    top = draft.agenda[-1]
    assert isinstance(top, Act)
    return top


def _update(draft: Draft, act: Act, **changes: Any) -> None:
    draft.agenda[-1] = changed(act, **changes)


@_does(commands.Activate)
def _(command: commands.Activate, draft: Draft) -> None:
    rounds.activate(draft, command.unit)


@_does(commands.Hold)
def _(command: commands.Hold, draft: Draft) -> None:
    act = _act(draft)
    draft.emit(Acted(act.unit, "hold"))
    _update(draft, act, main=act.main - 1, shooting=True)


@_does(commands.Advance)
def _(command: commands.Advance, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=True, moved=True, tidy=False)
    _march(draft, act, command, SLOW)


@_does(commands.Rush)
def _(command: commands.Rush, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True, tidy=False)
    _march(draft, act, command, FAST)


def _march(draft: Draft, act: Act, command: commands.Advance | commands.Rush, pace: Pace) -> None:
    """A plain move, what it provokes, and before that the models to be placed by hand."""
    members, places = draft.world.squads[act.unit].members, draft.world.places
    starts = {model: places[model].cell for model in members} if act.tidy else {}
    draft.push(React(act.unit))
    gait = march(draft, act.unit, command.cell, pace, command.shape)
    if starts:
        tidying.begin(draft, act.unit, pace, gait, starts)


@_does(commands.Tidy)
def _(_command: commands.Tidy, draft: Draft) -> None:
    _update(draft, _act(draft), tidy=True)


@_does(commands.Nudge)
def _(command: commands.Nudge, draft: Draft) -> None:
    top = draft.agenda[-1]
    assert isinstance(top, Tidying)
    tidying.nudge(draft, top, command)


@_does(commands.Charge)
def _(command: commands.Charge, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True, attacked=True)
    charge(draft, act.unit, command)


@_does(commands.Shoot)
def _(command: commands.Shoot, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, shooting=False, attacked=True)
    shoot(draft, act.unit, command, moved=act.moved)


@_does(commands.Cast)
def _(command: commands.Cast, draft: Draft) -> None:
    cast(draft, _act(draft).unit, command)


@_does(commands.OpenDoor)
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


@_does(commands.Deploy)
def _(command: commands.Deploy, draft: Draft) -> None:
    top = draft.agenda[-1]
    deploy = DEPLOYS[type(top)]
    deploy(draft, top, command)


def _arrive(draft: Draft, top: Reserves, command: commands.Deploy) -> None:
    """Sides take turns to bring units from reserve."""
    draft.agenda[-1] = Reserves(top.side.other, top.scouts)
    deployment.arrive(draft, command.unit, command.cell, scouts=top.scouts)


DEPLOYS: dict[type, Callable[[Draft, Any, commands.Deploy], None]] = {Reserves: _arrive}
"""What deploying means at each step that asks for it."""


@_does(commands.Done)
def _(command: commands.Done, draft: Draft) -> None:
    top = draft.agenda.pop()
    if isinstance(top, Reserves) and not top.passed:
        draft.agenda.append(Reserves(top.side.other, top.scouts, passed=True))


@_does(commands.Choose)
def _(command: commands.Choose, draft: Draft) -> None:
    top = draft.agenda[-1]
    assert isinstance(top, Ask)
    answer(draft, top, command.option)
