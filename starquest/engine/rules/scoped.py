"""The special rule scoped."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("scoped")
@frozen
class Scoped(Rule):
    """Aims well when its bearer has not moved."""

    def to_hit(self, attack: Attack) -> int:
        return 0 if attack.moved or attack.melee else 1
