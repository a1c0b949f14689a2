"""The special rule bane."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("bane")
@attrs.frozen
class Bane(Rule):
    """Regeneration does not help, and lucky blocks must be repeated."""

    def rerolls_blocks(self) -> bool:
        return True

    def pierces_regeneration(self) -> bool:
        return True
