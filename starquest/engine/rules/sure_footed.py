"""The special rule sure footed."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("sure_footed")
@frozen
class SureFooted(Rule):
    """No ground slows or hurts its charge."""

    def charges_anywhere(self) -> bool:
        return True
