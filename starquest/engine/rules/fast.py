"""The special rule fast."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("fast")
@attrs.frozen
class Fast(Rule):
    """Moves farther."""

    whole_unit: ClassVar[bool] = True

    def advance(self) -> int:
        return 2

    def rush(self) -> int:
        return 4
