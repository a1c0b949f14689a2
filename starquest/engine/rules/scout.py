"""The special rule scout."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("scout")
@attrs.frozen
class Scout(Rule):
    """May deploy late, and forward."""

    whole_unit: ClassVar[bool] = True

    def scouts(self) -> bool:
        return True
