"""The special rule limited."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("limited")
@attrs.frozen
class Limited(Rule):
    """Works once a game."""

    def once(self) -> bool:
        return True
