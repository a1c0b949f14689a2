"""The special rule fearless."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("fearless")
@frozen
class Fearless(Rule):
    """A failed morale test may still be passed."""

    whole_unit: ClassVar[bool] = True

    def saves_morale(self) -> int:
        return 4
