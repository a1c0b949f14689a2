"""What a cell of the board shows, and the marks every mode has."""

from collections.abc import Mapping

from starquest.desk.glyphs import Glyphs
from starquest.engine.view import Sight
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId


@frozen
class Mark:
    """A glyph, a detail beside it, an ink, and words for its weight."""

    glyph: str
    detail: str = " "
    ink: str = "floor"
    flags: str = ""
    paper: str = ""
    """A background of its own."""
    wide: str = ""
    """What it is where there are two columns, if not glyph and detail."""


Things = dict[Cell, Mark]
"""What stands or lies on cells."""


@frozen
class Known:
    """Who is who: the colours of those who have players, and everybody's name."""

    inks: Mapping[EntityId, str]
    names: Mapping[EntityId, str]


STRANGERS = Known({}, {})


@frozen
class Sky:
    """The light a table lies in, and whether it rains."""

    light: str = "lit"
    rain: bool = False


def lost_marks(sight: Sight, glyphs: Glyphs) -> Things:
    """Where enemies were seen last."""
    return dict.fromkeys(sight.lost.values(), Mark(glyphs.lost, " ", "lost"))
