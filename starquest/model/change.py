"""Replacing fields of a row whose names are only known at run time."""

from typing import Any, TypeVar

import attrs

R = TypeVar("R")


def changed(row: R, **fields: Any) -> R:
    """A row with some of its fields replaced."""
    return attrs.evolve(row, **fields)  # type: ignore[misc]  # every row is an attrs class
