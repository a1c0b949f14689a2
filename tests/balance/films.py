"""How long the films of a game are, in pictures: made by the game's own film, on a bare board.

Everything is in the light here, so a film is never shorter than the one somebody sees.
"""

from collections import defaultdict
from collections.abc import Sequence

from starquest.desk.film import film
from starquest.desk.frame import Frame
from starquest.desk.glyphs import ASCII
from starquest.desk.mark import Mark
from starquest.desk.stage import Before
from starquest.model.event import Decided, Event
from starquest.model.state import GameState
from starquest.text.log import is_dull
from starquest.ui.table.films import SPEEDS, STILLS

SPEED = "normal"
STILL = STILLS[SPEED]
SECONDS = SPEEDS[SPEED]
"""Of one picture."""
BARE = Mark("x")


def pictures(before: GameState, events: Sequence[Event]) -> int:
    """The pictures of what a command has led to."""
    return len(film(events, _bare(before), ASCII))


def shown(before: GameState, events: Sequence[Event]) -> int:
    """The same for a decision of the horde, with the time its outcome stays to be read."""
    length = pictures(before, events)
    said = any(isinstance(event, Decided) and not is_dull(event) for event in events)
    return length + STILL if length or said else 0


def _bare(state: GameState) -> Before:
    world = state.world
    bodies = {model: ((row.cell, BARE),) for model, row in world.places.items() if row.cell >= 0}
    units = {unit: row.members for unit, row in world.squads.items()}
    markers = {which: row.cell for which, row in world.objectives.items()}
    frame = Frame(defaultdict(lambda: BARE), {}, lit=-1, zones=0)
    return Before(frame, state.table.grid, bodies, units, {}, markers)
