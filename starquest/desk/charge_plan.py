"""A charge before it is made: the way, the cell it ends on, and where the fight may leave it."""

import attrs

from starquest.desk.charge_ends import given_up
from starquest.desk.choices import target_of
from starquest.desk.enter_action import Deed, planned_charge
from starquest.desk.foresight import foreseen
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import Forecast
from starquest.model.command import Charge
from starquest.model.ids import Cell
from starquest.model.step import AskKind
from starquest.text.foreseen import danger_of, jump_of
from starquest.text.moving import charge_ends, charged, danger, jump, other_sides, steps_back, wins
from starquest.text.phrases import Phrases

LIKELY = 0.05
"""Places that are less likely than this are not told."""


@attrs.frozen
class ChargePlan:
    """One charge, from the first step to where its lead stands after the fight."""

    way: tuple[Cell, ...]
    cost: int
    """How long the way is, in half-inches."""
    back: dict[Cell, float]
    """Where it steps back to if the enemy stands, each cell with its chance."""
    wins: float
    """The chance that it may move on after the fight."""

    @property
    def ends(self) -> list[Cell]:
        """Where it may stand when all is over."""
        return [*self.back] or [*self.way[-1:]]


def plan_of(playing: Playing, deed: Deed) -> ChargePlan:
    """The run and what follows, by the very steps the game would take."""
    charge, told = deed[-1], foreseen(playing, deed)
    assert isinstance(charge, Charge)  # noqa: S101 - whoever asks has looked
    run = next((path for path in told.paths if path.cells[-1:] == (charge.cell,)), None)
    if run is None:
        return ChargePlan((charge.cell,), 0, {}, _won(told, playing))
    after = [path for path in told.paths if path.model == run.model and path is not run]
    back: dict[Cell, float] = {}
    for path in after:
        back[path.cells[-1]] = back.get(path.cells[-1], 0.0) + path.chance
    likely = {cell: chance for cell, chance in back.items() if chance >= LIKELY}
    return ChargePlan(run.cells, run.cost, likely, _won(told, playing))


def _won(told: Forecast, playing: Playing) -> float:
    asked = [one for one in told.assumptions if one.ask.kind is AskKind.FOLLOW_UP]
    return sum(one.chance for one in asked if one.ask.unit == playing.focus)


def charge_costs(playing: Playing, deed: Deed) -> list[str]:
    """What a charge costs besides blows: dangerous ground, and what it leaves."""
    told = foreseen(playing, deed)
    dice, hurt = danger_of(told.dangers, playing.focus, steadied=playing.steadied)
    leaps = [jump(*jump_of(told.jumps, playing.focus))] if told.jumps else []
    left = [lost for cell in plan_of(playing, deed).ends for lost in given_up(playing, cell)]
    return [*leaps, *([danger(dice, hurt)] if dice else []), *dict.fromkeys(left)]


def charge_verdict(playing: Playing, say: Phrases, *, shoots: bool) -> str:
    """What Enter does where a charge is among it; empty where none is."""
    deed = planned_charge(playing)
    charge = deed[-1] if deed else None
    if deed is None or not isinstance(charge, Charge):
        return ""
    costs = charge_costs(playing, deed)
    if not costs and _sides(playing, charge) > 1:
        costs = [other_sides()]
    who, halves = say.who(charge.target), plan_of(playing, deed).cost
    return charged(who, halves, costs, shoots=shoots)


def _sides(playing: Playing, charge: Charge) -> int:
    """From how many cells the enemy under the cursor may be charged, while that is aimed."""
    aim = playing.aim
    if aim is None or playing.unit_at(playing.cursor) != charge.target:
        return 0
    boards = [group.board for group in aim.groups if target_of(group.sample) == charge.target]
    return sum(board.bit_count() for board in boards)


def charge_facts(playing: Playing, deed: Deed) -> list[str]:
    """Where a charge ends and where the fight may leave who charges, a line each."""
    if not isinstance(deed[-1], Charge):
        return []
    plan = plan_of(playing, deed)
    found = [charge_ends(plan.cost), *charge_costs(playing, deed)]
    if plan.back:
        found.append(steps_back(sum(plan.back.values())))
    return found + ([wins(plan.wins, playing.state.table)] if plan.wins >= LIKELY else [])
