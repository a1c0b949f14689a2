"""The special rule immobile."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("immobile")
@frozen
class Immobile(Rule):
    """Stays where it stands."""

    def hold_only(self) -> bool:
        return True
