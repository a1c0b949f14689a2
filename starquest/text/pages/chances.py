"""Pages on what befalls heroes and on what the dice of a mission can bring."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.treasure import Find
from starquest.text.locale import words
from starquest.text.pages.page import Entry


def pages(catalog: Catalog) -> Iterator[Entry]:
    """Conditions, injuries, events, skies, finds, levels and terrain."""
    for condition in catalog.conditions.values():
        page = f"conditions.{condition.id}"
        yield Entry(page, condition.name, "condition", condition.text, ("conditions",))
    for injury in catalog.injuries.values():
        text = words("codex.chance.injury", roll=injury.roll, text=injury.text)
        yield Entry(f"injuries.{injury.id}", injury.name, "injury", text, ("injuries",))
    for event in catalog.events.values():
        text = words("codex.chance.event", roll=event.roll, text=event.text)
        yield Entry(f"events.{event.id}", event.name, "event", text, ("random_events",))
    yield from _skies(catalog)
    yield from _finds(catalog)
    yield from _levels(catalog)
    for piece in catalog.terrain.values():
        yield Entry(f"terrain.{piece.id}", piece.name, "terrain", piece.text, ("cover",))


def _skies(catalog: Catalog) -> Iterator[Entry]:
    for alert in catalog.alertness.values():
        text = words("codex.chance.alertness", rolled=_rolled(alert.rolls), text=alert.text)
        yield Entry(f"alertness.{alert.id}", alert.name, "alertness", text, ("alertness",))
    for time in catalog.times.values():
        text = words("codex.chance.time", rolled=_rolled(time.rolls), text=time.text)
        yield Entry(f"times.{time.id}", time.name, "time_of_day", text)
    for sky in catalog.weather.values():
        text = words("codex.chance.weather", rolled=_rolled(sky.rolls), text=sky.text)
        title = words("phrases.weather", name=sky.name)
        yield Entry(f"weather.{sky.id}", title, "weather", text)


def _rolled(rolls: tuple[int, ...]) -> str:
    low, high = min(rolls), max(rolls)
    return words("codex.chance.on", low=low, several=high > low, high=high)


def _finds(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.treasure.values():
        finds = [
            words("codex.chance.find", rolled=_rolled(find.rolls), what=_find(find, catalog))
            for find in row.finds
        ]
        low = min(row.rolls)
        open_ended = row.kind == "trove"
        rolled = words("codex.chance.on_or_more", low=low) if open_ended else _rolled(row.rolls)
        inside = words("phrases.semicolon").join(finds)
        text = words("codex.chance.token", rolled=rolled, text=row.text, inside=inside)
        yield Entry(f"treasure.{row.id}", row.name, "find", text, ("search_tokens",))


def _find(find: Find, catalog: Catalog) -> str:
    if find.item:
        return catalog.items[find.item].name
    if find.condition:
        return catalog.conditions[find.condition].name
    if find.credits:
        return words("phrases.credits", credits=find.credits)
    return words("codex.chance.nothing")


def _levels(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.levels.values():
        raises = [
            words("codex.chance.raise", by=choice.value, stat=choice.stat.capitalize())
            for choice in row.choices
        ]
        text = words("codex.chance.level", xp=row.xp, raises=words("codex.chance.or").join(raises))
        title = words("codex.chance.level_title", level=row.level)
        yield Entry(f"levels.{row.id}", title, "level", text, ("xp_and_levels",))
