"""What holds in every state of a skirmish."""

from collections.abc import Iterator

from starquest.engine.modes.skirmish.ending import skirmish_of
from starquest.model.state import GameState


def points_add_up(state: GameState) -> Iterator[str]:
    """What a side has lost is no more than it came with."""
    ledger = skirmish_of(state)
    for worth, lost in zip(ledger.worth, ledger.lost, strict=True):
        if not 0 <= lost <= worth:
            yield f"{lost} of {worth} points are lost"


def two_play(state: GameState) -> Iterator[str]:
    """Each side has one player."""
    sides = [row.side for row in state.world.players.values()]
    if sorted(sides) != [0, 1]:
        yield f"the sides have players {sides}"
