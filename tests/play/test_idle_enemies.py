"""No enemy stands idle for want of a way that exists, and what it says of its way is true.

Held against a plain search that knows nothing of the engine's boards: cells, steps, and a ruler.
"""

from heapq import heappop, heappush

import pytest

from starquest.content.loader import load_catalog
from starquest.engine.game import legal, mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.engine.movement.paths import paths_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.command import Hold, Rush
from starquest.model.decision import Why
from starquest.model.event import Decided
from starquest.model.ids import EntityId
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from tests import SOAK, times
from tests.support.ranks import gap

Spot = tuple[int, int]
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
        field = scene.field
        self.grid, self.walls = field.grid, field.blocked & ~field.doors

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
    """What is not true of a unit that says why it stays."""
    scene = scene_of(state)
    ground, grid = Ground(scene, told.unit), scene.field.grid
    goal, here = grid.xy(told.goal.cell), grid.xy(scene.cells(told.unit)[0])
    reached = ground.costs(here)
    best = min(ground.off(*spot, goal) for spot in reached)
    if told.why is Why.NO_WAY and best < ground.off(*here, goal):
        return [f"{told.unit} at {here} says there is no way nearer to {goal}, and there is"]
    if told.why is not Why.NO_ROOM:
        return []
    back = ground.costs(*[spot for spot in reached if ground.off(*spot, goal) == best])
    moves = [grid.xy(command.cell) for command in legal(state) if isinstance(command, Rush)]
    nearer = [spot for spot in moves if back.get(spot, back[here]) < back[here]]
    return [f"{told.unit} at {here} says others bar its way to {goal}: {nearer}"] if nearer else []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_nobody_stands_idle_for_want_of_a_way_that_exists(part: int) -> None:
    wrong: list[str] = []
    for number, (faction, theme, small) in enumerate(games()):
        if number % 4 != part or (not small and not SOAK):
            continue
        for seed in range(times(1, 12)):
            setup = QuestSetup(PARTY, factions=(faction,), theme=theme, small=small)
            wrong += played(new_game(setup, seed, load_catalog()), times(150, 1500))
    assert not wrong, "\n".join(wrong)


def played(state: GameState, commands: int) -> list[str]:
    """What enemies said that was not true, in one game."""
    bot, wrong = bot_named("greedy", 1), list[str]()
    for _ in range(commands):
        if state.outcome is not None:
            break
        if mind_of(state) is None:
            applied = step(state, bot.choose(state))
            assert isinstance(applied, Applied)
        else:
            command, applied = mind_step(state)
            told = applied.events[0]
            if isinstance(command, Hold) and isinstance(told, Decided):
                wrong += faults(state, told)
        state = applied.state
    return wrong
