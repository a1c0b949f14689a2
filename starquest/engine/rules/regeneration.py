"""The special rule regeneration."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("regeneration")
@frozen
class Regeneration(Rule):
    """Wounds may close at once."""

    whole_unit: ClassVar[bool] = True

    def ignores_wound(self, *, pierced: bool) -> int:
        return 0 if pierced else 5
