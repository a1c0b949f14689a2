"""The special rule regeneration."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("regeneration")
@attrs.frozen
class Regeneration(Rule):
    """Wounds may close at once."""

    whole_unit: ClassVar[bool] = True

    def ignores_wound(self, *, pierced: bool) -> int:
        return 0 if pierced else 5
