"""The special rule tough."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("tough")
@frozen
class Tough(Rule):
    """Bears several wounds."""

    def toughness(self) -> int:
        return self.value
