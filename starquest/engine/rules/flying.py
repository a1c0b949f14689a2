"""The special rule flying."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("flying")
@attrs.frozen
class Flying(Rule):
    """Moves over units and terrain."""

    whole_unit: ClassVar[bool] = True

    def flies(self) -> bool:
        return True
