"""Special rules: their names and texts, and how they are written."""

import re

from starquest.content.fault import fault
from starquest.content.fields import Id, Name, StatementId
from starquest.content.names import shown
from starquest.content.price import Price
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef

_WRITTEN = re.compile(r"([a-z][a-z0-9_]*)(?: ([1-9][0-9]?))?")


@frozen
class RuleDef:
    """A special rule as a player reads it; what it does is code."""

    id: Id
    name: Name
    text: Name
    takes_value: bool = False
    """Whether a number belongs to it, as in AP(1)."""
    ids: tuple[StatementId, ...] = ()
    """The statements of the rules that it is."""
    price: Price | None = None
    """What it costs who bears it; without one it is only lent."""


def parse_rule(value: object) -> RuleRef:
    """A rule as data writes it: a name, then a number if it has one, as in "ap 1"."""
    found = _WRITTEN.fullmatch(value) if type(value) is str else None
    if not found:
        raise ValueError(fault("problems.value.rule", found=shown(value)))
    return RuleRef(found[1], int(found[2] or 0))


def write_rule(rule: RuleRef) -> str:
    """The text parse_rule reads."""
    return f"{rule.name} {rule.value}" if rule.value else rule.name
