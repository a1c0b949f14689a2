"""The special rule piercing eye."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Attacks, Rule, rule
from starquest.model.frozen import frozen


@rule("piercing_eye")
@frozen
class PiercingEye(Rule):
    """Shoots as if there were no cover."""

    attacks: ClassVar[Attacks] = Attacks.SHOOTING

    def ignores_cover(self, attack: Attack) -> bool:
        return not attack.melee
