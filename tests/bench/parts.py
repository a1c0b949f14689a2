"""The parts a command is made of, one call each."""

from collections.abc import Callable
from functools import cache
from time import process_time as clock

import attrs

from starquest.engine.board.bits import cells_of
from starquest.engine.board.fields import Field, field_of
from starquest.engine.board.reach import reach
from starquest.engine.board.sight import Sight
from starquest.engine.digest import digest
from starquest.engine.game import legal
from starquest.engine.odds import odds
from starquest.model.command import Shoot, Shot
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.random_bot import RandomBot
from tests.bench.horde import UNITS, applied, midst, opened, play
from tests.bench.registry import Effort, benchmark, microseconds

RUSH = 24
"""A Rush of 12 inches, in half-inches."""
LONG = 20_000
"""Commands after which somebody has surely had a shot."""


@benchmark("snapshot: World.copy", "us", 2)
def snapshot(effort: Effort, repeat: int) -> float:
    """A copy of the world in the midst of a game."""
    return microseconds(midst(repeat).world.copy, effort.calls)


@benchmark("legal, as asked in a game", "us")
def legal_in_play(effort: Effort, repeat: int) -> float:
    """What may be asked for now, of each state of a game in turn."""
    return _in_play(effort, repeat, legal)


@benchmark("step, as taken in a game", "us")
def step_in_play(effort: Effort, repeat: int) -> float:
    """One command carried out, with what is legal known already."""
    state, bot, spent = opened(UNITS, repeat), RandomBot(repeat), 0.0
    for _ in range(effort.commands):
        state = state if state.outcome is None else opened(UNITS, repeat)
        command = bot.choose(state)
        start = clock()
        state = applied(state, command)
        spent += clock() - start
    return spent / effort.commands * 1e6


@benchmark("digest, after each command", "us")
def digest_in_play(effort: Effort, repeat: int) -> float:
    """The digest of each state of a game in turn."""
    return _in_play(effort, repeat, digest)


def _in_play(effort: Effort, repeat: int, ask: Callable[[GameState], object]) -> float:
    spent = 0.0
    for state in play(UNITS, repeat, effort.commands):
        start = clock()
        ask(state)
        spent += clock() - start
    return spent / effort.commands * 1e6


@benchmark("odds of one attack", "us")
def odds_of_a_shot(effort: Effort, repeat: int) -> float:
    """The odds of the first shot somebody could fire in a game."""
    state, unit, shot = first_shot(repeat)
    assert len(odds(state, unit, (shot.weapon,), shot.target).hits) > 1, "it is a real attack"
    return microseconds(lambda: odds(state, unit, (shot.weapon,), shot.target), effort.calls // 4)


@cache
def first_shot(seed: int) -> tuple[GameState, EntityId, Shot]:
    """A state of a game in which somebody may shoot, who that is, and how."""
    for state in play(UNITS, seed, LONG):
        act = state.agenda[-1] if state.agenda else None
        for command in legal(state) if isinstance(act, Act) and act.shooting else ():
            if isinstance(command, Shoot):
                assert isinstance(act, Act)
                return state, act.unit, command.shots[0]
    raise LookupError("nobody gets to shoot")


def _unseen(field: Field) -> Field:
    """The same table, on which nobody has looked anywhere yet."""
    return attrs.evolve(field, sight=Sight(field.grid, field.opaque))


@benchmark("sight: field.visible, uncached", "us")
def sight_uncached(effort: Effort, repeat: int) -> float:
    """What one cell sees, worked out."""
    field = _unseen(field_of(opened(UNITS, repeat).table))
    cells = cells_of(field.free)[: effort.calls]
    start = clock()
    for cell in cells:
        field.visible(cell)
    return (clock() - start) / len(cells) * 1e6


@benchmark("sight: field.sees, cached", "us", 2)
def sight_cached(effort: Effort, repeat: int) -> float:
    """Whether one cell sees another, known already."""
    field = field_of(opened(UNITS, repeat).table)
    first, *_, last = cells_of(field.free)
    field.sees(first, last)
    return microseconds(lambda: field.sees(first, last), effort.calls)


@benchmark('reach of 12"', "us")
def reach_of_a_rush(effort: Effort, repeat: int) -> float:
    """Where one model gets with a Rush."""
    field = field_of(opened(UNITS, repeat).table)
    cells = cells_of(field.free)[:: max(1, field.free.bit_count() // effort.calls)]
    start = clock()
    for cell in cells:
        reach(field.free, cell, RUSH, field.grid.stride)
    return (clock() - start) / len(cells) * 1e6
