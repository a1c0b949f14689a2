"""The class decorator of every row, command, event and definition: `attrs.frozen`, built faster.

Hundreds of such classes are built whenever the engine is loaded, and most of that time goes into
compiling methods for each. Here equality, hash and repr are shared functions over the fields
instead; `__init__` and everything else is attrs' own, and so is what a type checker sees.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import attrs

__all__ = ("LATER", "frozen")

LATER: Final[Mapping[str, bool]] = MappingProxyType({"later": True})
"""Marks a row's field that came after runs were kept: digests leave it out while it is default."""

if TYPE_CHECKING:
    from attrs import frozen
else:

    def frozen(cls: type | None = None, /, **options: Any) -> Any:  # noqa: ANN401 - as attrs has it
        """Build a frozen class with slots, compared by its fields; options are those of attrs."""
        if cls is None:
            return lambda plain: frozen(plain, **options)
        if options.get("cache_hash") or not options.get("eq", True):
            return attrs.frozen(cls, **options)
        own = cls.__dict__
        built = attrs.frozen(cls, repr=False, eq=False, **options)
        for name, method in _shared(built):
            if name not in own or own[name] is None:
                setattr(built, name, method)
        return built


def _shared(cls: type[attrs.AttrsInstance]) -> list[tuple[str, object]]:
    """The methods attrs would have compiled."""
    fields = attrs.fields(cls)
    key = _getter([field.name for field in fields if field.eq])
    shown = [field.name for field in fields if field.repr]

    def __eq__(self: object, other: object) -> bool:  # noqa: N807 - becomes that method
        if other.__class__ is not self.__class__:
            return NotImplemented
        return key(self) == key(other)

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(key(self))

    def __repr__(self: object) -> str:  # noqa: N807
        name = self.__class__.__qualname__.rpartition(">.")[2]
        values = (f"{field}={getattr(self, field)!r}" for field in shown)
        return f"{name}({', '.join(values)})"

    return [("__eq__", __eq__), ("__hash__", __hash__), ("__repr__", __repr__)]


def _getter(names: list[str]) -> Callable[[object], object]:
    """All fields at once, without a line of Python for each."""
    return attrgetter(*names) if names else _nothing


def _nothing(_row: object) -> object:
    return ()
