"""The special rule slow."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("slow")
@attrs.frozen
class Slow(Rule):
    """Moves less far."""

    def advance(self) -> int:
        return -2

    def rush(self) -> int:
        return -4
