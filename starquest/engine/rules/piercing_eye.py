"""The special rule piercing eye."""

from typing import ClassVar

import attrs

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Attacks, Rule, rule


@rule("piercing_eye")
@attrs.frozen
class PiercingEye(Rule):
    """Shoots as if there were no cover."""

    attacks: ClassVar[Attacks] = Attacks.SHOOTING

    def ignores_cover(self, attack: Attack) -> bool:
        return not attack.melee
