"""Alertness, time of day and weather: what may be picked of each, and what comes of it."""

from collections.abc import Iterator, Mapping

from starquest.content.catalog import Catalog
from starquest.content.events import AlertnessDef, SkyDef

Sky = AlertnessDef | SkyDef


def skies(catalog: Catalog, kind: str) -> Mapping[str, Sky]:
    """Everything a challenge of this kind may be; nothing for the other challenges."""
    known: dict[str, Mapping[str, Sky]] = {
        "alertness": catalog.alertness,
        "time": catalog.times,
        "weather": catalog.weather,
    }
    return known.get(kind, {})


def course(catalog: Catalog, kind: str, name: str) -> Iterator[Sky]:
    """What it is in the first wave, and what follows it wave by wave until it stays."""
    rows, seen = skies(catalog, kind), list[str]()
    while name and name not in seen:
        seen.append(name)
        row = rows[name]
        yield row
        name = row.then if isinstance(row, SkyDef) else ""


def idle(catalog: Catalog, kind: str, name: str) -> bool:
    """Whether it changes nothing, and nothing that follows it does: for the whole mission."""
    return not any(_works(row) for row in course(catalog, kind, name))


def _works(row: Sky) -> bool:
    return bool(row.effects) if isinstance(row, SkyDef) else bool(row.rises_up_to)
