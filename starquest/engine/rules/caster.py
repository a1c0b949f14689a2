"""The special rule caster."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("caster")
@attrs.frozen
class Caster(Rule):
    """Gathers spell tokens as each round starts."""

    def tokens(self) -> int:
        return self.value
