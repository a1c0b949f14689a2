"""The special rule overgrown."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("overgrown")
@attrs.frozen
class Overgrown(Rule):
    """Spores: steadier in morale tests."""

    whole_unit: ClassVar[bool] = True

    def morale(self) -> int:
        return 1
