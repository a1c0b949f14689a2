"""The special rule braced."""

import attrs

from starquest.engine.hooks import Rule, rule


@rule("braced")
@attrs.frozen
class Braced(Rule):
    """Nobody else can move it."""

    def stands_fast(self) -> bool:
        return True
