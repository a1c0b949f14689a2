"""The special rule delayed."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("delayed")
@attrs.frozen
class Delayed(Rule):
    """Acts after all the others of its side."""

    def acts_last(self) -> bool:
        return True
