"""The special rule surge."""

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("surge")
@attrs.frozen
class Surge(Rule):
    """Natural sixes to hit strike once more."""

    def extra_hits(self, attack: Attack) -> int:
        return 1
