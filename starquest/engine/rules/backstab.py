"""The special rule backstab."""

from typing import ClassVar

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Attacks, Rule, rule
from starquest.model.frozen import frozen


@rule("backstab")
@frozen
class Backstab(Rule):
    """In melee, blocks are harder while another friend keeps the target busy."""

    attacks: ClassVar[Attacks] = Attacks.MELEE
    flanks: ClassVar[bool] = True

    def piercing(self, attack: Attack) -> int:
        return self.value if attack.melee and attack.flanked else 0
