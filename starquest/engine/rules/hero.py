"""The special rule hero."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("hero")
@frozen
class Hero(Rule):
    """Friends near it may borrow its Quality for morale."""

    def lends_quality(self) -> bool:
        return True
