"""The special rule strider."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("strider")
@attrs.frozen
class Strider(Rule):
    """Difficult ground does not slow it."""

    whole_unit: ClassVar[bool] = True

    def ignores_difficult(self) -> bool:
        return True
