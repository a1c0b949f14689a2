"""The special rule fast."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("fast")
@frozen
class Fast(Rule):
    """Moves farther."""

    whole_unit: ClassVar[bool] = True

    def advance(self) -> int:
        return 2

    def rush(self) -> int:
        return 4
