"""What a cell of the table can be, as one character each."""

from starquest.model.frozen import frozen


@frozen
class Ground:
    """The properties of one kind of ground."""

    glyph: str
    name: str
    blocks: bool = False
    opaque: bool = False
    cover: bool = False
    low: bool = False
    difficult: bool = False
    dangerous: bool = False
    door: bool = False


_KINDS = (
    Ground(".", "open"),
    Ground("#", "wall", blocks=True, opaque=True),
    Ground("+", "door", blocks=True, opaque=True, door=True),
    Ground("/", "open_door", door=True),
    Ground("o", "low_wall", low=True, difficult=True),
    Ground("%", "cover", cover=True),
    Ground("w", "woods", cover=True, difficult=True),
    Ground("~", "difficult", difficult=True),
    Ground("^", "dangerous", dangerous=True),
    Ground("x", "thorns", cover=True, dangerous=True),
    Ground("m", "mire", difficult=True, dangerous=True),
    Ground("X", "wreckage", cover=True, difficult=True, dangerous=True),
)

GROUNDS: dict[str, Ground] = {kind.glyph: kind for kind in _KINDS}
"""Every kind of ground by its character. Ground one can stand on never blocks sight."""
