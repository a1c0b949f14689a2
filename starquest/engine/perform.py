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
from starquest.engine.heroes import doing
from starquest.engine.heroes.pack import pick_up
from starquest.engine.mission import shop
from starquest.engine.mission.layout import settle_hero
from starquest.engine.movement import Pace
from starquest.model import command as commands
from starquest.model.change import changed
from starquest.model.event import Acted, Deployed, DoorOpened
from starquest.model.ids import Cell
from starquest.model.step import Act, Ask, Deployment, React, Reserves
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
    draft.agenda[-1] = changed(act, **changes)


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
    draft.push(React(act.unit))
    march(draft, act.unit, command.cell, Pace.ADVANCE)


@perform.register
def _(command: commands.Rush, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True)
    draft.push(React(act.unit))
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
    if isinstance(top, Deployment):
        settle_hero(draft, command.unit, command.cell)
        draft.emit(Deployed(command.unit, (command.cell,), "deployment"))
        return
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


@perform.register
def _(command: commands.Rest, draft: Draft) -> None:
    doing.rest(draft, _act(draft), command)


@perform.register
def _(command: commands.BuyAction, draft: Draft) -> None:
    doing.buy_action(draft, _act(draft), command)


@perform.register
def _(command: commands.UseSkill, draft: Draft) -> None:
    doing.use_skill(draft, _act(draft), command)


@perform.register
def _(command: commands.UseItem, draft: Draft) -> None:
    doing.use_item(draft, _act(draft), command)


@perform.register
def _(command: commands.UseFeat, draft: Draft) -> None:
    doing.use_feat(draft, _act(draft), command)


@perform.register
def _(command: commands.Discover, draft: Draft) -> None:
    doing.discover(draft, _act(draft), command)


@perform.register
def _(command: commands.Push, draft: Draft) -> None:
    doing.push(draft, _act(draft), command)


@perform.register
def _(command: commands.Scurry, draft: Draft) -> None:
    doing.scurry(draft, _act(draft))


@perform.register
def _(command: commands.FirstAid, draft: Draft) -> None:
    doing.first_aid(draft, _act(draft), command)


@perform.register
def _(command: commands.PickUp, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, picked=True)
    pick_up(draft, act.unit, command.treasure)


@perform.register
def _(command: commands.Swap, draft: Draft) -> None:
    doing.swap(draft, _act(draft), command.weapon)


@perform.register
def _(command: commands.Buy, draft: Draft) -> None:
    shop.buy(draft, command)


@perform.register
def _(command: commands.Sell, draft: Draft) -> None:
    shop.sell(draft, command)


@perform.register
def _(command: commands.HandOver, draft: Draft) -> None:
    shop.hand_over(draft, command)


@perform.register
def _(command: commands.Pay, draft: Draft) -> None:
    shop.pay_over(draft, command)


@perform.register
def _(command: commands.Restock, draft: Draft) -> None:
    shop.pay_for_restock(draft, command)
