"""The special rule flying."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("flying")
@frozen
class Flying(Rule):
    """Moves over units and terrain."""

    whole_unit: ClassVar[bool] = True

    def flies(self) -> bool:
        return True
