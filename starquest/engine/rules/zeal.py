"""The special rule zeal."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import Rally, Step

RECOVERS = 4


@rule("zeal")
@frozen
class Zeal(Rule):
    """Redeemers: may shake off fear as a round starts."""

    whole_unit: ClassVar[bool] = True

    def on_round_start(self, bearer: EntityId) -> tuple[Step, ...]:
        return (Rally(bearer, RECOVERS, self.id),)
