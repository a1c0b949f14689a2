"""The special rule tireless."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("tireless")
@frozen
class Tireless(Rule):
    """Fatigue does not count."""

    def tireless(self) -> bool:
        return True
