"""The special rule indirect."""

from starquest.engine.circumstances import Attack, Cover
from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("indirect")
@frozen
class Indirect(Rule):
    """Shoots over what is in the way, badly after moving."""

    def to_hit(self, attack: Attack) -> int:
        return -1 if attack.moved and not attack.melee else 0

    def sees_everything(self) -> bool:
        return True

    def ignores_cover(self, attack: Attack) -> bool:
        return attack.cover is Cover.BEHIND

    def shoots_best_still(self) -> bool:
        return True
