"""The special rule blast."""

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("blast")
@attrs.frozen
class Blast(Rule):
    """Hits multiply over a crowd, and cover is no help."""

    def blast(self) -> int:
        return self.value

    def ignores_cover(self, attack: Attack) -> bool:
        return True
