"""The special rule guarded."""

import attrs

from starquest.engine.hooks import Rule, rule
from starquest.model.ids import EntityId


@rule("guarded")
@attrs.frozen
class Guarded(Rule):
    """Somebody else takes the wounds of attacks on it; its number says who."""

    def bodyguard(self) -> EntityId:
        return EntityId(self.value)
