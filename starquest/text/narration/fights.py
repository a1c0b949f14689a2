"""Attacks: every die with its need, every modifier with its source."""

from starquest.model import event as events
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, counted, faces


@tell.register
def _(event: events.HitsRolled, say: Phrases) -> str:
    rolled = say.roll(event.dice, event.need, event.mods)
    weapon = say.thing(event.weapon)
    return (
        f"{say.who(event.attacker)} at {say.who(event.target)} with {weapon}: "
        f"{rolled}, {hits_of(event, say)}."
    )


def hits_of(event: events.HitsRolled, say: Phrases) -> str:
    """The hits of a roll, with what was added to them."""
    total = (event.hits + sum(mod.value for mod in event.extra)) * event.multiplier
    told = counted(total, "hit")
    parts = [f"{say.thing(mod.source)} {mod.value:+d}" for mod in event.extra]
    parts += [f"Blast x{event.multiplier}"] if event.multiplier > 1 else []
    return f"{told} ({', '.join(parts)})" if parts and total else told


@tell.register
def _(event: events.HitsSplit, say: Phrases) -> str:
    shares = ", ".join(f"{counted(hits, 'hit')} on {say.who(unit)}" for unit, hits in event.shares)
    return f"{say.thing(event.weapon)} spread out: {shares}."


@tell.register
def _(event: events.BlocksRolled, say: Phrases) -> str:
    return f"{say.who(event.unit)}, {blocks_of(event, say)}."


def blocks_of(event: events.BlocksRolled, say: Phrases) -> str:
    """A block roll and the wounds that came through."""
    again = f", again {faces(event.rerolled)}" if event.rerolled else ""
    rolled = say.roll(event.dice, event.need, event.mods)
    return f"blocks {rolled}{again}: {counted(event.wounds, 'wound')}"


@tell.register
def _(event: events.WoundsIgnored, say: Phrases) -> str:
    rolled = say.roll(event.dice, event.need, ())
    who, source = say.who(event.unit), say.thing(event.source)
    return f"{who}, {source} {rolled}: {event.ignored} of {len(event.dice)} ignored."


@tell.register
def _(event: events.Wounded, say: Phrases) -> str:
    taken = counted(event.wounds, "wound")
    return f"{say.who(event.model)} took {taken} ({say.thing(event.source)}), {event.total} in all."


@tell.register
def _(event: events.Healed, say: Phrases) -> str:
    healed = counted(event.wounds, "wound")
    source = say.thing(event.source)
    return f"{say.who(event.model)} restored {healed} ({source}), {event.total} left to heal."


@tell.register
def _(event: events.EffectRolled, say: Phrases) -> str:
    rolled = f"{event.die}{say.mods(event.mods)} makes {event.total}"
    return f"{say.who(event.model)} rolled for its wounds: {rolled}, out on {event.knocked_out}+."


@tell.register
def _(event: events.ModelDown, say: Phrases) -> str:
    return f"A model of {say.who(event.unit)} fell ({say.thing(event.source)})."


@tell.register
def _(event: events.UnitDestroyed, say: Phrases) -> str:
    return f"{say.who(event.unit)}: destroyed ({say.thing(event.source)})."


@tell.register
def _(event: events.WentDown, say: Phrases) -> str:
    return f"{say.who(event.unit)} went down, Unconscious ({say.thing(event.source)})."


@tell.register
def _(event: events.TrapSprung, say: Phrases) -> str:
    return f"{say.who(event.unit)} stepped into a trap ({say.thing(event.source)})."


@tell.register
def _(event: events.SpellTried, say: Phrases) -> str:
    result = "it works" if event.test.passed else "it fizzles"
    spell, aims = say.thing(event.spell), say.all(event.targets)
    return f"{say.who(event.unit)} casts {spell} on {aims}, {say.check(event.test)}: {result}."


@tell.register
def _(event: events.TokensChanged, say: Phrases) -> str:
    source, sign = say.thing(event.source), "+" if event.change > 0 else "-"
    tokens = counted(abs(event.change), "spell token")
    return f"{say.who(event.unit)}: {sign}{tokens} ({source}), now {event.total}."
