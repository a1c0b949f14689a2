"""The special rule limited."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("limited")
@frozen
class Limited(Rule):
    """Works once a game."""

    def once(self) -> bool:
        return True
