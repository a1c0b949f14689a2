"""The special rule self knit."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("self_knit")
@frozen
class SelfKnit(Rule):
    """Hollow: a wound may close at once, whatever made it."""

    whole_unit: ClassVar[bool] = True

    def ignores_wound(self, *, pierced: bool) -> int:
        return 6
