"""What Enter would do with what is pointed at, and why it would not."""

from collections.abc import Sequence

from starquest.model import command as commands
from starquest.model.command import Command
from starquest.text.command_labels import label
from starquest.text.phrases import Phrases, listed

NO_WAY = "no way to stand there"
TOO_FAR = "too far to charge"
TAKEN = "{} stands there"
NO_ROOM = 'no room to stop there: units keep 1" apart'
NOT_MARKED = "not one of the marked cells"
NOT_THERE = "not where this can be aimed; Tab goes to what can"


def length(halves: int) -> str:
    """A length measured on the table."""
    return f'{halves / 2:g}"'


def offered(used_up: Sequence[Command], halves: int, say: Phrases) -> str:
    """What Enter does; `halves` is how long the way there is."""
    match used_up[0]:
        case commands.Advance():
            return f"Enter advances {length(halves)}, then it may shoot"
        case commands.Rush():
            return f"Enter rushes {length(halves)}, no shooting after it"
        case commands.Shoot(shots):
            more = " or charges" if any(isinstance(d, commands.Charge) for d in used_up) else ""
            return f"Enter shoots{more} {say.who(shots[0].target)}"
        case commands.Charge(target):
            return f"Enter charges {say.who(target)}"
        case _:
            return f"Enter: {label(used_up[0], say)}" if len(used_up) == 1 else "Enter: choose how"


def too_far(halves: int) -> str:
    """A cell that no move reaches."""
    return f"out of reach, the longest move is {length(halves)}"


def only_by_rush() -> str:
    """A cell that is too far for this action, not for the other."""
    return "too far for Advance; Rush (r) gets there"


def apart(halves: int, name: str, *, sees: bool) -> str:
    """How far an enemy is from a hero, and whether that hero sees it."""
    return f"{length(halves)} from {name}" + ("" if sees else ", out of sight")


def held(ours: bool, theirs: bool) -> str:  # noqa: FBT001
    """Who holds an objective, and what that brings."""
    if ours:
        return "Held by both sides: nobody's" if theirs else "Held by heroes: XP when the wave ends"
    return "Held by enemies: damaged each round" if theirs else "Held by nobody"


def no_attack(name: str, halves: int, reasons: Sequence[str]) -> str:
    """An enemy that cannot be attacked from here."""
    return f"{name}, {length(halves)} away: {listed(reasons)}"


def no_shot(*, sees: bool, reach: int) -> str:
    """Why one enemy cannot be shot while shooting as such is possible."""
    if not sees:
        return "out of sight"
    return f"guns reach {length(reach)}" if reach else "no gun"
