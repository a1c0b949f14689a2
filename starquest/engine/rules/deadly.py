"""The special rule deadly."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("deadly")
@attrs.frozen
class Deadly(Rule):
    """Each wound counts several times, all on one model."""

    def deadly(self) -> int:
        return self.value
