"""What holds in every state of a match."""

from collections.abc import Iterator

from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene
from starquest.model.state import GameState


def points_add_up(state: GameState) -> Iterator[str]:
    """What a side has lost is no more than it came with."""
    field = field_of(state)
    for worth, lost in zip(field.worth, field.lost, strict=True):
        if not 0 <= lost <= worth:
            yield f"{lost} of {worth} points are lost"


def markers_lie_right(state: GameState) -> Iterator[str]:
    """Markers are numbered, each on a cell of its own where somebody can stand."""
    field, grid = field_of(state), state.table.grid
    cells = [marker.cell for marker in field.markers]
    if [marker.number for marker in field.markers] != list(range(1, len(cells) + 1)):
        yield f"the markers are numbered {[marker.number for marker in field.markers]}"
    if len(dict.fromkeys(cells)) < len(cells):
        yield f"two markers lie on one cell: {cells}"
    for marker in field.markers:
        if not grid.holds(marker.cell) or Scene(state).field.blocked >> marker.cell & 1:
            yield f"marker {marker.number} lies on {marker.cell}"
        if marker.owner not in (-1, 0, 1):
            yield f"marker {marker.number} belongs to {marker.owner}"


def course_fits(state: GameState) -> Iterator[str]:
    """As many rounds are written down as are over, for as many markers as there are."""
    field = field_of(state)
    if not max(0, state.round - 1) <= len(field.course) <= state.round:
        yield f"{len(field.course)} rounds are written down in round {state.round}"
    if any(len(row) != len(field.markers) for row in field.course):
        yield f"the course {field.course} is not that of {len(field.markers)} markers"
