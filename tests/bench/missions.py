"""Whole missions by bots, the horde's phase, and what a second worker brings."""

from functools import cache
from time import perf_counter
from time import process_time as clock

import attrs

from starquest.content.build import profile_of
from starquest.content.loader import load_catalog
from starquest.desk.start_game import place_all
from starquest.engine.draft import Draft
from starquest.engine.game import legal, mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.quarters import corner_cell
from starquest.engine.modes.quest.waves import appear
from starquest.model.component import Unit
from starquest.model.ids import Side
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState, Turns
from starquest.model.step import Turn
from starquest.play.bots import BOTS
from starquest.play.games import GameSpec
from starquest.play.modes.quest.record import GameRecord
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.session import Session
from starquest.play.simulate import play_game, simulate
from tests.bench.registry import Effort, Sample, benchmark

PARTY = ("commander", "medic", "breacher", "marksman")
HORDE = 40
FIRST = 100
FAR = (106, 107, 108, 112, 113)
"""Seeds from which a mission that reaches wave 10 is near."""
MOST = 50


@cache
def _played(bot: str, repeat: int, effort: Effort) -> tuple[list[GameRecord], float]:
    wishes, count = Wishes(party=len(PARTY), small=False, challenges=()), 1 if effort.quick else 4
    wanted = specs(load_catalog(), FIRST + repeat * count, count, bot, wishes)
    start = clock()
    records = [play_game(_shortened(spec, effort)) for spec in wanted]
    return records, clock() - start


def _shortened(spec: GameSpec, effort: Effort) -> GameSpec:
    """The game to its end, unless a quick look will do."""
    return attrs.evolve(spec, limit=effort.commands) if effort.quick else spec


@benchmark("greedy missions, one core", "games/min", 1)
def greedy_games(effort: Effort, repeat: int) -> float:
    """How many missions of four heroes the greedy bot plays to their end."""
    records, seconds = _played("greedy", repeat, effort)
    return len(records) / seconds * 60


@benchmark("  waves finished by the greedy bot", "waves", 1)
def greedy_waves(effort: Effort, repeat: int) -> float:
    """How far those missions went, on average."""
    records, _ = _played("greedy", repeat, effort)
    return sum(record.waves_finished for record in records) / len(records)


@benchmark("  a wave of a greedy mission", "ms", 0)
def greedy_wave(effort: Effort, repeat: int) -> float:
    """What one wave of those missions takes; ten of them are a whole one."""
    records, seconds = _played("greedy", repeat, effort)
    return seconds / sum(record.waves_finished + 1 for record in records) * 1e3


@benchmark("  a greedy mission that reaches wave 10", "s", 2)
def greedy_whole(effort: Effort, repeat: int) -> float:
    """What the next mission takes that goes so far, from the table's making to the end."""
    wishes = Wishes(party=len(PARTY), small=False, challenges=())
    for spec in specs(load_catalog(), FAR[repeat % len(FAR)], MOST, "greedy", wishes):
        start = clock()
        record = play_game(_shortened(spec, effort))
        if effort.quick or record.waves_finished >= load_catalog().quest.waves.last - 1:
            return clock() - start
    raise LookupError("no mission went that far")


def _whole(bot: str) -> Sample:
    """What a mission of four heroes takes on average, from the table's making to the end."""

    def sample(effort: Effort, repeat: int) -> float:
        records, seconds = _played(bot, repeat, effort)
        return seconds / len(records) * 1e3

    return sample


for _bot in ("greedy", "tactician"):
    if _bot in BOTS:
        benchmark(f"a whole game of the {_bot} bot", "ms", 0)(_whole(_bot))


@benchmark("random missions, one core", "games/min", 1)
def random_games(effort: Effort, repeat: int) -> float:
    """How many missions the random bot plays to their end."""
    records, seconds = _played("random", repeat, effort)
    return len(records) / seconds * 60


@benchmark("  commands of a greedy mission", "commands/s")
def mission_commands(effort: Effort, repeat: int) -> float:
    """Commands of both sides a second, the bot's thinking included."""
    records, seconds = _played("greedy", repeat, effort)
    return sum(record.commands for record in records) / seconds


@cache
def _wall(repeat: int, effort: Effort, workers: int) -> float:
    """Games a second of wall time, the start of the processes included."""
    count = 2 if effort.quick else 160
    wanted = list(specs(load_catalog(), FIRST + repeat, count, "random", Wishes()))
    start = perf_counter()
    list(simulate(wanted, workers))
    return count / (perf_counter() - start)


@benchmark("sim with one worker, wall time", "games/s", 1)
def one_worker(effort: Effort, repeat: int) -> float:
    """Random missions in this very process."""
    return _wall(repeat, effort, 1)


@benchmark("sim with two workers, wall time", "games/s", 1)
def both_workers(effort: Effort, repeat: int) -> float:
    """The same missions in two processes."""
    return _wall(repeat, effort, 2)


@benchmark("two workers against one, wall time", "x", 2)
def two_workers(effort: Effort, repeat: int) -> float:
    """How much sooner two processes finish the same games, their own start included."""
    return _wall(repeat, effort, 2) / _wall(repeat, effort, 1)


@cache
def crowded_horde() -> GameState:
    """Four heroes in the middle, forty units coming from the corners."""
    catalog = load_catalog()
    quest = QuestSetup(
        tuple(Recruit(kind) for kind in PARTY), factions=("spore_tide", "cinder_raiders")
    )
    session = Session(new_game(quest, 7, catalog))
    place_all(session)
    draft = Draft(session.state)
    draft.agenda.clear()
    units = [unit for unit in catalog.units.values() if unit.faction in quest.factions]
    for index in range(HORDE - len(draft.units(Side.TWO))):
        kind = units[index % len(units)]
        row = Unit(kind.id, kind.name, Side.TWO, kind.models, kind.cost, 1)
        unit = draft.add_unit(row, (profile_of(catalog, kind.id),), (0,) * kind.models)
        appear(draft, unit, corner_cell(draft.field.grid, index % 4 + 1), 12, "wave")
    draft.round = 1
    draft.agenda.append(Turn(Side.TWO))
    draft.settings = attrs.evolve(draft.settings, turns=Turns.SIDES)
    return draft.freeze()


@benchmark("a horde phase of 40 units", "ms", 0)
def horde_phase(_effort: Effort, _repeat: int) -> float:
    """Every unit of the horde decides and acts once; the heroes decline what they are asked."""
    state, spent = crowded_horde(), 0.0
    while state.round == 1 and state.outcome is None and _horde_left(state):
        if mind_of(state):
            begun = clock()
            state = mind_step(state)[1].state
            spent += clock() - begun
        else:
            result = step(state, legal(state)[0])
            assert isinstance(result, Applied)
            state = result.state
    return spent * 1e3


def _horde_left(state: GameState) -> bool:
    units, statuses = state.world.units, state.world.statuses
    return any(
        units[unit].side is Side.TWO and not status.activated for unit, status in statuses.items()
    )
