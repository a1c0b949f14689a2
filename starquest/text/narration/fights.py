"""Attacks: every die with its need, every modifier with its source."""

from starquest.model import event as events
from starquest.text.locale import words
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, faces, row, steadied


@tell.register
def _(event: events.HitsRolled, say: Phrases) -> str:
    return words(
        "narration.fight.hits",
        who=say.who(event.attacker),
        target=say.who(event.target),
        weapon=say.thing(event.weapon),
        rolled=say.roll(event.dice, event.need, event.mods, event.one),
        hits=hits_of(event, say),
    )


def hits_of(event: events.HitsRolled, say: Phrases) -> str:
    """The hits of a roll, with what was added to them."""
    total = (event.hits + sum([mod.value for mod in event.extra])) * event.multiplier
    parts = say.mods(event.extra) if total else ""
    if total and event.multiplier > 1:
        blast = words("narration.fight.blast", times=event.multiplier)
        parts = row([parts, blast]) if parts else blast
    return words("narration.fight.hits_of", hits=total, parts=parts)


@tell.register
def _(event: events.HitsSplit, say: Phrases) -> str:
    shares = row(
        words("narration.fight.share", hits=hits, who=say.who(unit)) for unit, hits in event.shares
    )
    return words("narration.fight.split", weapon=say.thing(event.weapon), shares=shares)


@tell.register
def _(event: events.BlocksRolled, say: Phrases) -> str:
    return words("narration.fight.blocks", who=say.who(event.unit), blocks=blocks_of(event, say))


def blocks_of(event: events.BlocksRolled, say: Phrases) -> str:
    """A block roll and the wounds that came through."""
    rolled = say.roll(event.dice, event.need, event.mods, event.one)
    again = faces(event.rerolled)
    if event.one_again:
        again = steadied(len(event.rerolled), event.need, event.one_again)
    return words("narration.fight.blocks_of", rolled=rolled, again=again, wounds=event.wounds)


@tell.register
def _(event: events.WoundsIgnored, say: Phrases) -> str:
    return words(
        "narration.fight.ignored",
        who=say.who(event.unit),
        source=say.thing(event.source),
        rolled=say.roll(event.dice, event.need, (), event.one),
        ignored=event.ignored,
        wounds=len(event.dice),
    )


@tell.register
def _(event: events.Wounded, say: Phrases) -> str:
    return words(
        "narration.fight.wounded",
        who=say.who(event.model),
        wounds=event.wounds,
        source=say.thing(event.source),
        total=event.total,
    )


@tell.register
def _(event: events.Healed, say: Phrases) -> str:
    return words(
        "narration.fight.healed",
        who=say.who(event.model),
        wounds=event.wounds,
        source=say.thing(event.source),
        total=event.total,
    )


@tell.register
def _(event: events.EffectRolled, say: Phrases) -> str:
    return words(
        "narration.fight.effect",
        who=say.who(event.model),
        die=event.die,
        mods=say.mods(event.mods),
        total=event.total,
        out=event.knocked_out,
    )


@tell.register
def _(event: events.ModelDown, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.fight.model_down", who=who, source=source)


@tell.register
def _(event: events.UnitDestroyed, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.fight.destroyed", who=who, source=source)


@tell.register
def _(event: events.WentDown, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.fight.went_down", who=who, source=source)


@tell.register
def _(event: events.TrapSprung, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.fight.trap", who=who, source=source)


@tell.register
def _(event: events.SpellTried, say: Phrases) -> str:
    return words(
        "narration.fight.spell",
        who=say.who(event.unit),
        spell=say.thing(event.spell),
        targets=say.all(event.targets),
        rolled=say.check(event.test),
        passed=event.test.passed,
    )


@tell.register
def _(event: events.TokensChanged, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    change, total = event.change, event.total
    return words("narration.fight.tokens", who=who, source=source, change=change, total=total)
