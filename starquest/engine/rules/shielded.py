"""The special rule shielded."""

from typing import ClassVar

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("shielded")
@attrs.frozen
class Shielded(Rule):
    """Blocks better, near and far."""

    whole_unit: ClassVar[bool] = True

    def to_block(self, attack: Attack) -> int:
        return 1
