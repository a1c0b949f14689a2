"""The special rule zeal."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("zeal")
@attrs.frozen
class Zeal(Rule):
    """Redeemers: may shake off fear as a round starts."""

    whole_unit: ClassVar[bool] = True

    def rallies(self) -> int:
        return 4
