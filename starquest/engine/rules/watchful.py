"""The special rule watchful."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.step import Step, WatchShot


@rule("watchful")
@frozen
class Watchful(Rule):
    """Shoots the first enemy that ends a move in range."""

    def on_enemy_moved(self, bearer: EntityId, mover: EntityId) -> tuple[Step, ...]:
        return (WatchShot(bearer, mover),)
