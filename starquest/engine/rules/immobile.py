"""The special rule immobile."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("immobile")
@attrs.frozen
class Immobile(Rule):
    """Stays where it stands."""

    def hold_only(self) -> bool:
        return True
