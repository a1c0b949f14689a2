"""Where a charge ends: the side it comes from unasked, and what the party would hold there."""

from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of
from starquest.engine.forecast.attacks import standing
from starquest.engine.options import Cells
from starquest.engine.scene import Scene
from starquest.model.command import Charge, Command
from starquest.model.ids import Cell, EntityId
from starquest.model.state import GameState


class _Last:
    """The charges of the state that was looked at last: a screen asks for them at every key."""

    state: GameState | None = None
    found: dict[tuple[EntityId, EntityId], Command] = {}  # noqa: RUF012 - replaced, never changed


def best_charge(playing: Playing, group: Cells) -> Command:
    """Of all charges at one unit the one that gives up least, then the one with least to run."""
    sample = group.sample
    assert isinstance(sample, Charge)  # noqa: S101 - whoever asks has looked
    if _Last.state is not playing.state:
        _Last.state, _Last.found = playing.state, {}
    key = playing.focus, sample.target
    if key not in _Last.found:
        _Last.found[key] = group.at(_best_cell(playing, group.board))
    return _Last.found[key]


def _best_cell(playing: Playing, board: int) -> Cell:
    grid, mine = playing.state.table.grid, playing.scene.cells(playing.focus)
    return min(
        cells_of(board),
        key=lambda cell: (
            len(given_up(playing, cell)),
            min(grid.distance(here, cell) for here in mine),
            cell,
        ),
    )


def given_up(playing: Playing, cell: Cell) -> list[str]:
    """What the unit that is looked at would no longer hold, with its lead on a cell."""
    return look_of(playing.state).gives_up(playing, _with_lead_on(playing, cell))


def _with_lead_on(playing: Playing, cell: Cell) -> Scene:
    scene, unit = playing.known_scene, playing.focus
    return standing(scene, unit, {scene.world.squads[unit].members[0]: cell})
