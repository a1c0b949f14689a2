"""The special rule surge."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("surge")
@frozen
class Surge(Rule):
    """Natural sixes to hit strike once more."""

    def extra_hits(self, attack: Attack) -> int:
        return 1
