"""The special rule hero."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("hero")
@attrs.frozen
class Hero(Rule):
    """Friends near it may borrow its Quality for morale."""

    def lends_quality(self) -> bool:
        return True
