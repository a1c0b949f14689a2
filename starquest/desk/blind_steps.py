"""Walking in the fog: what is offered is what the side believes, and the table has the last word.

A hole in the cells that are offered would tell where somebody stands whom nobody sees. So moves are
offered as if nobody were there; who walks into somebody unseen stops on the way, as far as the
rules let it come. What is carried out, kept and replayed is that shorter walk, a plain command.
"""

from starquest.desk.choices import MOVES, Choice, choices
from starquest.desk.ways import way_to
from starquest.engine.game import legal
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Command, Hold, Rush
from starquest.model.ids import EntityId
from starquest.model.state import GameState


def believed(real: list[Choice], known: GameState) -> list[Choice]:
    """The choices, with moves as they would be if nobody unseen were in the way."""
    moves = {choice.action: choice for choice in choices(known) if choice.action in MOVES}
    return [moves.get(choice.action, choice) for choice in real]


def let_happen(scene: Scene, known: Scene, unit: EntityId, command: Command) -> Command:
    """A command as it really happens: a walk into somebody unseen ends before them."""
    if known is scene or not isinstance(command, Advance | Rush):
        return command
    options = legal(scene.state)
    if command in options:
        return command
    kind, start = type(command), known.cells(unit)[0]
    for cell in (*way_to(known, unit, command.cell)[::-1], start):
        if kind(cell) in options:
            return kind(cell)
    return Hold() if Hold() in options else command
