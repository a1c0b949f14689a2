"""The special rule slow."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("slow")
@frozen
class Slow(Rule):
    """Moves less far."""

    def advance(self) -> int:
        return -2

    def rush(self) -> int:
        return -4
