"""The special rule caster."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import GatherTokens, Step


@rule("caster")
@frozen
class Caster(Rule):
    """Gathers spell tokens as each round starts."""

    def casts(self) -> bool:
        return True

    def on_round_start(self, bearer: EntityId) -> tuple[Step, ...]:
        return (GatherTokens(bearer, self.value, self.id),)
