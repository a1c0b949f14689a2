"""The special rule zeal."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("zeal")
@frozen
class Zeal(Rule):
    """Redeemers: may shake off fear as a round starts."""

    whole_unit: ClassVar[bool] = True

    def rallies(self) -> int:
        return 4
