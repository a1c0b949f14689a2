"""The special rule courageous."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("courageous")
@attrs.frozen
class Courageous(Rule):
    """Passes every morale test."""

    def passes_morale(self) -> bool:
        return True
