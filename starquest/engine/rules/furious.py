"""The special rule furious."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("furious")
@frozen
class Furious(Rule):
    """When charging, natural sixes to hit strike once more."""

    def extra_hits(self, attack: Attack) -> int:
        return 1 if attack.melee and attack.charging else 0
