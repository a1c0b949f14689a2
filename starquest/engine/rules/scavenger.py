"""The special rule scavenger."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("scavenger")
@attrs.frozen
class Scavenger(Rule):
    """Looks twice under a search token."""

    def searches_twice(self) -> bool:
        return True
