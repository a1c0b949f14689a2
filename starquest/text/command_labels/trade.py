"""The shop."""

from starquest.content.prices import price_of, resale_of
from starquest.model import command as commands
from starquest.text.command_labels.registry import called
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers


@called.register
def _(command: commands.Buy, say: Phrases) -> str:
    price = price_of(command.item, say.catalog)
    return words("labels.buy", item=say.thing(command.item), price=price)


@called.register
def _(command: commands.Sell, say: Phrases) -> str:
    price = resale_of(command.item, say.catalog)
    return words("labels.sell", item=say.thing(command.item), price=price)


@called.register
def _(command: commands.HandOver, say: Phrases) -> str:
    return words("labels.give", item=say.thing(command.item), who=say.who(command.to))


@called.register
def _(command: commands.Pay, say: Phrases) -> str:
    return words("labels.pay", credits=command.credits, who=say.who(command.to))


@called.register
def _(command: commands.Wield, say: Phrases) -> str:
    return words("labels.swap", weapon=say.thing(command.weapon))


@called.register
def _(_command: commands.Restock, _: Phrases) -> str:
    return words("labels.restock", price=quest_numbers().shop.restock)


@called.register
def _(command: commands.SetLuck, _: Phrases) -> str:
    return words_in("labels.luck", command.luck)
