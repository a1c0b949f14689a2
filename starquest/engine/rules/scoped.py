"""The special rule scoped."""

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("scoped")
@attrs.frozen
class Scoped(Rule):
    """Aims well when its bearer has not moved."""

    def to_hit(self, attack: Attack) -> int:
        return 0 if attack.moved or attack.melee else 1
