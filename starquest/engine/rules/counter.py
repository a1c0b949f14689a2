"""The special rule counter."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("counter")
@attrs.frozen
class Counter(Rule):
    """The weapon strikes before those who charge."""

    def counters(self) -> bool:
        return True
