"""The special rule ambush."""

from typing import ClassVar

from starquest.engine.hooks import Rule, rule
from starquest.model.frozen import frozen


@rule("ambush")
@frozen
class Ambush(Rule):
    """May wait off the table and arrive anywhere far from the enemy."""

    whole_unit: ClassVar[bool] = True

    def ambushes(self) -> bool:
        return True
