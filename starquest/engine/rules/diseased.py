"""The special rule diseased."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import Sicken, Step

SICK_UP_TO = 3


@rule("diseased")
@frozen
class Diseased(Rule):
    """May lose a wound as a round ends, and heals badly."""

    def resists_healing(self) -> bool:
        return True

    def on_round_end(self, bearer: EntityId) -> tuple[Step, ...]:
        return (Sicken(bearer, SICK_UP_TO, self.id),)
