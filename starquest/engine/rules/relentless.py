"""The special rule relentless."""

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("relentless")
@frozen
class Relentless(Rule):
    """Shooting far, natural sixes to hit strike once more."""

    def extra_hits(self, attack: Attack) -> int:
        return 1 if attack.far and not attack.melee else 0

    def shoots_best_still(self) -> bool:
        return True
