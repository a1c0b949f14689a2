"""The special rule scout."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("scout")
@frozen
class Scout(Rule):
    """May deploy late, and forward."""

    whole_unit: ClassVar[bool] = True

    def scouts(self) -> bool:
        return True
