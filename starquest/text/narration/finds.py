"""Search tokens, treasure, and what heroes find or use up."""

from starquest.content.treasure import Find
from starquest.model import event as events
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, faces, listed


@tell.register
def _(event: events.TokenPlaced, say: Phrases) -> str:
    return f"A search token lies {say.where(event.cell)}."


@tell.register
def _(event: events.TokenRevealed, say: Phrases) -> str:
    found = say.catalog.treasure[event.treasure]
    rolled = f"{faces(event.dice)}{say.mods(event.bonus)}"
    start = f"{say.who(event.hero)} looked under" if event.hero else "A vision shows"
    inside = f" Inside ({event.find}): {_inside(found.finds, event.find, say)}."
    return f"{start} a search token, {rolled}: {found.name}.{inside if event.find else ''}"


def _inside(finds: tuple[Find, ...], die: int, say: Phrases) -> str:
    for find in finds:
        if die in find.rolls:
            if find.item or find.condition:
                return say.thing(find.item or find.condition or "")
            return f"{find.credits}c" if find.credits else "nothing"
    return "nothing"


@tell.register
def _(event: events.TreasurePlaced, say: Phrases) -> str:
    return f"A treasure lies {say.where(event.cell)}: {contents(event.items, event.credits, say)}."


def contents(items: tuple[str, ...], credit: int, say: Phrases) -> str:
    """What a treasure marker holds."""
    held = [say.thing(item) for item in items] + ([f"{credit}c"] if credit else [])
    return listed(held) if held else "nothing"


@tell.register
def _(event: events.ItemGained, say: Phrases) -> str:
    who, item = say.who(event.unit), say.thing(event.item)
    match event.source:
        case "shop":
            return f"{who} bought {item}."
        case "gift":
            return f"{who} was given {item}."
        case "treasure":
            return f"{who} picked up {item}."
        case source:
            return f"{who} got {item} ({say.thing(source)})."


@tell.register
def _(event: events.ItemLost, say: Phrases) -> str:
    who, item = say.who(event.unit), say.thing(event.item)
    used_up = {"sold": "sold", "gift": "handed over", "used": "used up"}
    return f"{who} {used_up.get(event.source, 'lost')} {item}."
