"""The special rule caster."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("caster")
@frozen
class Caster(Rule):
    """Gathers spell tokens as each round starts."""

    def tokens(self) -> int:
        return self.value
