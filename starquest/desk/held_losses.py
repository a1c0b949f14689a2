"""Losses that wait for a key, as the player's options say; a wave's end has a page of its own."""

from collections.abc import Iterable

from starquest.desk.cards import Card
from starquest.desk.styled import line
from starquest.text.locale import words
from starquest.text.log import LogEntry
from starquest.text.marked import FALLEN, GROUND, OBJECTIVE

KINDS = {
    "none": (),
    "fallen": (FALLEN,),
    "losses": (FALLEN, OBJECTIVE),
    "all": (FALLEN, OBJECTIVE, GROUND),
}
"""What waits for a key, by the value of the option."""


def held_losses(entries: Iterable[LogEntry], hold: str) -> list[Card]:
    """A card for each line of the log that is not to scroll away."""
    kinds = KINDS[hold]
    told = [entry for entry in entries if any(mark in kinds for mark in entry.marks)]
    title = line(words("recap.held"))
    return [Card(title, ("", entry.brief or entry.headline)) for entry in told]
