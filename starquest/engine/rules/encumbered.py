"""The special rule encumbered."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("encumbered")
@frozen
class Encumbered(Rule):
    """Heavy armour slows its wearer."""

    def advance(self) -> int:
        return -1

    def rush(self) -> int:
        return -2
