"""The commands a captain weighs for a unit: about thirty at most."""

from starquest.engine.board.bits import cells_of
from starquest.engine.minds.army.ground import Ground
from starquest.engine.minds.army.lines import foot
from starquest.engine.minds.decision_list import Situation, nearest, shot_board
from starquest.engine.minds.knowledge import gap
from starquest.model.command import Advance, Charge, Command, Hold, Rush
from starquest.model.decision import NO_GOAL, Goal, GoalKind
from starquest.model.frozen import frozen
from starquest.model.ids import NOBODY, OFF_TABLE, Cell, EntityId

SHOTS = 6
"""So many places to shoot from are weighed, spread evenly over those there are."""
SHELTERS = 2
CHARGED = 5


@frozen
class Candidate:
    """A command, and what it is about."""

    command: Command
    target: EntityId = NOBODY
    cell: Cell = OFF_TABLE
    goal: Goal = NO_GOAL


def candidates(at: Situation, ground: Ground) -> list[Candidate]:
    """Hold, the ways to each marker, places to shoot from and to hide at, the near charges."""
    if at.scene.kit(at.unit).hold_only:
        return [Candidate(Hold(), cell=at.start)]
    stays = [Candidate(Hold(), cell=at.start)] if at.may_hold else _closing(at)
    found = [*stays, *_to_markers(at, ground)]
    board = at.board(Advance)
    found += [Candidate(Advance(c), cell=c) for c in _spread(board & shot_board(at), SHOTS)]
    found += [Candidate(Advance(c), cell=c) for c in _spread(board & _hidden(at), SHELTERS)]
    return list({one.command: one for one in [*found, *_charges(at)]}.values())


def _closing(at: Situation) -> list[Candidate]:
    """Who is torn may not stay: it closes up near where it stands."""
    kind = Advance if at.board(Advance) else Rush
    near = sorted(at.scene.field.grid.distances(at.start, cells_of(at.board(kind))))
    return [Candidate(kind(cell), cell=cell) for _, cell in near[:1]]


def _to_markers(at: Situation, ground: Ground) -> list[Candidate]:
    found = []
    for prize in ground.prizes(at.scene):
        goal = Goal(GoalKind.MARKER, prize.cell, prize.number)
        for kind in (Advance, Rush):
            board = at.board(kind)
            cell = nearest(at, board | 1 << at.start, prize.cell) if board else at.start
            if cell != at.start:
                found.append(Candidate(kind(cell), cell=cell, goal=goal))
    return found


def _spread(board: int, most: int) -> list[Cell]:
    cells = cells_of(board)
    return cells[:: max(1, -(-len(cells) // most))] if cells else []


def _hidden(at: Situation) -> int:
    """The cells no enemy sees."""
    seen = 0
    for enemy in at.scene.enemies(at.unit):
        for cell in at.scene.cells(enemy)[:1]:
            seen |= at.scene.visible(cell)
    return ~seen & at.scene.field.bits.full


def _charges(at: Situation) -> list[Candidate]:
    boards, scene = at.charges(), at.scene
    order = sorted(boards, key=lambda e: (gap(scene, at.here, scene.mask(e)), e))
    near = [enemy for enemy in order if boards[enemy]][:CHARGED]
    feet = [(enemy, foot(at, boards[enemy])) for enemy in near]
    return [Candidate(Charge(enemy, cell), enemy, cell) for enemy, cell in feet]
