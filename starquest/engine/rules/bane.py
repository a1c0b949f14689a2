"""The special rule bane."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("bane")
@frozen
class Bane(Rule):
    """Regeneration does not help, and lucky blocks must be repeated."""

    def rerolls_blocks(self) -> bool:
        return True

    def pierces_regeneration(self) -> bool:
        return True
