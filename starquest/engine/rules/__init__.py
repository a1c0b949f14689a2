"""The special rules, one small class each; a file's name is the rule's id."""

from importlib import import_module
from pkgutil import iter_modules


def register_all() -> None:
    """Import every rule of this folder, in the order of their names."""
    for name in sorted(info.name for info in iter_modules(__path__)):
        import_module(f"{__name__}.{name}")
