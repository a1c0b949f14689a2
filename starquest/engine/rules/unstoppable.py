"""The special rule unstoppable."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("unstoppable")
@frozen
class Unstoppable(Rule):
    """Nothing makes the weapon worse, and Regeneration is no help."""

    def ignores_penalties(self) -> bool:
        return True

    def pierces_regeneration(self) -> bool:
        return True
