"""The special rule afflicted."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("afflicted")
@frozen
class Afflicted(Rule):
    """The first power spent in a round costs more."""

    def surcharge(self) -> int:
        return 1
