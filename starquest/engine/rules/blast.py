"""The special rule blast."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("blast")
@frozen
class Blast(Rule):
    """Hits multiply over a crowd, and cover is no help."""

    def blast(self) -> int:
        return self.value

    def ignores_cover(self, attack: Attack) -> bool:
        return True
