"""The special rule sure footed."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("sure_footed")
@attrs.frozen
class SureFooted(Rule):
    """No ground slows or hurts its charge."""

    def charges_anywhere(self) -> bool:
        return True
