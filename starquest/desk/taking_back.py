"""Taking back at the table: what would be, whose it was, and why no more can be."""

import attrs

from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.model.command import Command
from starquest.model.ids import NOBODY, EntityId
from starquest.model.state import GameState
from starquest.model.step import Act, Ask
from starquest.play.undo import Limit
from starquest.text.phrases import Phrases
from starquest.text.taking_back import deed, why_no_more


@attrs.frozen
class Back:
    """The command that would be taken back."""

    what: str
    """What it was, and of whom: `move of Ash`."""
    short: str
    """The same for the footer, which need not name who is looked at anyway."""
    other: str = ""
    """The player who gave it, if that is somebody else than who has the keyboard."""


def actor(before: GameState, command: Command) -> EntityId:
    """The unit a command was for; nobody where it was for a whole side."""
    named = getattr(command, "unit", NOBODY) or getattr(command, "hero", NOBODY)
    top = before.agenda[-1]
    mine = top.unit if isinstance(top, Act | Ask) else NOBODY
    found = EntityId(named or mine)
    return found if found in before.world.units else NOBODY


def back_of(
    playing: Playing, names: dict[EntityId, str], seats: Seats | None = None
) -> Back | None:
    """What would be taken back now; None if nothing can be."""
    taken = playing.run.back.next
    if taken is None:
        return None
    unit = actor(taken.before, taken.command)
    if seats is not None and seats.on_autopilot(unit):
        return None
    say = Phrases.of(taken.before, playing.catalog, names)
    what = deed(taken.command, unit, say)
    short = deed(taken.command, NOBODY, say) if unit == playing.focus else what
    owner = seats.owner(unit) if seats is not None else ""
    return Back(what, short, owner if seats is not None and owner != seats.player else "")


def no_more(playing: Playing) -> str:
    """Why nothing can be taken back."""
    back = playing.run.back
    return why_no_more(Limit.PROGRAM if back.next is not None else back.limit)
