"""The special rule hidden."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import FindOut, Step


@rule("hidden")
@frozen
class Hidden(Rule):
    """Enemies farther off than its number do not know of it, until one has come nearer."""

    def hides(self) -> int:
        return self.value

    def on_enemy_near(self, bearer: EntityId, mover: EntityId) -> tuple[Step, ...]:
        return (FindOut(bearer, mover, self.value),)
