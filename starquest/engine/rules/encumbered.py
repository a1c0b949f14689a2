"""The special rule encumbered."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("encumbered")
@attrs.frozen
class Encumbered(Rule):
    """Heavy armour slows its wearer."""

    def advance(self) -> int:
        return -1

    def rush(self) -> int:
        return -2
