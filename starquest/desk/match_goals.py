"""Goals of a match: markers, the cell from which most models shoot, the safest one."""

from collections.abc import Callable, Iterable, Iterator

import attrs

from starquest.desk.foresight import outlook_of, risks, threat_at
from starquest.desk.playing import Playing
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import reach_of
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.field.markers import HOLDING, holders
from starquest.engine.modes.field.zones import field_of
from starquest.engine.movement.formation import goals_of
from starquest.engine.movement.paths import Pace
from starquest.engine.movement.placing import area_round
from starquest.model.ids import Cell
from starquest.model.modes.field.ledger import Marker
from starquest.model.step import Act
from starquest.text.locale import words


@attrs.frozen
class Goal:
    """A cell worth going to, and what for."""

    cell: Cell
    why: str


TRIED = 3
"""How many cells with many models in range are asked whether they see anybody."""


def match_goals(playing: Playing) -> list[Goal]:
    """The markers, the nearest first; then where to shoot from, and where it is safest."""
    act = playing.state.agenda[-1]
    if not isinstance(act, Act) or not act.main or not playing.scene.cells(playing.focus):
        return []
    found = [*_markers(playing), *_shots(playing), *_safest(playing)]
    first: dict[Cell, Goal] = {}
    for goal in found:
        first.setdefault(goal.cell, goal)
    return [*first.values()]


def _boards(playing: Playing) -> tuple[int, int]:
    """The cells of an Advance, and of any move."""
    scene, unit = playing.known_scene, playing.focus
    near = goals_of(scene, unit, Pace.ADVANCE)
    return near, near | goals_of(scene, unit, Pace.RUSH)


def _best(cells: Iterable[Cell], *keys: Callable[[Cell], float]) -> Cell | None:
    return min(cells, key=lambda cell: (*[key(cell) for key in keys], cell), default=None)


def _markers(playing: Playing) -> Iterator[Goal]:
    """For each marker that somebody else does not hold for the side: a cell that holds it."""
    scene, grid, here = playing.known_scene, playing.scene.table.grid, _here(playing)
    markers = sorted(field_of(scene).markers, key=lambda m: (grid.distance(here, m.cell), m.number))
    for marker in markers:
        mine = holders(scene, playing.side, marker.cell)
        if not mine:
            cell = _holding(playing, marker)
            there = words("goals.marker", number=marker.number)
            far = words("goals.far", number=marker.number)
            yield Goal(cell or marker.cell, far if cell is None else there)


def _holding(playing: Playing, marker: Marker) -> Cell | None:
    """The safest cell that holds a marker, by an Advance if there is one; None out of reach."""
    near, far = _boards(playing)
    area = area_round(playing.known_scene, 1 << marker.cell, HOLDING)
    board = near & area or far & area
    if not board:
        return None
    grid, risk = playing.scene.table.grid, risks(playing, cells_of(board))
    return _best(
        risk, lambda cell: risk[cell].expected, lambda cell: grid.distance(cell, marker.cell)
    )


def _shots(playing: Playing) -> Iterator[Goal]:
    """The Advance after which the most models have somebody in range, the safest of several."""
    scene, unit = playing.known_scene, playing.focus
    far = max([reach_of(scene, unit, gun) for gun in weapons_of(scene, unit)], default=0)
    reach = 0
    for enemy in playing.seen if far else ():
        reach |= scene.field.bits.spread(scene.mask(enemy), far)
    cells = cells_of(_boards(playing)[0] & reach)
    outlook = outlook_of(playing)
    counts = {
        cell: sum(reach >> end & 1 for end in outlook.ground(cell).places.values())
        for cell in cells
    }
    most = max(counts.values(), default=0)
    risk = risks(playing, [cell for cell in cells if counts[cell] == most])
    ranked = sorted(risk, key=lambda cell: (risk[cell].expected, cell))
    for cell in ranked[:TRIED]:
        if threat_at(playing, cell).own_shots:
            models = len(scene.world.squads[unit].members)
            yield Goal(cell, words("goals.range", count=most, all=models))
            return


def _safest(playing: Playing) -> Iterator[Goal]:
    """The cell with the least to fear, if there is less to fear than here."""
    if not playing.seen:
        return
    here, grid = _here(playing), playing.scene.table.grid
    found = risks(playing, [here, *cells_of(_boards(playing)[1])])
    cell = _best(found, lambda one: found[one].expected, lambda one: grid.distance(here, one))
    if cell is not None and found[cell].expected < found[here].expected:
        yield Goal(cell, words("goals.safest", wounds=found[cell].expected))


def _here(playing: Playing) -> Cell:
    return playing.scene.cells(playing.focus)[0]
