"""The special rule guarded."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId


@rule("guarded")
@frozen
class Guarded(Rule):
    """Somebody else takes the wounds of attacks on it; its number says who."""

    def bodyguard(self) -> EntityId:
        return EntityId(self.value)
