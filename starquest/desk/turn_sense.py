"""Turn sense: what would be given away by ending a turn now, and who could still act."""

from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.turns.rounds import ready
from starquest.model.command import Command, Done
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act


def unspent(playing: Playing, command: Command) -> bool:
    """Whether a command ends a turn whose main action is not spent."""
    top = playing.state.agenda[-1] if playing.state.agenda else None
    return isinstance(command, Done) and isinstance(top, Act) and top.main > 0


def is_spent(playing: Playing) -> bool:
    """Whether who acts has nothing left that is aimed at the map: no main action, no shot."""
    top = playing.state.agenda[-1] if playing.state.agenda else None
    if playing.wait is not Wait.ACT or not isinstance(top, Act) or top.main:
        return False
    return all(choice.action != "shoot" for choice in playing.choices())


def can_act(playing: Playing) -> list[EntityId]:
    """The others of the side that have their turn still before them this round."""
    return [unit for unit in ready(playing.scene, playing.side) if unit != playing.focus]


def next_able(playing: Playing, step: int) -> Cell:
    """Where Tab goes from a spent unit: to one that can act, else it stays."""
    cells = [playing.place_of(unit) for unit in can_act(playing)]
    if not cells:
        return playing.cursor
    at = cells.index(playing.cursor) if playing.cursor in cells else -min(step, 0) - 1
    return cells[(at + step) % len(cells)]
