"""The special rule unstoppable."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("unstoppable")
@attrs.frozen
class Unstoppable(Rule):
    """Nothing makes the weapon worse, and Regeneration is no help."""

    def ignores_penalties(self) -> bool:
        return True

    def pierces_regeneration(self) -> bool:
        return True
