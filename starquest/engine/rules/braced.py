"""The special rule braced."""

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("braced")
@frozen
class Braced(Rule):
    """Nobody else can move it."""

    def stands_fast(self) -> bool:
        return True
