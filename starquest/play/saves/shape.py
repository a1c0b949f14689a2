"""The fields a kept value has, as one short word: it changes when the classes do."""

import hashlib
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

LETTERS = 12


def shape_of(*kinds: object) -> str:
    """The shape of some kinds of values and of everything inside them."""
    lines: dict[str, str] = {}
    for kind in kinds:
        _note(kind, lines)
    told = "\n".join(f"{name}: {lines[name]}" for name in sorted(lines))
    return hashlib.sha256(told.encode()).hexdigest()[:LETTERS]


def _note(kind: Any, lines: dict[str, str]) -> None:  # noqa: ANN401 - any annotation
    if isinstance(kind, type) and kind.__qualname__ in lines:
        return
    if isinstance(kind, type) and issubclass(kind, Enum):
        lines[kind.__qualname__] = ",".join(str(member.value) for member in kind)
    elif isinstance(kind, type) and attrs.has(kind):
        hints = get_type_hints(kind)
        names = [field.name for field in attrs.fields(kind) if field.eq]
        lines[kind.__qualname__] = ",".join(f"{name} {_told(hints[name])}" for name in names)
        for name in names:
            _note(hints[name], lines)
    else:
        for part in get_args(kind):
            _note(part, lines)


def _told(kind: Any) -> str:  # noqa: ANN401 - any annotation
    """An annotation in words that are the same in every version of Python."""
    origin, parts = get_origin(kind), [_told(part) for part in get_args(kind)]
    if origin in (Union, UnionType):
        return "|".join(parts)
    name = "..." if kind is Ellipsis else getattr(origin or kind, "__name__", "?")
    return f"{name}[{','.join(parts)}]" if parts else name
