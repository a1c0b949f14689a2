"""Keeping what was computed from a value for as long as that very value is around.

The values of the model compare field by field, which is slow for a whole table; here identity is
asked first. Nothing depends on a hit: a miss only computes again.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(Generic[K, V]):
    """A function of one immutable value, remembered by the value's identity."""

    __slots__ = ("_compute", "_known", "_most")

    def __init__(self, compute: Callable[[K], V], most: int = 4096) -> None:
        self._compute = compute
        self._known: dict[int, tuple[K, V]] = {}
        self._most = most

    def __call__(self, value: K) -> V:
        """The result for a value."""
        known = self._known.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        if len(self._known) >= self._most:
            self._known.clear()
        result = self._compute(value)
        self._known[id(value)] = (value, result)
        return result
