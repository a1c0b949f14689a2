"""A question at a table of several: whose it is, and what its answers say of the others."""

from collections.abc import Sequence
from typing import TypeVar

import attrs

from starquest.desk.growing import Weighed
from starquest.desk.option_lines import Options
from starquest.desk.playing import Playing
from starquest.desk.seats import GROWTH, Seats
from starquest.model.command import Choose
from starquest.model.ids import EntityId
from starquest.model.step import Ask, AskKind
from starquest.text.locale import words

T = TypeVar("T")


@attrs.frozen
class Frame:
    """What stands on the frame of a question."""

    title: str = ""
    ink: str = ""
    """The colour of its player."""
    take: str = ""
    """How the player takes the keyboard, in words."""
    waits: bool = False
    """Whether somebody else has the keyboard, so that no key is an answer yet."""
    back: bool = False
    """Whether the answer before can be taken back from here."""
    abouts: tuple[str, ...] = ()
    """What more there is to say of each answer."""
    reads: bool = False
    """Whether a letter only goes to its line, so that nothing is chosen unread."""


def frame_of(playing: Playing, seats: Seats, ask: Ask, *, cards: bool) -> Frame:
    """Whose question it is; with cards it waits for its player to take the keyboard."""
    back = ask.kind in GROWTH and _walked(playing)
    player, everybody = seats.addressee(ask), seats.together(ask)
    if player and len(seats.players()) > 1:
        waits = cards and not seats.has_keyboard(player)
        title = words("handover.frame.player", player=player)
        take = words("handover.frame.take", player=player)
        return Frame(title, seats.ink(player), take, waits, back)
    if len(everybody) > 1:
        told = words("phrases.comma").join(everybody)
        return Frame(words("handover.frame.together", players=told), back=back)
    return Frame(back=back)


def _walked(playing: Playing) -> bool:
    """Whether the last command was an answer about growth that can be taken back."""
    taken = playing.run.back.next
    if taken is None or not isinstance(taken.command, Choose):
        return False
    top = taken.before.agenda[-1]
    return isinstance(top, Ask) and top.kind in GROWTH


def in_order(things: Sequence[T], order: Sequence[int]) -> list[T]:
    """Things as they are listed; nothing where there are none."""
    return [things[at] for at in order] if things else []


def options_of(found: Weighed, ask: Ask, seats: Seats) -> Options:
    """The answers; a hero who may get something is named with who plays it."""
    options = [(answer.label, answer.detail) for answer in found.question.options]
    if ask.kind is not AskKind.SPLIT_XP:
        return options
    owners = [seats.owner(EntityId(hero)) for hero in ask.options]
    return [
        (words("handover.frame.hero", hero=label, player=owner) if owner else label, detail)
        for (label, detail), owner in zip(options, owners, strict=True)
    ]
