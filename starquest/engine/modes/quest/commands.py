"""What carries out the commands that only heroes can be given."""

from collections.abc import Callable
from typing import Any

from starquest.engine.draft import Draft
from starquest.engine.mode import Doer
from starquest.engine.modes.quest import shop
from starquest.engine.modes.quest.heroes import hero_actions
from starquest.engine.modes.quest.layout import settle_hero
from starquest.model import command as commands
from starquest.model.event import Deployed
from starquest.model.step import Act, Deployment


def _acting(action: Callable[[Draft, Act, Any], None]) -> Doer:
    """A command of the activation on top of the agenda."""

    def do(command: commands.Command, draft: Draft) -> None:
        act = draft.agenda[-1]
        assert isinstance(act, Act)
        action(draft, act, command)

    return do


def _trading(trade: Callable[[Draft, Any], None]) -> Doer:
    return lambda command, draft: trade(draft, command)


def _deploy(draft: Draft, _step: Deployment, command: commands.Deploy) -> None:
    settle_hero(draft, command.unit, command.cell)
    draft.emit(Deployed(command.unit, (command.cell,), "deployment"))


DOERS: dict[type, Doer] = {
    commands.Rest: _acting(hero_actions.rest),
    commands.BuyAction: _acting(hero_actions.buy_action),
    commands.UseSkill: _acting(hero_actions.use_skill),
    commands.UseItem: _acting(hero_actions.use_item),
    commands.UseFeat: _acting(hero_actions.use_feat),
    commands.Discover: _acting(hero_actions.discover),
    commands.Push: _acting(hero_actions.push),
    commands.Scurry: _acting(hero_actions.scurry),
    commands.FirstAid: _acting(hero_actions.first_aid),
    commands.PickUp: _acting(hero_actions.take_treasure),
    commands.Swap: _acting(hero_actions.swap),
    commands.Buy: _trading(shop.buy),
    commands.Sell: _trading(shop.sell),
    commands.HandOver: _trading(shop.hand_over),
    commands.Pay: _trading(shop.pay_over),
    commands.Restock: _trading(shop.pay_for_restock),
    commands.Wield: _trading(shop.wield),
    commands.SetLuck: _trading(shop.set_luck),
}
DEPLOYS: dict[type, Callable[[Draft, Any, commands.Deploy], None]] = {Deployment: _deploy}
