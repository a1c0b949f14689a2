"""Limits on values, written beside a field's type: `Annotated[int, Between(2, 6)]`.

They are checked where data enters, so building a value in code costs nothing extra, and each
field is judged by itself, so one bad value never hides another.
"""

import re
import unicodedata
from typing import Protocol, runtime_checkable

from starquest.content.fault import Fault, fault
from starquest.content.names import shown
from starquest.model.frozen import frozen

_IDENT = re.compile(r"[a-z][a-z0-9_]*")
_STATEMENT = re.compile(r"[A-Z]{2}-[0-9]{2,4}")
_UNSAFE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


@runtime_checkable
class Check(Protocol):
    """Something a value of the right type may still fail."""

    def problem(self, value: object) -> Fault | None:
        """What is wrong with the value; None when nothing is."""
        ...


@frozen
class Between:
    """A whole number from low to high."""

    low: int
    high: int

    def problem(self, value: object) -> Fault | None:
        """Say so when the number is outside."""
        if isinstance(value, int) and self.low <= value <= self.high:
            return None
        return fault("problems.value.between", low=self.low, high=self.high, found=shown(value))


@frozen
class Ident:
    """A snake_case name."""

    def problem(self, value: object) -> Fault | None:
        """Say so when the text is no such name."""
        if isinstance(value, str) and _IDENT.fullmatch(value):
            return None
        return fault("problems.value.ident", found=shown(value))


@frozen
class Statement:
    """The number of a statement of the rules."""

    def problem(self, value: object) -> Fault | None:
        """Say so when the text is no such number."""
        if isinstance(value, str) and _STATEMENT.fullmatch(value):
            return None
        return fault("problems.value.statement", found=shown(value))


@frozen
class Filled:
    """A text or list that is not empty."""

    def problem(self, value: object) -> Fault | None:
        """Say so when there is nothing in it."""
        return None if value else fault("problems.value.empty")


def unsafe(text: str) -> str:
    """The first character that could disturb a terminal (control, escape, bidi), or nothing."""
    if text.isprintable():
        return ""  # most are, and asking for each character takes its time
    return next((c for c in text if unicodedata.category(c) in _UNSAFE), "")
