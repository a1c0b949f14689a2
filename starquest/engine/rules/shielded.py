"""The special rule shielded."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("shielded")
@frozen
class Shielded(Rule):
    """Blocks better, near and far."""

    whole_unit: ClassVar[bool] = True

    def to_block(self, attack: Attack) -> int:
        return 1
