"""The special rule stealth."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("stealth")
@frozen
class Stealth(Rule):
    """Hard to hit from afar."""

    whole_unit: ClassVar[bool] = True

    def to_be_hit(self, attack: Attack) -> int:
        return -1 if attack.far and not attack.melee else 0
