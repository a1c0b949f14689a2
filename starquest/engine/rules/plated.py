"""The special rule plated."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("plated")
@frozen
class Plated(Rule):
    """Syndicate: blocks better when shot from afar."""

    whole_unit: ClassVar[bool] = True

    def to_block(self, attack: Attack) -> int:
        return 1 if attack.far and not attack.melee else 0
