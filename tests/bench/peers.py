"""A mission's parts beside what others do: the horde's decisions, new games, and a known peer."""

import importlib
import importlib.util
import random
from functools import cache
from time import process_time as clock

from starquest.content.loader import load_catalog
from starquest.engine.game import mind_step, new_game
from starquest.engine.mode import mind_of
from starquest.play.bots import bot_named
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.simulate import play_game, take_turn
from tests.bench.registry import LOOP, Effort, benchmark, reference

PARTY = 3
FIRST = 500
GAMES = 6
MANY = 24
STEPS = 4000
TIME = 20
"""Where its observations count the turns of the game."""
PLAIN = Wishes(party=PARTY, small=False, challenges=())


@benchmark("a new game on a standard board", "ms", 1)
def new_games(effort: Effort, repeat: int) -> float:
    """From a setup to the first decision, the table's making included."""
    count = 1 if effort.quick else GAMES
    wanted = list(specs(load_catalog(), FIRST + repeat * count, count, "random", PLAIN))
    start = clock()
    for spec in wanted:
        new_game(spec.setup, spec.seed, load_catalog())
    return (clock() - start) / count * 1e3


@benchmark("  the slowest of some new games", "ms", 1)
def slowest_new_game(effort: Effort, repeat: int) -> float:
    """The same at its worst."""
    count, worst = 1 if effort.quick else MANY, 0.0
    for spec in specs(load_catalog(), FIRST + repeat * count, count, "random", PLAIN):
        start = clock()
        new_game(spec.setup, spec.seed, load_catalog())
        worst = max(worst, clock() - start)
    return worst * 1e3


@benchmark("a decision of the horde with its step", "ms", 3)
def decisions(effort: Effort, repeat: int) -> float:
    """What a decision of the horde costs in missions of the greedy bot."""
    spec = next(iter(specs(load_catalog(), FIRST + repeat, 1, "greedy", PLAIN)))
    state, bot = new_game(spec.setup, spec.seed, load_catalog()), bot_named("greedy", spec.seed)
    spent, count, left = 0.0, 0, effort.commands
    while state.outcome is None and (left := left - 1):
        if mind_of(state) is None:
            state = take_turn(state, bot).state
            continue
        start = clock()
        state = mind_step(state)[1].state
        spent, count = spent + clock() - start, count + 1
    return spent / max(count, 1) * 1e3


@cache
def _random_missions(repeat: int, effort: Effort) -> float:
    count = 1 if effort.quick else GAMES
    wanted = list(specs(load_catalog(), FIRST + repeat * count, count, "random", PLAIN))
    start = clock()
    commands: int = sum(play_game(spec).commands for spec in wanted)
    return commands / (clock() - start)


@benchmark("random missions of three heroes", "commands/s")
def random_missions(effort: Effort, repeat: int) -> float:
    """Commands of both sides a second, from the table's making to the end."""
    return _random_missions(repeat, effort)


@cache
def _peer(repeat: int, effort: Effort) -> tuple[float, float]:
    """Steps a second of NetHack Learning Environment with random actions, and those that count.

    A step is a key; most random keys are refused or wait for another, and no game time passes.
    Both are 0 where it is not installed.
    """
    if importlib.util.find_spec("nle") is None or importlib.util.find_spec("gymnasium") is None:
        return 0.0, 0.0
    importlib.import_module("nle.env")
    gym = importlib.import_module("gymnasium")  # only where somebody has installed it
    world, dice = gym.make("NetHackScore-v0"), random.Random(repeat)  # noqa: S311
    actions = int(getattr(world.action_space, "n", 1))
    seen, _ = world.reset()
    start, count, passed = clock(), effort.calls if effort.quick else STEPS, 0
    for _ in range(count):
        then = seen["blstats"][TIME]
        seen, _, ended, cut, _ = world.step(dice.randrange(actions))
        passed += bool(seen["blstats"][TIME] != then)
        if ended or cut:
            seen, _ = world.reset()
    spent = clock() - start
    return count / spent, passed / spent


@benchmark("NetHack Learning Environment, if there", "steps/s")
def peer(effort: Effort, repeat: int) -> float:
    """A well-known game in the same run, 0 where it is not installed."""
    return _peer(repeat, effort)[0]


@benchmark("  its steps in which game time passes", "steps/s")
def peer_turns(effort: Effort, repeat: int) -> float:
    """The same without the keys that do nothing: each command of ours does what it says."""
    return _peer(repeat, effort)[1]


@benchmark("  random missions against it", "x", 2)
def against_peer(effort: Effort, repeat: int) -> float:
    """Our commands for each of its steps, 0 where it is not installed."""
    steps = _peer(repeat, effort)[0]
    return _random_missions(repeat, effort) / steps if steps else 0.0


@benchmark("  the same, against the steps that count", "x", 2)
def against_turns(effort: Effort, repeat: int) -> float:
    """Our commands for each of its steps in which time passes."""
    steps = _peer(repeat, effort)[1]
    return _random_missions(repeat, effort) / steps if steps else 0.0


@benchmark("  a random command in steps of the loop", "steps")
def against_loop(effort: Effort, repeat: int) -> float:
    """What a command costs where nothing else is there to compare with: steps of our own loop."""
    each = reference() / 1e3 / LOOP
    return 1 / _random_missions(repeat, effort) / each
