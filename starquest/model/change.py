"""Replacing fields of a row, for the hot path and where their names are known at run time only."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import attrs

R = TypeVar("R")

_Shape = tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]
"""How to get all fields of a row at once, and the place of each among them."""

_SHAPES: dict[type, _Shape] = {}


def changed(row: R, **fields: Any) -> R:
    """A row with some of its fields replaced: `attrs.evolve` at a third of the price."""
    kind = type(row)
    fields_of, places = _SHAPES.get(kind) or _shape(kind)
    values = [*fields_of(row)]
    for name, value in fields.items():
        values[places[name]] = value
    return kind(*values)


def _shape(kind: type) -> _Shape:
    names = [field.name for field in attrs.fields(kind)]
    if len(names) == 1:
        raise TypeError(f"{kind.__name__} has one field only, to be written out")
    _SHAPES[kind] = attrgetter(*names), {name: place for place, name in enumerate(names)}
    return _SHAPES[kind]
