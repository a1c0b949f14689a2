"""The special rule ap."""

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule


@rule("ap")
@attrs.frozen
class ArmourPiercing(Rule):
    """Blocks against the weapon are harder."""

    def piercing(self, attack: Attack) -> int:
        return self.value

    def armour_piercing(self) -> int:
        return self.value
