"""What a planned move costs, in words."""

from collections.abc import Sequence

from starquest.model.table import Table
from starquest.text.locale import words
from starquest.text.phrases import length_on, measured
from starquest.text.rule_numbers import FOLLOWING


def costly(halves: int, costs: Sequence[str], *, rush: bool) -> str:
    """A move and what it costs."""
    told = words("phrases.semicolon").join(costs)
    return words("moving.costly", rush=rush, length=measured(halves), costs=told)


def danger(dice: int, hurt: float) -> str:
    """Dangerous ground that cannot be avoided: its dice and the chance of a wound."""
    return words("moving.danger", dice=dice, hurt=hurt)


def jump(models: int, dice: int, need: int, falls: float) -> str:
    """A way with a jump: who jumps, the dice and the chance that anybody falls."""
    several = models if models > 1 else 0
    return words("moving.jump", several=several, dice=dice, need=need, falls=falls)


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


def charged(who: str, halves: int, costs: Sequence[str], *, shoots: bool) -> str:
    """A charge, how far it is, and what it costs; it may be one of two ways to attack."""
    told, length = words("phrases.semicolon").join(costs), measured(halves) if halves else ""
    return words("moving.charge", shoots=shoots, who=who, length=length, costs=told)


def other_sides() -> str:
    """A charge that may come from other sides as well."""
    return words("moving.sides")


def charge_ends(halves: int) -> str:
    """Where a charge ends."""
    return words("moving.ends", length=measured(halves))


def steps_back(share: float) -> str:
    """That who charged steps back from an enemy that stands."""
    return words("moving.steps_back", share=share)


def wins(share: float, table: Table) -> str:
    """That who charged may move on where the enemy is gone."""
    return words("moving.wins", share=share, length=length_on(table, FOLLOWING))
