"""What a side is called where no side is the heroes'."""

from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.locale import words


def side_called(state: GameState, side: Side) -> str:
    """Its player's name, or what plays it."""
    row = next(row for row in state.world.players.values() if row.side is side)
    if row.name:
        return clean(row.name)
    return words("skirmish.program") if row.mind else words("skirmish.side", number=side + 1)
