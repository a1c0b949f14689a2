"""The special rule reliable."""

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("reliable")
@attrs.frozen
class Reliable(Rule):
    """Attacks with a Quality of 2+."""

    def quality(self, attack: Attack, quality: int) -> int:
        return 2
