"""What a planned move costs, in words."""

from collections.abc import Sequence

from starquest.text.locale import words
from starquest.text.phrases import measured


def costly(halves: int, costs: Sequence[str], *, rush: bool) -> str:
    """A move and what it costs."""
    told = words("phrases.semicolon").join(costs)
    return words("moving.costly", rush=rush, length=measured(halves), costs=told)


def danger(dice: int, hurt: float) -> str:
    """Dangerous ground that cannot be avoided: its dice and the chance of a wound."""
    return words("moving.danger", dice=dice, hurt=hurt)


def goes_round() -> str:
    """A way that leads round dangerous ground by itself."""
    return words("moving.round")


def uncovered() -> str:
    """A move out of cover."""
    return words("moving.uncovered")


def charges(enemies: int) -> str:
    """A move to where enemies could charge."""
    return words("moving.charges", enemies=enemies)


def leaves(number: int) -> str:
    """A move off an objective that nobody else holds."""
    return words("moving.leaves", number=number)
