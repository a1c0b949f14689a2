"""Words for several people at one keyboard."""

from collections.abc import Sequence

AUTOPILOT = "the autopilot"
SEATS = (
    ("Autopilot", "plays it by itself until somebody takes it back"),
    ("Somebody new", "type a name"),
)
"""Who else may have a hero."""


def unnamed(owners: Sequence[str]) -> str:
    """What somebody without a name is called beside others who have one; nothing without others."""
    if not any(owners) or all(owners):
        return ""
    number = [bool(owner) for owner in owners].index(False) + 1
    free = (f"Player {n}" for n in range(number, number + len(owners) + 1))
    return next(name for name in free if name not in owners)


def handover_lines(player: str, hero: str, number: int, *, choice: bool) -> list[str]:
    """The card for the next player; with a choice, others of the table might go first."""
    lines = ["", f"{player}, it is your turn with {hero}, hero {number}."]
    if choice:
        lines.append("On the board Tab lets another hero go first.")
    return [*lines, ""]


def seat_words(player: str, *, now: bool) -> tuple[str, str]:
    """A player who may have a hero, and whether that is so already; no name is whoever asks."""
    return player or "You", "as it is now" if now else "takes it" if player else "take it back"
