"""The special rule tough."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("tough")
@attrs.frozen
class Tough(Rule):
    """Bears several wounds."""

    def toughness(self) -> int:
        return self.value
