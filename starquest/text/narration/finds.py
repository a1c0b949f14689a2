"""Search tokens, treasure, and what heroes find or use up."""

from starquest.content.treasure import Find
from starquest.model import event as events
from starquest.text.locale import words, words_in
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, faces, listed

OTHER = "other"
GAINED_BY = ("shop", "gift", "treasure")
LOST_BY = ("sold", "gift", "used")


@tell.register
def _(event: events.TokenPlaced, say: Phrases) -> str:
    return words("narration.find.token", place=say.where(event.cell))


@tell.register
def _(event: events.TokensStay, say: Phrases) -> str:
    places = listed([say.where(cell) for cell in event.cells])
    return words("narration.find.tokens_stay", count=len(event.cells), places=places)


@tell.register
def _(event: events.TokenRevealed, say: Phrases) -> str:
    found = say.catalog.treasure[event.treasure]
    return words(
        "narration.find.revealed",
        who=say.who(event.hero) if event.hero else "",
        dice=faces(event.dice),
        mods=say.mods(event.bonus),
        name=found.name,
        die=event.find,
        inside=_inside(found.finds, event.find, say) if event.find else "",
    )


def _inside(finds: tuple[Find, ...], die: int, say: Phrases) -> str:
    for find in finds:
        if die in find.rolls:
            if find.item or find.condition:
                return say.thing(find.item or find.condition or "")
            return contents((), find.credits, say)
    return words("narration.find.nothing")


@tell.register
def _(event: events.TreasurePlaced, say: Phrases) -> str:
    held = contents(event.items, event.credits, say)
    return words("narration.find.treasure", place=say.where(event.cell), contents=held)


def contents(items: tuple[str, ...], credit: int, say: Phrases) -> str:
    """What a treasure marker holds."""
    held = [say.thing(item) for item in items]
    held += [words("phrases.credits", credits=credit)] if credit else []
    return listed(held) if held else words("narration.find.nothing")


@tell.register
def _(event: events.ItemGained, say: Phrases) -> str:
    who, item, source = say.who(event.unit), say.thing(event.item), say.thing(event.source)
    way = event.source if event.source in GAINED_BY else OTHER
    return words_in("narration.gained", way, who=who, item=item, source=source)


@tell.register
def _(event: events.ItemLost, say: Phrases) -> str:
    way = event.source if event.source in LOST_BY else OTHER
    return words_in("narration.lost", way, who=say.who(event.unit), item=say.thing(event.item))
