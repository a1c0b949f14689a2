"""Few keys: the same deed again, the end of a round for all who wait, the last one who is ready."""

from starquest.desk.choices import Choice, choice_key, target_of
from starquest.desk.enter_action import Deed
from starquest.desk.playing import Playing
from starquest.desk.turn_sense import unspent
from starquest.desk.waits import Wait
from starquest.model.command import Activate, Advance, Command, Deploy, Done, Rush
from starquest.model.ids import EntityId

NEVER = (Activate, Deploy, Done, Advance, Rush)
"""Deeds that are not done again by a key: each of them is another one every time."""


def repeatable(deed: Deed) -> Command | None:
    """What of a deed may be done again."""
    last = deed[-1]
    known = choice_key(last)[0]
    return last if known and not isinstance(last, NEVER) else None


def again(playing: Playing, last: Command | None) -> tuple[Choice | None, list[Deed]]:
    """The same kind of deed now, and its ways to the same target; none if it has another one."""
    if last is None or playing.wait not in (Wait.ACT, Wait.AIM):
        return None, []
    wanted = choice_key(last)
    for choice in playing.choices():
        if (choice.action, choice.name, choice.way) == wanted:
            found = choice.listed if choice.plain else choice.at_unit(target_of(last))
            same = [command for command in found if command == last] or found
            return choice, [(choice.first, c) if choice.first else (c,) for c in same]
    return None, []


def last_ready(playing: Playing) -> EntityId | None:
    """The only one who may be picked, when the others of the side have had their turn."""
    if playing.wait is not Wait.PICK:
        return None
    ready = playing.ready()
    return ready[0] if len(ready) == 1 and len(playing.own()) > 1 else None


def ends_round(playing: Playing) -> list[Command]:
    """The next commands of ending the round for all who wait; none when that is done."""
    if playing.wait is Wait.PICK:
        return [Activate(unit) for unit in playing.ready()[:1]]
    if playing.wait is not Wait.ACT:
        return []
    ends = [choice for choice in playing.choices() if choice.action == "end"]
    first = [choice.first for choice in ends if choice.first]
    return [*first, *[command for choice in ends for command in choice.listed[:1]]][:1]


def gives_away(playing: Playing) -> bool:
    """Whether somebody would lose a main action by the end of the round."""
    return playing.wait is Wait.PICK or unspent(playing, Done())
