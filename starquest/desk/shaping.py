"""The shape of a squad that moves: the next one, and the same one turned."""

from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.engine.options import Shaped
from starquest.model.command import Shape

ROUND = (Shape.ANY, Shape.KEEP, Shape.SQUARE, Shape.RANKS, Shape.LOOSE)
"""What one key goes round; the column is the ranks turned."""
TURNED = {Shape.RANKS: Shape.COLUMN, Shape.COLUMN: Shape.RANKS}


def shapes(playing: Playing) -> list[Shape]:
    """The shapes whoever acts may take; none where it has no choice of them."""
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return []
    groups = [group for group in legal(playing.state).groups if isinstance(group, Shaped)]
    return list(dict.fromkeys(shape for group in groups for shape, board in group.boards if board))


def next_shape(playing: Playing) -> bool:
    """Wish for the next shape there is; whether there are any."""
    there = shapes(playing)
    if there:
        shown = Shape.RANKS if playing.shape is Shape.COLUMN else playing.shape
        at = ROUND.index(shown)
        order = (*ROUND[at + 1 :], *ROUND[: at + 1])
        playing.shape = next(shape for shape in order if shape in (Shape.ANY, *there))
    return bool(there)


def turn_shape(playing: Playing) -> bool:
    """Ranks as a column, a column as ranks, anything else as ranks; whether there are shapes."""
    there = shapes(playing)
    if there:
        playing.shape = TURNED.get(playing.shape, Shape.RANKS)
    return bool(there)


def fits(playing: Playing, command: object) -> bool:
    """Whether a move is in the shape that is wished for."""
    return playing.shape is Shape.ANY or getattr(command, "shape", playing.shape) is playing.shape
