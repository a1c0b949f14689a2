"""The special rule strider."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("strider")
@frozen
class Strider(Rule):
    """Difficult ground does not slow it, and it jumps better."""

    whole_unit: ClassVar[bool] = True

    def ignores_difficult(self) -> bool:
        return True

    def easier_jumps(self) -> int:
        return 1
