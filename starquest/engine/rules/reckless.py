"""The special rule reckless."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("reckless")
@frozen
class Reckless(Rule):
    """Raiders: when charging, natural sixes to hit strike once more."""

    def extra_hits(self, attack: Attack) -> int:
        return 1 if attack.charging else 0
