"""Terrain: the pieces a table is built from and the themes that choose them."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from starquest.content.checks import Between, Filled, Ident
from starquest.content.fault import Fault, fault
from starquest.content.fields import Count, Id, Name, Ref
from starquest.content.names import shown
from starquest.model.frozen import frozen
from starquest.model.ground import GROUNDS

AS_IS = " "
"""The character of a shape that leaves the ground as it is."""

Shape = tuple[str, ...]
"""Rows of ground characters; rows may differ in length."""


@frozen
class Drawn:
    """Shapes drawn with characters of the ground, none of them empty."""

    def problem(self, value: object) -> Fault | None:
        """Say so when a shape is empty or has a character that is no ground."""
        shapes = value if isinstance(value, tuple) else ()
        texts = ["".join(shape) for shape in shapes]
        if not texts or not all(text.strip() for text in texts):
            return fault("problems.shape.empty")
        odd = next((glyph for glyph in "".join(texts) if glyph not in {AS_IS, *GROUNDS}), "")
        return fault("problems.shape.ground", found=shown(odd)) if odd else None


PieceId = Annotated[str, Ident(), Ref("terrain")]
Percent = Annotated[int, Between(0, 100)]


@frozen
class PieceDef:
    """A kind of terrain piece and the shapes it comes in."""

    id: Id
    name: Name
    text: str
    shapes: Annotated[tuple[Shape, ...], Drawn()]
    rotatable: bool = True
    """Whether a shape may also be turned and mirrored."""
    heights: tuple[Shape, ...] = ()
    """For each shape how high its cells lie: a digit of inches, a space for the floor."""


@frozen
class PieceWeight:
    """How often a theme takes a piece, compared with its others."""

    piece: PieceId
    weight: Count = 1


@frozen
class RoomPlan:
    """How a theme divides the table into rooms."""

    wall: PieceId
    """The piece that names the walls between rooms."""
    smallest: Annotated[int, Between(4, 24)] = 6
    """No room is narrower than this, in cells."""
    largest: Annotated[int, Between(9, 48)] = 13
    """A room wider than this is always divided."""
    closed: Percent = 50
    """How many of a hundred doors are shut at first."""


@frozen
class ThemeDef:
    """A kind of table: what stands on it, how much of it and how it is laid out."""

    id: Id
    name: Name
    text: str
    pieces: Annotated[tuple[PieceWeight, ...], Filled()]
    screens: Annotated[tuple[PieceId, ...], Filled()]
    """Pieces that block sight, added where one could see too far."""
    density: Annotated[int, Between(5, 20)] = 6
    """How many pieces stand on each 24 by 24 cells; 5 make the 20 a standard board must have."""
    gap: Annotated[int, Between(0, 4)] = 2
    """How many cells stay open between pieces."""
    rooms: RoomPlan | None = None
    """With a plan the table is rooms with pieces inside, else open ground with pieces on it."""
    raised: bool = False
    """Whether its pieces may have heights; missions are played on flat tables only."""


def terrain_problems(
    pieces: Mapping[str, PieceDef], themes: Mapping[str, ThemeDef]
) -> Iterator[tuple[str, str, Fault]]:
    """Heights that do not fit their shapes, and themes that have them without saying so."""
    for piece in pieces.values():
        if piece.heights and not _fit(piece):
            yield "terrain", f"{piece.id}.heights", fault("problems.shape.heights")
    for theme in themes.values():
        used = [*[choice.piece for choice in theme.pieces], *theme.screens]
        high = [name for name in used if name in pieces and pieces[name].heights]
        if high and not theme.raised:
            yield "themes", f"{theme.id}.pieces", fault("problems.theme.flat", piece=high[0])


def _fit(piece: PieceDef) -> bool:
    """Whether every shape has heights, and every height belongs to a cell of its shape."""
    if len(piece.heights) != len(piece.shapes):
        return False
    pairs = zip(piece.shapes, piece.heights, strict=True)
    return all(len(shape) == len(high) and all(map(_fits, shape, high)) for shape, high in pairs)


def _fits(row: str, heights: str) -> bool:
    drawn = row.ljust(len(heights), AS_IS)
    marks = zip(drawn, heights, strict=False)
    return all(h == AS_IS or (h.isdecimal() and ground != AS_IS) for ground, h in marks)
