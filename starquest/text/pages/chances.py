"""Pages on what befalls heroes and on what the dice of a mission can bring."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.treasure import Find
from starquest.text.locale import words, words_of
from starquest.text.pages.page import Entry
from starquest.text.skies import rolled


def pages(catalog: Catalog) -> Iterator[Entry]:
    """Conditions, injuries, events, skies, finds, levels and terrain."""
    for condition in catalog.conditions.values():
        page = f"conditions.{condition.id}"
        yield Entry(page, condition.name, "condition", condition.text, ("conditions",))
    for injury in catalog.injuries.values():
        text = words("codex.injury", roll=injury.roll, text=injury.text)
        yield Entry(f"injuries.{injury.id}", injury.name, "injury", text, ("injuries",))
    for event in catalog.events.values():
        text = words("codex.event", roll=event.roll, text=event.text)
        yield Entry(f"events.{event.id}", event.name, "event", text, ("random_events",))
    yield from _skies(catalog)
    yield from _finds(catalog)
    yield from _levels(catalog)
    for piece in catalog.terrain.values():
        yield Entry(f"terrain.{piece.id}", piece.name, "terrain", piece.text, ("cover",))


def _skies(catalog: Catalog) -> Iterator[Entry]:
    for alert in catalog.alertness.values():
        text = words("codex.alertness", rolled=rolled(alert.rolls), text=alert.text)
        yield Entry(f"alertness.{alert.id}", alert.name, "alertness", text, ("alertness",))
    for time in catalog.times.values():
        text = words("codex.time", rolled=rolled(time.rolls), text=time.text)
        yield Entry(f"times.{time.id}", time.name, "time_of_day", text)
    for sky in catalog.weather.values():
        text = words("codex.weather", rolled=rolled(sky.rolls), text=sky.text)
        title = words("phrases.weather", name=sky.name)
        yield Entry(f"weather.{sky.id}", title, "weather", text)


def _finds(catalog: Catalog) -> Iterator[Entry]:
    for row in catalog.treasure.values():
        trove = row.kind == "trove"
        text = words(
            "codex.find",
            rolled=words("codex.rolled_from", low=min(row.rolls)) if trove else rolled(row.rolls),
            text=row.text,
            inside=words("phrases.semicolon").join(_inside(row.finds, catalog)),
        )
        yield Entry(f"treasure.{row.id}", row.name, "find", text, ("search_tokens",))


def _inside(finds: tuple[Find, ...], catalog: Catalog) -> Iterator[str]:
    for find in finds:
        faces = rolled(find.rolls)
        yield words("codex.find_inside", rolled=faces, find=_find(find, catalog))


def _find(find: Find, catalog: Catalog) -> str:
    if find.item:
        return catalog.items[find.item].name
    if find.condition:
        return catalog.conditions[find.condition].name
    if find.credits:
        return words("phrases.credits", credits=find.credits)
    return words("narration.find.nothing")


def _levels(catalog: Catalog) -> Iterator[Entry]:
    named = words_of("codex.level_stat")
    for row in catalog.levels.values():
        offers = words("codex.level_or").join(
            words("codex.level_offer", value=choice.value, stat=named[choice.stat])
            for choice in row.choices
        )
        text, title = words("codex.level", xp=row.xp, offers=offers), _level(row.level)
        yield Entry(f"levels.{row.id}", title, "level", text, ("xp_and_levels",))


def _level(level: int) -> str:
    return words("codex.level_title", level=level)
