"""Words for several people at one keyboard."""

from collections.abc import Sequence

from starquest.text.locale import words


def autopilot() -> str:
    """Who plays a hero nobody has."""
    return words("handover.autopilot")


def other_seats() -> list[tuple[str, str]]:
    """Who else may have a hero, and what that means: a program, or somebody new."""
    return [
        (words("handover.seat.autopilot"), words("handover.seat.autopilot_help")),
        (words("handover.seat.new"), words("handover.seat.new_help")),
    ]


def unnamed(owners: Sequence[str]) -> str:
    """What somebody without a name is called beside others who have one; nothing without others."""
    if not any(owners) or all(owners):
        return ""
    number = [bool(owner) for owner in owners].index(False) + 1
    numbers = range(number, number + len(owners) + 1)
    free = (words("handover.unnamed", number=number) for number in numbers)
    return next(name for name in free if name not in owners)


def handover_lines(player: str, hero: str, number: int, *, choice: bool) -> list[str]:
    """The card for the next player; with a choice, others of the table might go first."""
    lines = ["", words("handover.turn", player=player, hero=hero, number=number)]
    if choice:
        lines.append(words("handover.other_first"))
    return [*lines, ""]


def seat_words(player: str, *, now: bool) -> tuple[str, str]:
    """A player who may have a hero, and whether that is so already; no name is whoever asks."""
    if now:
        part = words("handover.seat.now")
    else:
        part = words("handover.seat.takes" if player else "handover.seat.take_back")
    return player or words("handover.seat.you"), part
