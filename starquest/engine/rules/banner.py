"""The special rule banner."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("banner")
@frozen
class Banner(Rule):
    """Steadier in morale tests while the standard is up."""

    def morale(self) -> int:
        return 1
