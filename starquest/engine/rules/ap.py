"""The special rule ap."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("ap")
@frozen
class ArmourPiercing(Rule):
    """Blocks against the weapon are harder."""

    def piercing(self, attack: Attack) -> int:
        return self.value

    def armour_piercing(self) -> int:
        return self.value
