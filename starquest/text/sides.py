"""What a side is called where no side is the heroes'."""

from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.locale import words


def side_called(state: GameState, side: Side) -> str:
    """Its player's name, or what plays it."""
    players = state.world.players.values()
    row = next(row for row in players if row.side is side)
    if row.name:
        return clean(row.name)
    if row.mind:
        return words("skirmish.program")
    alone = any(other.mind for other in players)
    return words("skirmish.you") if alone else words("skirmish.side", number=side + 1)
