"""The special rule deadly."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("deadly")
@frozen
class Deadly(Rule):
    """Each wound counts several times, all on one model."""

    def deadly(self) -> int:
        return self.value
