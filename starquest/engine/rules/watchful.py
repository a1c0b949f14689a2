"""The special rule watchful."""

import attrs

from starquest.engine.hooks import Rule, rule
from starquest.model.ids import EntityId
from starquest.model.step import Step, WatchShot


@rule("watchful")
@attrs.frozen
class Watchful(Rule):
    """Shoots the first enemy that ends a move in range."""

    def on_enemy_moved(self, bearer: EntityId, mover: EntityId) -> tuple[Step, ...]:
        return (WatchShot(bearer, mover),)
