"""The special rule rending."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("rending")
@frozen
class Rending(Rule):
    """Natural sixes to hit tear through armour, and Regeneration is no help."""

    def piercing_sixes(self, attack: Attack) -> int:
        return 4

    def pierces_regeneration(self) -> bool:
        return True
