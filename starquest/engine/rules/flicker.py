"""The special rule flicker."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("flicker")
@frozen
class Flicker(Rule):
    """Nullborn: hard to hit from afar."""

    whole_unit: ClassVar[bool] = True

    def to_be_hit(self, attack: Attack) -> int:
        return -1 if attack.far else 0
