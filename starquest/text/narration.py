"""What happened, one English sentence for each event worth telling, with every die in it."""

from functools import singledispatch

from starquest.model import event as events
from starquest.model.ids import Side
from starquest.text.phrases import Phrases, counted, faces

SIDES = {Side.HEROES: "the heroes", Side.HORDE: "the horde"}


@singledispatch
def tell(_event: object, _phrases: Phrases) -> str:
    """The sentence for an event; empty for one that goes without saying."""
    return ""


@tell.register
def _(event: events.RolledOff, _: Phrases) -> str:
    rolls = ", ".join(f"{heroes} against {horde}" for heroes, horde in event.dice)
    return f"The sides roll off, {rolls}: {SIDES[event.winner]} begin."


@tell.register
def _(event: events.KeptBack, say: Phrases) -> str:
    return f"{say.who(event.unit)} is kept back for {say.thing(event.source)}."


@tell.register
def _(event: events.RoundStarted, _: Phrases) -> str:
    return f"Round {event.round}."


@tell.register
def _(event: events.Deployed, say: Phrases) -> str:
    return f"{say.who(event.unit)} takes its place ({say.thing(event.source)})."


@tell.register
def _(event: events.Idled, say: Phrases) -> str:
    return f"{say.who(event.unit)} stays idle to recover."


@tell.register
def _(event: events.Acted, say: Phrases) -> str:
    aim = f" at {say.who(event.target)}" if event.target else ""
    return f"{say.who(event.unit)}: {event.action}{aim}."


@tell.register
def _(event: events.DoorOpened, say: Phrases) -> str:
    return f"{say.who(event.unit)} opens a door."


@tell.register
def _(event: events.DangerRolled, say: Phrases) -> str:
    wounds = counted(event.wounds, "wound")
    return f"{say.who(event.model)} crosses dangerous ground, {faces(event.dice)}: {wounds}."


@tell.register
def _(event: events.HitsRolled, say: Phrases) -> str:
    rolled = say.roll(event.dice, event.need, event.mods)
    more = "".join(f", {say.thing(mod.source)} {mod.value:+d}" for mod in event.extra)
    more += f", times {event.multiplier}" if event.multiplier > 1 else ""
    weapon = say.thing(event.weapon)
    return f"{say.who(event.attacker)} rolls {rolled} with {weapon}: {_hits(event.hits)}{more}."


@tell.register
def _(event: events.HitsSplit, say: Phrases) -> str:
    shares = ", ".join(f"{say.who(unit)} {hits}" for unit, hits in event.shares)
    return f"The hits of {say.thing(event.weapon)} are shared out: {shares}."


@tell.register
def _(event: events.BlocksRolled, say: Phrases) -> str:
    rolled = say.roll(event.dice, event.need, event.mods)
    again = f", again {faces(event.rerolled)}" if event.rerolled else ""
    return f"{say.who(event.unit)} blocks {rolled}{again}: {counted(event.wounds, 'wound')}."


@tell.register
def _(event: events.WoundsIgnored, say: Phrases) -> str:
    rolled = say.roll(event.dice, event.need, ())
    return (
        f"{say.who(event.unit)} has {say.thing(event.source)}, {rolled}: {event.ignored} ignored."
    )


@tell.register
def _(event: events.Wounded, say: Phrases) -> str:
    taken = counted(event.wounds, "wound")
    return f"{say.who(event.model)} takes {taken}, {event.total} in all."


@tell.register
def _(event: events.Healed, say: Phrases) -> str:
    healed = counted(event.wounds, "wound")
    return f"{say.who(event.model)} loses {healed} through {say.thing(event.source)}."


@tell.register
def _(event: events.EffectRolled, say: Phrases) -> str:
    rolled = f"{event.die}{say.mods(event.mods)} makes {event.total}"
    return f"{say.who(event.model)} rolls for its wounds: {rolled}, out on {event.knocked_out}+."


@tell.register
def _(event: events.ModelDown, say: Phrases) -> str:
    return f"A model of {say.who(event.unit)} goes down ({say.thing(event.source)})."


@tell.register
def _(event: events.UnitDestroyed, say: Phrases) -> str:
    return f"{say.who(event.unit)} is destroyed."


@tell.register
def _(event: events.StatusChanged, say: Phrases) -> str:
    change = "is" if event.on else "is no longer"
    return f"{say.who(event.unit)} {change} {event.status} ({say.thing(event.source)})."


@tell.register
def _(event: events.MoraleTested, say: Phrases) -> str:
    lent = f" with the Quality of {say.who(event.lent_by)}" if event.lent_by else ""
    saved = f", then {event.saved}" if event.saved else ""
    result = "holds" if event.passed else "fails"
    return f"{say.who(event.unit)} tests morale{lent}, {say.check(event.test)}{saved}: {result}."


@tell.register
def _(event: events.SpellTried, say: Phrases) -> str:
    aims = ", ".join(say.who(target) for target in event.targets)
    result = "it works" if event.test.passed else "it fails"
    spell = say.thing(event.spell)
    return f"{say.who(event.unit)} casts {spell} on {aims}, {say.check(event.test)}: {result}."


@tell.register
def _(event: events.ModifierAdded, say: Phrases) -> str:
    changed = f"{event.modifier.value:+d} {say.thing(event.modifier.stat)}"
    return f"{say.who(event.unit)} gets {changed} ({say.thing(event.modifier.source)})."


@tell.register
def _(event: events.GameEnded, say: Phrases) -> str:
    winner = SIDES[Side(event.winner)] if event.winner >= 0 else "nobody"
    return f"The fight is over ({say.thing(event.reason)}): {winner} won."


def _hits(count: int) -> str:
    return counted(count, "hit")
