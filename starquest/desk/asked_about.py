"""What a question is about on the map: the cells that must be seen while it is answered."""

from starquest.desk.playing import Playing
from starquest.engine.board.bits import cells_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell
from starquest.model.ids import Cell
from starquest.model.step import Ask, AskKind


def cells_about(playing: Playing, ask: Ask | None) -> list[Cell]:
    """The cursor, who is asked, whom it fights, and what may be chosen, if it lies on the map."""
    scene, melee = playing.scene, playing.state.melee
    units = [ask.unit] if ask else [playing.focus]
    units += [melee.charger, melee.target] if melee else []
    known = [unit for unit in dict.fromkeys(units) if unit in scene.world.squads]
    found = [cell for unit in known for cell in cells_of(scene.mask(unit))]
    return [*(found or [playing.cursor]), *(pointed_at(playing, ask) if ask else ())]


def pointed_at(playing: Playing, ask: Ask) -> list[Cell]:
    """The cell each answer is about, where answers are places; else nothing."""
    state = playing.state
    if ask.kind is AskKind.PRIORITY:
        numbers = {row.number: row.cell for row in state.world.objectives.values()}
        return [numbers[number] for number in ask.options if number in numbers]
    if ask.kind is AskKind.CORNER and set(ask.options) <= set(QUARTERS):
        return [corner_cell(state.table.grid, number) for number in ask.options]
    return []
