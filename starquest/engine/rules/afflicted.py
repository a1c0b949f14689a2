"""The special rule afflicted."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("afflicted")
@attrs.frozen
class Afflicted(Rule):
    """The first power spent in a round costs more."""

    def surcharge(self) -> int:
        return 1
