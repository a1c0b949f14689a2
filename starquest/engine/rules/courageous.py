"""The special rule courageous."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("courageous")
@frozen
class Courageous(Rule):
    """Passes every morale test."""

    def passes_morale(self) -> bool:
        return True
