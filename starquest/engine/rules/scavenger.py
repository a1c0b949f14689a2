"""The special rule scavenger."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("scavenger")
@frozen
class Scavenger(Rule):
    """Looks twice under a search token."""

    def searches_twice(self) -> bool:
        return True
