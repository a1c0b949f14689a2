"""The special rule reliable."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("reliable")
@frozen
class Reliable(Rule):
    """Attacks with a Quality of 2+."""

    def quality(self, attack: Attack, quality: int) -> int:
        return 2
