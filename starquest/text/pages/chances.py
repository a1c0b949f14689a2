"""Pages on what befalls heroes and on what the dice of a mission can bring."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.treasure import Find
from starquest.text.pages.page import Entry, joined


def pages(catalog: Catalog) -> Iterator[Entry]:
    """Conditions, injuries, events, skies, finds, levels and terrain."""
    for condition in catalog.conditions.values():
        page = f"conditions.{condition.id}"
        yield Entry(page, condition.name, "condition", condition.text, ("conditions",))
    for injury in catalog.injuries.values():
        text = f"Injury {injury.roll}. {injury.text}"
        yield Entry(f"injuries.{injury.id}", injury.name, "injury", text, ("injuries",))
    for event in catalog.events.values():
        text = f"Event {event.roll}. {event.text}"
        yield Entry(f"events.{event.id}", event.name, "event", text, ("random_events",))
    yield from _skies(catalog)
    yield from _finds(catalog)
    yield from _levels(catalog)
    for piece in catalog.terrain.values():
        yield Entry(f"terrain.{piece.id}", piece.name, "terrain", piece.text, ("cover",))


def _skies(catalog: Catalog) -> Iterator[Entry]:
    for alert in catalog.alertness.values():
        text = f"High alertness, {_rolled(alert.rolls)}. {alert.text}"
        yield Entry(f"alertness.{alert.id}", alert.name, "alertness", text, ("alertness",))
    for time in catalog.times.values():
        text = f"Time of day, {_rolled(time.rolls)}. {time.text}"
        yield Entry(f"times.{time.id}", time.name, "time of day", text)
    for sky in catalog.weather.values():
        text = f"Weather, {_rolled(sky.rolls)}. {sky.text}"
        yield Entry(f"weather.{sky.id}", f"{sky.name} weather", "weather", text)


def _rolled(rolls: tuple[int, ...]) -> str:
    low, high = min(rolls), max(rolls)
    return f"on {low}" if low == high else f"on {low}-{high}"


def _finds(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.treasure.values():
        inside = "; ".join(f"{_rolled(find.rolls)} {_find(find, catalog)}" for find in row.finds)
        rolled = "on 7 or more" if row.kind == "trove" else _rolled(row.rolls)
        text = joined(f"Search token, {rolled}. {row.text}", f"Inside: {inside}." if inside else "")
        yield Entry(f"treasure.{row.id}", row.name, "find", text, ("search_tokens",))


def _find(find: Find, catalog: Catalog) -> str:
    if find.item:
        return catalog.items[find.item].name
    if find.condition:
        return catalog.conditions[find.condition].name
    return f"{find.credits}c" if find.credits else "nothing"


def _levels(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.levels.values():
        offers = " or ".join(
            f"+{choice.value} {choice.stat.capitalize()}" for choice in row.choices
        )
        text = f"From {row.xp} XP on: {offers}."
        yield Entry(f"levels.{row.id}", f"Level {row.level}", "level", text, ("xp_and_levels",))
