"""The special rule fear."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("fear")
@attrs.frozen
class Fear(Rule):
    """Its blows in melee count for more than they hurt."""

    def fear(self) -> int:
        return self.value
