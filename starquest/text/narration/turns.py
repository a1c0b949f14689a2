"""Rounds, deployment and movement."""

from starquest.content.ops import Quarter
from starquest.model import event as events
from starquest.model.ids import Side
from starquest.text.locale import words, words_in, words_of
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases, capital, faces, row
from starquest.text.rule_numbers import quest_numbers
from starquest.text.sides import side_called

OUTCOMES = ("victory", "party_down", "objectives_lost")
"""How a mission ends; who won goes without saying."""


@tell.register
def _(event: events.RolledOff, say: Phrases) -> str:
    rolls = row(
        words("narration.roll_off_dice", heroes=heroes, horde=horde) for heroes, horde in event.dice
    )
    player = _player(event.winner, say)
    if player:
        return words("narration.roll_off_player", rolls=rolls, player=player)
    return words("narration.roll_off", rolls=rolls, side=_side(event.winner))


def _side(side: Side) -> str:
    return words_of("phrases.side")[side.name.lower()]


def _player(side: Side, say: Phrases) -> str:
    """The name of whoever plays a side alone; nothing where the sides have names of their own."""
    world = say.state.world if say.state else None
    if world is None or world.heroes:
        return ""
    there = any(row.side is side for row in world.players.values())
    return side_called(say.state, side) if say.state and there else ""


@tell.register
def _(event: events.KeptBack, say: Phrases) -> str:
    who, source = say.who(event.unit), say.thing(event.source)
    return words("narration.kept_back", who=who, source=source, known=bool(event.unit))


@tell.register
def _(event: events.RoundStarted, _: Phrases) -> str:
    return words("narration.round", round=event.round)


@tell.register
def _(event: events.Deployed, say: Phrases) -> str:
    place = say.where(event.cells[0]) if event.cells else ""
    source = say.thing(event.source) if event.source else ""
    return words("narration.deployed", who=say.who(event.unit), place=place, source=source)


@tell.register
def _(event: events.Idled, say: Phrases) -> str:
    return words("narration.idled", who=say.who(event.unit))


@tell.register
def _(event: events.Acted, say: Phrases) -> str:
    target = say.who(event.target)
    return words_in("narration.acted", event.action, who=say.who(event.unit), target=target)


@tell.register
def _(event: events.DoorOpened, say: Phrases) -> str:
    return words("narration.door", who=say.who(event.unit))


@tell.register
def _(event: events.DangerRolled, say: Phrases) -> str:
    who, dice = say.who(event.model), faces(event.dice)
    return words("narration.danger", who=who, dice=dice, one=event.one, wounds=event.wounds)


@tell.register
def _(event: events.GameEnded, say: Phrases) -> str:
    if event.reason in OUTCOMES:
        return words_in("narration.outcome", event.reason, wave=quest_numbers().waves.last)
    winner = words("phrases.nobody")
    if event.winner >= 0:
        side = Side(event.winner)
        winner = _player(side, say) or _side(side)
    ending = words_of("narration.ending").get(event.reason)
    ending = ending or words("narration.ended_otherwise", reason=say.thing(event.reason))
    return words("narration.ended", ending=ending, winner=capital(winner))


@tell.register
def _(event: events.DieRolled, say: Phrases) -> str:
    source, meaning = capital(say.thing(event.source)), _meaning(event, say)
    return words("narration.die", source=source, die=event.die, meaning=meaning)


def _meaning(event: events.DieRolled, say: Phrases) -> str:
    """What a lone die decided."""
    if event.need and event.source in say.catalog.conditions:
        return words("narration.die_means.not_cured", need=event.need)
    if event.need:
        return words("narration.die_means.recovers", value=event.value, need=event.need)
    found = say.catalog.events.get(event.source)
    if found and any(isinstance(op, Quarter) for op in found.ops):
        return words("narration.die_means.quarter", corner=say.corner(event.value))
    return words("narration.die_means.number", value=event.value)
