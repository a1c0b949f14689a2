"""The special rule counter."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("counter")
@frozen
class Counter(Rule):
    """The weapon strikes before those who charge."""

    def counters(self) -> bool:
        return True
