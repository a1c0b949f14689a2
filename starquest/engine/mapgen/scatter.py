"""Putting pieces on the table, spread over its quarters."""

from collections.abc import Mapping

from starquest.content.terrain import PieceDef, ThemeDef
from starquest.engine.board.bits import nth_cell
from starquest.engine.mapgen.places import quarters
from starquest.engine.mapgen.shapes import Stamp, stamps
from starquest.engine.mapgen.sketch import Sketch
from starquest.model.ids import Cell

Pieces = Mapping[str, PieceDef]
Spot = tuple[Stamp, Cell]

_PATCH = 24 * 24
_TRIES = 6


def scatter(drawn: Sketch, theme: ThemeDef, pieces: Pieces) -> None:
    """Put down as many pieces as the theme wants here."""
    wanted = theme.density * drawn.grid.width * drawn.grid.height // _PATCH
    for number in range(wanted):
        _put_one(drawn, theme, pieces, _quarter(drawn, number))


def _put_one(drawn: Sketch, theme: ThemeDef, pieces: Pieces, where: int) -> None:
    """Put a piece where told, or anywhere, or a smaller gap away; a full table stays as it is."""
    for gap in range(theme.gap, -1, -1):
        for area in (where, drawn.bits.full):
            for _ in range(_TRIES):
                if place(drawn, _draw_piece(drawn, theme, pieces), area, gap):
                    return


def _draw_piece(drawn: Sketch, theme: ThemeDef, pieces: Pieces) -> PieceDef:
    left = drawn.draws.below(sum(choice.weight for choice in theme.pieces))
    for choice in theme.pieces:
        left -= choice.weight
        if left < 0:
            return pieces[choice.piece]
    raise AssertionError(theme.id)


def place(drawn: Sketch, piece: PieceDef, area: int, gap: int) -> bool:
    """Put a piece with its top left cell somewhere in the area, if it fits there."""
    spot = find_spot(drawn, piece, area, gap)
    if spot:
        drawn.put(*spot)
    return spot is not None


def find_spot(drawn: Sketch, piece: PieceDef, area: int, gap: int) -> Spot | None:
    """A position of a piece and where its top left cell may stand in the area."""
    stamp = drawn.draws.pick(stamps(piece, drawn.bits.stride))
    anchors = stamp.anchors(_room(drawn, gap), drawn.passable) & area
    if not anchors:
        return None
    return stamp, nth_cell(anchors, drawn.draws.below(anchors.bit_count()))


def _room(drawn: Sketch, gap: int) -> int:
    """The cells that are at least the gap away from every piece."""
    taken = drawn.taken
    for _ in range(gap):
        taken |= drawn.bits.around(taken)
    return drawn.bits.full & ~taken & ~drawn.clear


def _quarter(drawn: Sketch, number: int) -> int:
    """The cells of one quarter, in turn."""
    grid = drawn.grid
    x, y = grid.xy(quarters(grid)[number % 4])
    left, top = x - grid.width // 4, y - grid.height // 4
    row = (1 << (grid.width + 1) // 2) - 1 << left
    return drawn.bits.full & sum(
        row << line * grid.stride for line in range(top, top + (grid.height + 1) // 2)
    )
