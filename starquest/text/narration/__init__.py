"""What happened: one sentence for each event, with every die in it."""

from importlib import import_module

from starquest.text.narration.registry import SILENT, tell

__all__ = ("SILENT", "tell")

for _module in (
    "turns",
    "fights",
    "heights",
    "states",
    "missions",
    "finds",
    "heroes",
    "trade",
    "horde",
    "armies",
):
    import_module(f"{__name__}.{_module}")
