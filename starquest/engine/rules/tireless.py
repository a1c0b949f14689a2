"""The special rule tireless."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("tireless")
@attrs.frozen
class Tireless(Rule):
    """Fatigue does not count."""

    def tireless(self) -> bool:
        return True
