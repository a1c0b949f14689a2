"""The main action: where to stand, whom to shoot from there, whom to charge, or to rest."""

import attrs

from starquest.engine.armoury import reach_of
from starquest.engine.attack import Cover
from starquest.engine.bits import cells_of
from starquest.engine.options import Cells, Options
from starquest.engine.salvo import cover_of
from starquest.model.command import Advance, Charge, Command, Hold, Rest, Rush
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act
from starquest.play.bots.greedy_chances import opportunities
from starquest.play.bots.greedy_fight import charge_worth
from starquest.play.bots.greedy_goals import goal_worth
from starquest.play.bots.greedy_outlook import Foe, Outlook
from starquest.play.bots.greedy_threat import Threat
from starquest.play.bots.greedy_worth import assault, shot_salvos

FINALISTS = 8
FAR = 9
COMRADE = 6


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


class Ground:
    """How good it is for a hero to stand on each cell it can get to."""

    def __init__(self, out: Outlook, act: Act, board: int) -> None:
        self.out, self.hero, self.board = out, act.unit, board
        self.threat = Threat(out, act.unit)
        self.wounds = self.threat.wounds(board)
        self.goals = goal_worth(out, act.unit, board)
        self.chances = opportunities(out, act, board)
        self.scores = {cell: self._score(cell) for cell in cells_of(board)}
        self._comforts()

    def _score(self, cell: Cell) -> float:
        return self.goals[cell] + self.chances[cell] - self.threat.cost(self.wounds[cell])

    def _comforts(self) -> None:
        """Cover and company are welcome anywhere; dangerous ground is not."""
        out, field = self.out, self.out.scene.field
        others = sum([out.scene.mask(other) for other in out.others(self.hero)])
        company = out.near(others, COMRADE) if others else 0
        for board, worth in (
            (field.cover, out.weights.shelter),
            (company, out.weights.company),
            (field.dangerous, -out.weights.wound * 1.5),
        ):
            for cell in cells_of(board & self.board):
                self.scores[cell] += worth


def best_main(out: Outlook, act: Act, options: Options) -> Plan:
    """The main action that promises most."""
    boards = _boards(options)
    start = out.cell(act.unit)
    charged = {g.sample.target: g for g in options.groups
               if isinstance(g, Cells) and isinstance(g.sample, Charge)}  # fmt: skip
    whole = 1 << start | boards.get(Advance, 0) | boards.get(Rush, 0)
    for group in charged.values():
        whole |= group.board
    ground = Ground(out, act, whole)
    plans = [Plan(Hold(), ground.scores[start], chance=ground.chances[start])]
    plans += _rests(out, act, options, ground, start)
    plans += _walks(ground, boards, start)
    plans += _shots(out, act, ground, boards.get(Advance, 0) | 1 << start, start)
    for target, group in charged.items():
        if target in out.foes:
            plans.append(_charge(out, act.unit, ground, out.foes[target], group.board))
    best = max(plans, key=lambda plan: plan.total)
    return attrs.evolve(best, danger=ground.wounds[start])


def _boards(options: Options) -> dict[type, int]:
    return {
        type(group.sample): group.board
        for group in options.groups
        if isinstance(group, Cells) and isinstance(group.sample, Advance | Rush)
    }


def _rests(out: Outlook, act: Act, options: Options, ground: Ground, start: Cell) -> list[Plan]:
    """Resting where one is."""
    vigor, place = out.scene.world.vigor[act.unit], ground.scores[start] - ground.chances[start]
    gained = min(3, vigor.most - vigor.power) * out.power_worth
    commands = [c for g in options.groups if isinstance(g[0], Rest) for c in g]
    return [
        Plan(command, place + gained + (8.0 if command.condition else 0.0)) for command in commands
    ]


def _walks(ground: Ground, boards: dict[type, int], start: Cell) -> list[Plan]:
    """The best cell to be on, by the slower pace if that is enough."""
    plans = []
    for kind in (Advance, Rush):
        cells = cells_of(boards.get(kind, 0))
        if cells:
            best = max(cells, key=lambda cell: (ground.scores[cell], -cell))
            plans.append(Plan(kind(best), ground.scores[best], chance=ground.chances[best]))
    return plans


def _shots(out: Outlook, act: Act, ground: Ground, board: int, start: Cell) -> list[Plan]:
    """The best cells to shoot from; cover is only worked out for the most promising."""
    rough: list[tuple[float, Cell, Foe]] = []
    for foe in out.foes.values():
        area = shooting_board(out, act.unit, foe) & board
        if area:
            worth = _rough(out, act.unit, foe)
            cells = sorted(cells_of(area), key=lambda c: (-ground.scores[c], c))[:3]
            rough += [(ground.scores[cell] + worth, cell, foe) for cell in cells]
            if area >> start & 1:
                rough.append((ground.scores[start] + worth, start, foe))
    rough.sort(key=lambda row: (-row[0], row[1], row[2].unit))
    plans = []
    for _, cell, foe in rough[:FINALISTS]:
        blow = exact_shot(out, act.unit, foe, cell, moved=act.moved or cell != start)
        command = Hold() if cell == start else Advance(cell)
        chance = ground.chances[cell]
        plans.append(Plan(command, ground.scores[cell] + blow, blow, chance))
    return plans


def shooting_board(out: Outlook, hero: EntityId, foe: Foe) -> int:
    """The cells from which a hero could shoot an enemy."""
    scene, found = out.scene, 0
    weapons = [w for w in scene.world.builds[hero].profiles[0].weapons if not w.melee]
    if not weapons:
        return 0
    length = max([reach_of(scene, hero, weapon) for weapon in weapons])
    for cell in cells_of(foe.mask):
        found |= scene.field.bits.disc(cell, length) & scene.visible(cell)
    return found


def _rough(out: Outlook, hero: EntityId, foe: Foe) -> float:
    salvos = shot_salvos(out, hero, foe, moved=True, far=False, cover=Cover.NONE)
    return assault(out, salvos, foe)


def exact_shot(out: Outlook, hero: EntityId, foe: Foe, cell: Cell, *, moved: bool) -> float:
    """What shooting an enemy from a cell is worth."""
    scene = out.scene
    far = not scene.within(1 << cell, foe.mask, FAR)
    cover = cover_of(scene, cell, foe.unit)
    return assault(out, shot_salvos(out, hero, foe, moved=moved, far=far, cover=cover), foe)


def _charge(out: Outlook, hero: EntityId, ground: Ground, foe: Foe, board: int) -> Plan:
    """Charging an enemy from its best side."""
    cells = cells_of(board)
    best = max(cells, key=lambda cell: (ground.scores[cell], -cell))
    blow = charge_worth(out, hero, foe)
    return Plan(Charge(foe.unit, best), ground.scores[best] + blow, blow, ground.chances[best])
