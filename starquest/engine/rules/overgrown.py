"""The special rule overgrown."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("overgrown")
@frozen
class Overgrown(Rule):
    """Spores: steadier in morale tests."""

    whole_unit: ClassVar[bool] = True

    def morale(self) -> int:
        return 1
