"""The special rule thrust."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("thrust")
@frozen
class Thrust(Rule):
    """When charging, hits more often and harder in melee."""

    def to_hit(self, attack: Attack) -> int:
        return 1 if attack.melee and attack.charging else 0

    def piercing(self, attack: Attack) -> int:
        return 1 if attack.melee and attack.charging else 0
