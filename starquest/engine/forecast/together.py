"""A crowd followed one unit at a time, put together to one forecast."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import attrs

from starquest.engine.forecast.facts import Forecast
from starquest.model.ids import EntityId

T = TypeVar("T")


def together(parts: list[Forecast], units: tuple[EntityId, ...]) -> Forecast:
    """Each unit's fate from the part that followed it, and everything else once."""
    first = parts[0]
    return attrs.evolve(
        first,
        tests=_each(parts, units, lambda part: part.tests, lambda test: test.unit),
        dangers=_each(parts, units, lambda part: part.dangers, lambda danger: danger.unit),
        happenings=_each(parts, units, lambda part: part.happenings, lambda told: told.unit),
        fates=_each(parts, units, lambda part: part.fates, lambda fate: fate.unit),
    )


def _each(
    parts: list[Forecast],
    units: tuple[EntityId, ...],
    told: Callable[[Forecast], Iterable[T]],
    whose: Callable[[T], EntityId],
) -> tuple[T, ...]:
    """What is told about each unit where it was followed, and about the others in the first."""
    found = [fact for fact in told(parts[0]) if whose(fact) not in units]
    for part, unit in zip(parts, units, strict=True):
        found += [fact for fact in told(part) if whose(fact) == unit]
    return tuple(found)
