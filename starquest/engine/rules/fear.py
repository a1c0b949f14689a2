"""The special rule fear."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("fear")
@frozen
class Fear(Rule):
    """Its blows in melee count for more than they hurt."""

    def fear(self) -> int:
        return self.value
