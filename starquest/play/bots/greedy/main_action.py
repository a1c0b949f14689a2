"""The main action: where to go, whom to shoot from there, whom to charge, or to rest."""

import attrs

from starquest.engine.options import Cells, Options
from starquest.model.change import changed
from starquest.model.command import Advance, Charge, Command, Hold, Rest, Rush
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy.fighting import charge_worth, exact_shot, rough_shot, shooting_board
from starquest.play.bots.greedy.outlook import Foe, Outlook
from starquest.play.bots.greedy.positions import Ground

FINALISTS = 8
"""How many shots are worked out exactly."""
EACH = 3
"""From how many cells each enemy is thought of being shot."""


@attrs.frozen
class Plan:
    """A main action and what it promises."""

    command: Command
    total: float
    """Everything: the place, the blow, what may follow."""
    blow: float = 0.0
    """The attack alone."""
    chance: float = 0.0
    """The skill action that becomes possible there."""
    danger: float = 0.0
    """The wounds to expect where the hero is now."""
    idle: float = 0.0
    """What it is worth to stay there and do nothing."""


class Moves:
    """The main actions that are legal now, as boards."""

    def __init__(self, out: Outlook, act: Act, options: Options) -> None:
        self.start = 1 << out.cell(act.unit)
        self.advance = self.rush = 0
        self.charges: dict[EntityId, int] = {}
        self.rests: list[Rest] = []
        for group in options.groups:
            if isinstance(group, Cells):
                self._take(group)
            elif isinstance(group[0], Rest):
                self.rests = [command for command in group if isinstance(command, Rest)]
        # far away every other cell will do
        self.rush &= _chequered(out) | out.scene.field.cover
        self.charges = {unit: b for unit, b in self.charges.items() if unit in out.foes}

    def _take(self, group: Cells) -> None:
        match group.sample:
            case Advance():
                self.advance = group.board
            case Rush():
                self.rush = group.board
            case Charge(target):
                self.charges[target] = group.board

    def whole(self) -> int:
        """Every cell that comes into question."""
        board = self.start | self.advance | self.rush
        for contact in self.charges.values():
            board |= contact
        return board


def _chequered(out: Outlook) -> int:
    """Every other cell of the table."""
    bits = out.scene.field.bits
    size = bits.stride * bits.grid.height
    return int("01" * (size // 2 + 1), 2)


def best_main(out: Outlook, act: Act, options: Options) -> Plan:
    """The main action that promises most."""
    return max(plans_of(out, act, options), key=lambda plan: plan.total)


def plans_of(out: Outlook, act: Act, options: Options) -> list[Plan]:
    """Every main action worth a thought."""
    moves = Moves(out, act, options)
    ground, start = Ground(out, act, moves.whole()), out.cell(act.unit)
    plans = [_stand(ground, Hold(), start), *_rests(ground, moves, start)]
    plans += [_stand(ground, Advance(c), c) for c in _best(ground, moves.advance)]
    plans += [_stand(ground, Rush(c), c) for c in _best(ground, moves.rush)]
    plans += _shots(ground, act, moves)
    for target, board in moves.charges.items():
        cell, blow = ground.best(board), charge_worth(out, act.unit, out.foes[target])
        plans.append(_stand(ground, Charge(target, cell), cell, blow))
    idle = plans[0].total
    return [changed(plan, danger=ground.wounds[start], idle=idle) for plan in plans]


def _stand(ground: Ground, command: Command, cell: Cell, blow: float = 0.0) -> Plan:
    return Plan(command, ground.scores[cell] + blow, blow, ground.chances[cell])


def _best(ground: Ground, board: int) -> list[Cell]:
    return [ground.best(board)] if board else []


def _rests(ground: Ground, moves: Moves, start: Cell) -> list[Plan]:
    """Resting where one is, without a skill action."""
    out, place = ground.out, ground.scores[start] - ground.chances[start]
    pool = out.world.powers[ground.hero]
    gained = (
        max(0, min(out.scene.catalog.quest.power.rest, pool.most - pool.left)) * out.power_worth
    )
    return [
        Plan(rest, place + gained + (out.weights.ailment if rest.condition else 0.0))
        for rest in moves.rests
    ]


def _shots(ground: Ground, act: Act, moves: Moves) -> list[Plan]:
    """The best cells to shoot from; cover is only worked out for the most promising."""
    out, hero, start = ground.out, act.unit, ground.out.cell(act.unit)
    rough: list[tuple[float, Cell, Foe]] = []
    for foe in out.foes.values():
        area = shooting_board(out, hero, foe, moves.advance | moves.start)
        if area:
            worth = rough_shot(out, hero, foe)
            rough += [(score + worth, c, foe) for score, c in _spots(ground, area, start)]
    rough.sort(key=lambda row: (-row[0], row[1], row[2].unit))
    plans = []
    for _, cell, foe in rough[:FINALISTS]:
        blow = exact_shot(out, hero, foe, cell, moved=act.moved or cell != start)
        command = Hold() if cell == start else Advance(cell)
        plans.append(_stand(ground, command, cell, blow))
    return plans


def _spots(ground: Ground, area: int, start: Cell) -> list[tuple[float, Cell]]:
    """A few good cells with their values, and where one is."""
    spots = ground.scores.top(area, EACH)
    if area >> start & 1 and all(cell != start for _, cell in spots):
        spots.append((ground.scores[start], start))
    return spots
