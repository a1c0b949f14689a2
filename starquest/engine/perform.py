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
from starquest.engine.modes.quest import shop
from starquest.engine.modes.quest.heroes import hero_actions
from starquest.engine.modes.quest.heroes.pack import pick_up
from starquest.engine.modes.quest.layout import settle_hero
from starquest.engine.movement.paths import FAST, SLOW
from starquest.engine.turns import deployment, rounds
from starquest.model import command as commands
from starquest.model.change import changed
from starquest.model.event import Acted, Deployed, DoorOpened
from starquest.model.ids import Cell
from starquest.model.step import Act, Ask, Deployment, React, Reserves
from starquest.model.table import Table

_DOERS: dict[type, Callable[[Any, Draft], None]] = {}


def perform(command: commands.Command, draft: Draft) -> None:
    """Do what a command asks."""
    _DOERS[type(command)](command, draft)


def _does(kind: type) -> Callable[[Callable[[Any, Draft], None]], Callable[[Any, Draft], None]]:
    """Register what carries a kind of command out."""

    def register(doer: Callable[[Any, Draft], None]) -> Callable[[Any, Draft], None]:
        _DOERS[kind] = doer
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
    _update(draft, act, main=act.main - 1, shooting=True, moved=True)
    draft.push(React(act.unit))
    march(draft, act.unit, command.cell, SLOW)


@_does(commands.Rush)
def _(command: commands.Rush, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, main=act.main - 1, shooting=False, moved=True)
    draft.push(React(act.unit))
    march(draft, act.unit, command.cell, FAST)


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
    if isinstance(top, Deployment):
        settle_hero(draft, command.unit, command.cell)
        draft.emit(Deployed(command.unit, (command.cell,), "deployment"))
        return
    assert isinstance(top, Reserves)
    draft.agenda[-1] = Reserves(top.side.other, top.scouts)
    deployment.arrive(draft, command.unit, command.cell, scouts=top.scouts)


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


@_does(commands.Rest)
def _(command: commands.Rest, draft: Draft) -> None:
    hero_actions.rest(draft, _act(draft), command)


@_does(commands.BuyAction)
def _(command: commands.BuyAction, draft: Draft) -> None:
    hero_actions.buy_action(draft, _act(draft), command)


@_does(commands.UseSkill)
def _(command: commands.UseSkill, draft: Draft) -> None:
    hero_actions.use_skill(draft, _act(draft), command)


@_does(commands.UseItem)
def _(command: commands.UseItem, draft: Draft) -> None:
    hero_actions.use_item(draft, _act(draft), command)


@_does(commands.UseFeat)
def _(command: commands.UseFeat, draft: Draft) -> None:
    hero_actions.use_feat(draft, _act(draft), command)


@_does(commands.Discover)
def _(command: commands.Discover, draft: Draft) -> None:
    hero_actions.discover(draft, _act(draft), command)


@_does(commands.Push)
def _(command: commands.Push, draft: Draft) -> None:
    hero_actions.push(draft, _act(draft), command)


@_does(commands.Scurry)
def _(command: commands.Scurry, draft: Draft) -> None:
    hero_actions.scurry(draft, _act(draft))


@_does(commands.FirstAid)
def _(command: commands.FirstAid, draft: Draft) -> None:
    hero_actions.first_aid(draft, _act(draft), command)


@_does(commands.PickUp)
def _(command: commands.PickUp, draft: Draft) -> None:
    act = _act(draft)
    _update(draft, act, picked=True)
    pick_up(draft, act.unit, command.treasure)


@_does(commands.Swap)
def _(command: commands.Swap, draft: Draft) -> None:
    hero_actions.swap(draft, _act(draft), command.weapon)


@_does(commands.Buy)
def _(command: commands.Buy, draft: Draft) -> None:
    shop.buy(draft, command)


@_does(commands.Sell)
def _(command: commands.Sell, draft: Draft) -> None:
    shop.sell(draft, command)


@_does(commands.HandOver)
def _(command: commands.HandOver, draft: Draft) -> None:
    shop.hand_over(draft, command)


@_does(commands.Pay)
def _(command: commands.Pay, draft: Draft) -> None:
    shop.pay_over(draft, command)


@_does(commands.Restock)
def _(command: commands.Restock, draft: Draft) -> None:
    shop.pay_for_restock(draft, command)
