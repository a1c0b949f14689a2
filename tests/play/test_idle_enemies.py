"""No enemy stands idle for want of a way that exists, and what it says of its way is true.

Held against a plain search that knows nothing of the engine's boards: cells, steps, and a ruler.
"""

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush

import attrs
import pytest

from starquest.content.loader import load_catalog
from starquest.engine.game import legal, mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.movement.paths import paths_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.command import Advance, Charge, Command, Hold, Rush
from starquest.model.decision import Goal, GoalKind, Line, Why
from starquest.model.event import Decided
from starquest.model.ids import EntityId, Side
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from tests import SOAK, times
from tests.support.board import fighter, sword
from tests.support.finding import cell, uid
from tests.support.quest import quest
from tests.support.ranks import gap
from tests.support.schemes import ordered

Spot = tuple[int, int]
LARGE = 2
PARTY = (Recruit("marksman"), Recruit("medic"), Recruit("breacher"))


def games() -> list[tuple[str, str, bool]]:
    """Every faction on every kind of table."""
    catalog = load_catalog()
    return [
        (faction, theme, small)
        for small in (True, False)
        for theme in catalog.flat_themes
        for faction in catalog.factions
    ]


class Ground:
    """Where one model may be, searched step by step."""

    def __init__(self, scene: Scene, unit: EntityId) -> None:
        paths = paths_of(scene, unit)
        self.size, self.flies = paths.footprint, paths.flies
        self.raised = paths.relief is not None
        field = scene.field
        self.grid, self.walls = field.grid, field.blocked & ~field.doors
        self.shut = field.blocked & field.doors

    def fits(self, x: int, y: int) -> bool:
        inside = x + self.size <= self.grid.width and y + self.size <= self.grid.height
        if x < 0 or y < 0 or not inside:
            return False
        covered = [(x + a, y + d) for a in range(self.size) for d in range(self.size)]
        return self.flies or not any(self.walls >> self.grid.cell(*spot) & 1 for spot in covered)

    def costs(self, *starts: Spot) -> dict[Spot, int]:
        """What the way from the nearest of some places to each other place costs."""
        found, todo = dict.fromkeys(starts, 0), [(0, start) for start in starts]
        while todo:
            cost, here = heappop(todo)
            for spot in self.steps(*here) if cost == found[here] else ():
                longer = cost + gap(here, spot)
                if longer < found.get(spot, longer + 1):
                    found[spot] = longer
                    heappush(todo, (longer, spot))
        return found

    def steps(self, x: int, y: int) -> list[Spot]:
        """The places one step off; no diagonal step between two that are blocked."""
        around = [(a, d) for a in (-1, 0, 1) for d in (-1, 0, 1) if a or d]
        return [
            (x + a, y + d)
            for a, d in around
            if self.fits(x + a, y + d)
            and (not (a and d) or self.fits(x + a, y) or self.fits(x, y + d))
        ]

    def off(self, x: int, y: int, goal: Spot) -> int:
        """How far a model at a place is from a goal, by the ruler."""
        covered = [(x + a, y + d) for a in range(self.size) for d in range(self.size)]
        return min(gap(spot, goal) for spot in covered)


def faults(state: GameState, told: Decided) -> list[str]:
    """What is not true of a unit that says why it goes no farther, or no nearer."""
    scene = scene_of(state)
    ground, grid = Ground(scene, told.unit), scene.field.grid
    if told.why not in CLAIMS or ground.raised:
        return []
    goal, here = grid.xy(told.goal.cell), grid.xy(scene.cells(told.unit)[0])
    reached = ground.costs(here)
    best = min(ground.off(*spot, goal) for spot in reached)
    named = f"{told.unit} at {here}, {told.why}, {goal}"
    match told.why:
        case Why.NO_WAY | Why.SHOT_NO_WAY:
            return [f"{named}: there is a way nearer"] if best < ground.off(*here, goal) else []
        case Why.AS_NEAR:
            return [f"{named}: there is a way all along"] if best == 0 else []
        case Why.TO_GOAL:
            return [f"{named}: no way leads there"] if best else []
    back = ground.costs(*[spot for spot in reached if ground.off(*spot, goal) == best])
    kind = Advance if told.why in (Why.SHOT_NO_ROOM, Why.SHOT_DOOR_SHUT) else Rush
    moves = [grid.xy(command.cell) for command in legal(state) if isinstance(command, kind)]
    nearer = [spot for spot in moves if back.get(spot, back[here]) < back[here]]
    if nearer:
        return [f"{named}: but {nearer} are nearer"]
    return _barred(ground, here, back, named, by_doors=told.why in BY_DOORS)


def _barred(
    ground: Ground, here: Spot, back: dict[Spot, int], named: str, *, by_doors: bool
) -> list[str]:
    """Whether what bars the first step of every way is what is said: closed doors, or others."""
    ground.walls |= ground.shut
    open_now = [spot for spot in ground.steps(*here) if back.get(spot, back[here]) < back[here]]
    if by_doors:
        return [f"{named}: but {open_now} are not behind a door"] if open_now else []
    return [] if open_now else [f"{named}: but only doors bar its way"]


@attrs.define
class Tally:
    """What was looked at: how often which claim was made by models of which size."""

    claims: Counter[tuple[int, str]] = attrs.Factory(Counter)
    turns: Counter[int] = attrs.Factory(Counter)
    """Decisions of a whole action, by the size of the model."""
    wrong: list[str] = attrs.Factory(list)

    def note(self, state: GameState, command: Command, told: Decided) -> None:
        """Look at a decision."""
        if not isinstance(command, Hold | Rush | Advance | Charge):
            return
        size = paths_of(scene_of(state), told.unit).footprint
        self.turns[size] += 1
        self.claims[size, told.why] += 1
        if isinstance(command, Hold) and told.why not in STAYING:
            self.wrong.append(f"{told.unit} stays, {told.why}")
        self.wrong += faults(state, told)


BY_DOORS = (Why.DOOR_SHUT, Why.SHOT_DOOR_SHUT)
CLAIMS = (
    *BY_DOORS, Why.NO_WAY, Why.SHOT_NO_WAY, Why.NO_ROOM, Why.SHOT_NO_ROOM, Why.AS_NEAR, Why.TO_GOAL
)  # fmt: skip
"""What a unit says of its way."""
STAYING = (
    *CLAIMS[:6], Why.CANNOT_MOVE, Why.IN_RANGE, Why.HOLDS_GOAL, Why.HOLDS_WITH_SHOT,
    Why.LONGEST_SHOT, Why.SHAKEN,
)  # fmt: skip
"""Why a unit may stay where it is."""
SEEDS = times(1, 4)
"""Missions of every faction on every table."""
LATE, FEW = 8, 80
"""The wave after which large models are many, and the commands that are looked at briefly."""
ROOMS = "station_interior"
PARTS = 2


def missions(part: int) -> Iterator[tuple[GameState, int]]:
    """Missions from their start and from a late wave on, and how many commands to look at.

    Briefly only late ones: on the large board the theme with doors, on the small one the others.
    """
    for number, (faction, theme, small) in enumerate(games()):
        if number % PARTS != part or not (SOAK or small != (theme == ROOMS)):
            continue
        setup = QuestSetup(PARTY, factions=(faction,), theme=theme, small=small)
        for seed in range(number, number + SEEDS):
            state = new_game(setup, seed, load_catalog())
            ledger = attrs.evolve(quest_of(state), wave=LATE)
            yield attrs.evolve(state, ledger=ledger), times(FEW, 300)
            if SOAK:
                yield state, 1500


@pytest.mark.soak
@pytest.mark.rule("HR-1403")
@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_stands_idle_for_want_of_a_way_that_exists(part: int) -> None:
    tally = Tally()
    for state, commands in missions(part):
        play(state, commands, tally)
    assert not tally.wrong, "\n".join(tally.wrong)
    assert tally.turns[LARGE] > 0, "large models were looked at, too"


def test_a_false_claim_is_found() -> None:
    """A wide model beside a door of two halves: what it says of it, and what is not true."""
    wide = fighter(sword(), footprint=LARGE)
    state = quest(["a.+....A", "..+.....", "##......", "1......."], {"1": "medic"}, {"a": wide},
                  {"A": 1}, turn=Side.TWO)  # fmt: skip
    unit, goal = uid(state, "a"), Goal(GoalKind.OBJECTIVE, cell(state, 7, 0), 1)
    told = {why: Decided(unit, Line.NO_WAY, unit, goal.cell, why, goal) for why in CLAIMS}
    state = ordered(state, "a")
    found = {why: bool(faults(state, decided)) for why, decided in told.items()}
    assert [why for why in CLAIMS if not found[why]] == [*BY_DOORS, Why.TO_GOAL]


def play(state: GameState, commands: int, tally: Tally) -> None:
    """Look at what enemies say in one game."""
    bot = bot_named("greedy", 1)
    for _ in range(commands):
        if state.outcome is not None:
            break
        if mind_of(state) is None:
            applied = step(state, bot.choose(state))
            assert isinstance(applied, Applied)
        else:
            command, applied = mind_step(state)
            told = applied.events[0]
            if isinstance(told, Decided):
                tally.note(state, command, told)
        state = applied.state
