"""The special rule fearless."""

from typing import ClassVar

import attrs

from starquest.engine.hooks import Rule, rule


@rule("fearless")
@attrs.frozen
class Fearless(Rule):
    """A failed morale test may still be passed."""

    whole_unit: ClassVar[bool] = True

    def saves_morale(self) -> int:
        return 4
