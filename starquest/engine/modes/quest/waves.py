"""Waves: priority, points, corners, arrivals."""

import attrs

from starquest.content.build import profile_of
from starquest.content.units import UnitDef
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.engine.modes.quest.layout import renew_sky
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.quarters import QUARTERS, corner_cell, quarter_centre
from starquest.engine.movement.placing import area_round, put_down, spots
from starquest.engine.steadied import is_steadied
from starquest.model.component import Unit
from starquest.model.dice import Stream
from starquest.model.event import (
    Asked,
    CornerRolled,
    DieRolled,
    PrioritySet,
    SkyChanged,
    WaveStarted,
)
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.state import GameState
from starquest.model.step import (
    Arrive,
    Ask,
    AskKind,
    GatherWave,
    SetPriority,
    StartRound,
    StrikeEvent,
)


def start_wave(draft: Draft) -> None:
    """Begin the next wave."""
    quest = quest_of(draft)
    steadied = quest.steadied + is_steadied(draft.settings)
    draft.note(wave=quest.wave + 1, boss=False, salvage=0, steadied=steadied)
    if quest.wave:
        _next_sky(draft)
    draft.first = Side.ONE
    draft.push(SetPriority(), GatherWave(), StrikeEvent(), StartRound())
    if "boss" in quest.challenges and quest_of(draft).wave in draft.catalog.quest.waves.bosses:
        draft.emit(Asked(Side.ONE, NOBODY, AskKind.BOSS))
        draft.push(Ask(AskKind.BOSS, Side.ONE, NOBODY, (0, 1)))


def _next_sky(draft: Draft) -> None:
    quest, catalog = quest_of(draft), draft.catalog
    time = catalog.times[quest.time].then if quest.time else ""
    sky = catalog.weather[quest.sky].then if quest.sky else ""
    if time:
        draft.note(time=time)
        draft.emit(SkyChanged("time", time))
    if sky:
        draft.note(sky=sky)
        draft.emit(SkyChanged("weather", sky))
    renew_sky(draft)


def answer_boss(draft: Draft, _ask: Ask, value: int) -> None:
    """The players have said whether to fight a boss."""
    draft.note(boss=bool(value))


def set_priority(draft: Draft) -> None:
    """Roll for the priority until a number counts; a 6 is the players' choice."""
    numbers = [row.number for row in draft.world.objectives.values()]
    last = quest_of(draft).priority
    if len(numbers) <= 1:
        draft.note(priority=0)
        draft.emit(PrioritySet((), 0))
        return
    open_numbers = [number for number in numbers if number != last]
    dice = [draft.roller.die(Stream.ARRIVALS)]
    while dice[-1] not in (*open_numbers, 6):
        dice.append(draft.roller.die(Stream.ARRIVALS))
    if dice[-1] in open_numbers:
        draft.note(priority=dice[-1])
        draft.emit(PrioritySet(tuple(dice), dice[-1]))
        return
    draft.emit(PrioritySet(tuple(dice), 0))
    draft.emit(Asked(Side.ONE, NOBODY, AskKind.PRIORITY))
    draft.push(Ask(AskKind.PRIORITY, Side.ONE, NOBODY, tuple(open_numbers)))


def answer_priority(draft: Draft, _ask: Ask, number: int) -> None:
    """The players have chosen the priority."""
    draft.note(priority=number)
    draft.emit(PrioritySet((), number))


def wave_points(mission: QuestLedger, *, boss: bool) -> int:
    """What the wave is worth; a boss doubles it."""
    points = mission.party * mission.share * mission.wave // 100
    return 2 * points if boss else points


def gather_wave(draft: Draft) -> None:
    """Choose the wave's units and have each arrive.

    If all corners are rolled first, those who come where the players choose come last: everything
    else is known by then. In missions of before each unit rolls when it arrives.
    """
    quest = quest_of(draft)
    points = wave_points(quest, boss=quest.boss)
    draft.emit(WaveStarted(quest.wave, points, quest.boss))
    units = [_enlist(draft, definition) for definition in choose_units(draft, points)]
    steps = [Arrive(unit) for unit in units]
    if quest.corners_first:
        rolled = [step for unit in units if (step := _rolled(draft, unit)) is not None]
        steps = sorted(rolled, key=lambda step: step.free)
    draft.push(*steps)


def _rolled(draft: Draft, unit: EntityId) -> Arrive | None:
    """Roll for a unit's corner; an ambush waits instead."""
    if draft.kit(unit).any(Rule.ambushes):
        _lie_in_wait(draft, unit)
        return None
    die = draft.roller.die(Stream.ARRIVALS)
    draft.emit(CornerRolled(unit, die))
    if die in QUARTERS:
        return Arrive(unit, die)
    draft.emit(Asked(Side.ONE, unit, AskKind.CORNER))
    return Arrive(unit, free=True)


def _enlist(draft: Draft, definition: UnitDef) -> EntityId:
    owner = next(n for n, row in draft.world.players.items() if row.side is Side.TWO)
    row = Unit(
        definition.id, definition.name, Side.TWO, definition.models, definition.cost,
        quest_of(draft).wave, owner,
    )  # fmt: skip
    profile = profile_of(draft.catalog, definition.id)
    return draft.add_unit(row, (profile,), (0,) * definition.models)


def roster(draft: Draft) -> list[UnitDef]:
    """The units a wave is chosen from."""
    factions = quest_of(draft).factions
    return [unit for unit in draft.catalog.units.values() if unit.faction in factions]


def choose_units(draft: Draft, points: int) -> list[UnitDef]:
    """Buy units while they fit; the last may cost a little too much, so that waves are just."""
    units, chosen = roster(draft), []
    left = points
    if quest_of(draft).boss or _grand(draft):
        boss = _lead(draft, units, points)
        chosen, left = [boss], points - boss.cost
    while left > 0:
        found = _affordable(draft, units, points, left)
        if not found:
            break
        chosen.append(found[draft.roller.die(Stream.ARRIVALS, len(found)) - 1])
        left -= chosen[-1].cost
    return chosen or [min(units, key=lambda unit: (unit.cost, unit.id))]


def _lead(draft: Draft, units: list[UnitDef], points: int) -> UnitDef:
    """The leader of a boss wave or a grand one: one that fits, else the cheapest there is."""
    heroes = [unit for unit in units if kit_of_rules(unit.rules).any(Rule.lends_quality)]
    fitting = [unit for unit in heroes if unit.cost <= points]
    if not fitting:
        return min(heroes, key=lambda unit: (unit.cost, unit.id))
    return fitting[draft.roller.die(Stream.ARRIVALS, len(fitting)) - 1]


def _affordable(draft: Draft, units: list[UnitDef], points: int, left: int) -> list[UnitDef]:
    """What the points left pay for, else a last one that brings the wave nearer to its points."""
    excess = points * draft.catalog.quest.waves.excess // 100
    for most in (left, left + min(left, excess)):
        fitting = [unit for unit in units if unit.cost <= most]
        if fitting:
            return [unit for unit in fitting if _suits(draft, unit, points)] or fitting
    return []


def _suits(draft: Draft, unit: UnitDef, points: int) -> bool:
    """Early waves have nobody too great, and grand ones nobody too small."""
    numbers = draft.catalog.quest.waves
    if _grand(draft):
        return unit.cost * numbers.grand_parts >= points
    return quest_of(draft).wave >= numbers.modest_before or 3 * unit.cost <= points


def _grand(draft: Draft) -> bool:
    """Whether the horde sends its best."""
    return quest_of(draft).wave >= draft.catalog.quest.waves.grand_from


def arrive(draft: Draft, step: Arrive) -> None:
    """Send a unit to its corner, ask for it, or roll for it where that is still to be done."""
    known = step if step.corner or step.free else _rolled(draft, step.unit)
    if known is None:
        return
    if known.free:
        draft.push(Ask(AskKind.CORNER, Side.ONE, step.unit, QUARTERS))
    else:
        _take_corner(draft, step.unit, known.corner)


def free_units(state: GameState) -> tuple[EntityId, ...]:
    """The units whose corner is asked for, the one that is asked about now first."""
    steps = state.agenda[::-1]
    if not steps or not isinstance(steps[0], Ask) or steps[0].kind is not AskKind.CORNER:
        return ()
    waiting = [step.unit for step in steps if isinstance(step, Arrive) and step.free]
    return (steps[0].unit, *waiting)


def answer_corner(draft: Draft, ask: Ask, corner: int) -> None:
    """The players have chosen a unit's corner."""
    _take_corner(draft, ask.unit, corner)


def _take_corner(draft: Draft, unit: EntityId, corner: int) -> None:
    inches = (
        draft.catalog.quest.waves.scouts
        if draft.kit(unit).any(Rule.scouts)
        else draft.catalog.quest.waves.corner
    )
    appear(draft, unit, corner_cell(draft.field.grid, corner), inches, "wave")


def appear(draft: Draft, unit: EntityId, centre: Cell, inches: int, source: str) -> None:
    """Put a unit somewhere near a point, farther off if there is no room."""
    grid = draft.field.grid
    status = draft.world.statuses[unit]
    draft.set_status(unit, attrs.evolve(status, reserve=False, arrives=0))
    for reach in (inches, *range(2 * inches, 2 * (grid.width + grid.height))):
        area = area_round(draft, 1 << centre, reach)
        found = cells_of(spots(draft, unit, area))
        if found:
            cell = found[draft.roller.die(Stream.ARRIVALS, len(found)) - 1]
            put_down(draft, unit, cell, area, source)
            return
    raise LookupError(f"no room on the table for unit {unit}")


def _lie_in_wait(draft: Draft, unit: EntityId) -> None:
    die = draft.roller.die(Stream.ARRIVALS)
    rounds = (die + 1) // 2
    draft.emit(DieRolled(draft.kit(unit).source(Rule.ambushes), die, rounds, unit))
    status = draft.world.statuses[unit]
    draft.set_status(unit, attrs.evolve(status, arrives=draft.round + 1 + rounds))


def spring_ambushes(draft: Draft) -> None:
    """The units whose time has come appear at the centre of a random quarter."""
    for unit, status in list(draft.world.statuses.items()):
        if status.reserve and 0 < status.arrives <= draft.round:
            quarter = draft.roller.die(Stream.ARRIVALS, len(QUARTERS))
            source = draft.kit(unit).source(Rule.ambushes)
            draft.emit(DieRolled(source, quarter, quarter, unit))
            appear(
                draft,
                unit,
                quarter_centre(draft.table, quarter),
                draft.catalog.quest.waves.ambush,
                source,
            )
            here = draft.world.statuses[unit]
            draft.set_status(unit, attrs.evolve(here, arrived=draft.round))
