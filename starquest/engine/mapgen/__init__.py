"""Making a table: pieces on open ground or rooms, then mended until every promise is kept.

Every cell one can stand on is reachable, objectives and corners also for 2x2 models, and no cell
sees more than about half the table. The same seed makes the same table everywhere.
"""

from starquest.content.terrain import ThemeDef
from starquest.engine.mapgen.ease import ease
from starquest.engine.mapgen.overlook import Overlook
from starquest.engine.mapgen.repair import repair
from starquest.engine.mapgen.rooms import divide
from starquest.engine.mapgen.scatter import Pieces, scatter
from starquest.engine.mapgen.screens import screen
from starquest.engine.mapgen.shapes import OPEN
from starquest.engine.mapgen.sketch import sketch
from starquest.model.table import Table

_ROUNDS = 64
"""Mending is tried so often at most; no known table needs half of them."""

STANDARD = 48
SMALL = 24
"""Boards up to this width have the distances of the rules halved."""

__all__ = ["SMALL", "STANDARD", "generate"]


def generate(
    theme: ThemeDef, pieces: Pieces, width: int, height: int, seed: int, *, halved: bool = False
) -> Table:
    """A table of this theme and size; small boards have the distances of the rules halved."""
    drawn = sketch(Table((OPEN * width,) * height, theme=theme.id, halved=halved), seed)
    if theme.rooms:
        divide(drawn, theme.rooms)
    scatter(drawn, theme, pieces)
    repair(drawn)
    known = Overlook(drawn.bits)
    for _ in range(_ROUNDS):
        if not screen(drawn, theme, pieces, known):
            break
        repair(drawn)
    if drawn.heights:
        ease(drawn)
    return drawn.table()
