"""The special rule delayed."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("delayed")
@frozen
class Delayed(Rule):
    """Acts after all the others of its side."""

    def acts_last(self) -> bool:
        return True
