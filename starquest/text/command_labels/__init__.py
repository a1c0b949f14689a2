"""What a command is called on a button, in a menu or in a record."""

from importlib import import_module

from starquest.model.command import Command
from starquest.text.command_labels.registry import called
from starquest.text.phrases import Phrases

for _module in ("actions", "heroes", "trade"):
    import_module(f"{__name__}.{_module}")


def label(command: Command, phrases: Phrases) -> str:
    """What a command is called."""
    return called(command, phrases)
