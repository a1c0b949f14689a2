"""The shop."""

from starquest.model import command as commands
from starquest.text.command_labels.registry import called
from starquest.text.phrases import Phrases
from starquest.text.prices import price_of, resale_of

RESTOCKING = 5


@called.register
def _(command: commands.Buy, say: Phrases) -> str:
    return f"Buy {say.thing(command.item)} ({price_of(command.item, say.catalog)}c)"


@called.register
def _(command: commands.Sell, say: Phrases) -> str:
    return f"Sell {say.thing(command.item)} ({resale_of(command.item, say.catalog)}c)"


@called.register
def _(command: commands.HandOver, say: Phrases) -> str:
    return f"Give {say.thing(command.item)} to {say.who(command.to)}"


@called.register
def _(command: commands.Pay, say: Phrases) -> str:
    return f"Give {command.credits}c to {say.who(command.to)}"


@called.register
def _(_command: commands.Restock, _: Phrases) -> str:
    return f"New stock ({RESTOCKING}c)"
