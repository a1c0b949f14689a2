"""What keeping a run costs: appends and snapshots in a real game, loading, replays. In wall time.

The disk is part of what is measured, so figures of different machines say little about each other.
"""

import atexit
import shutil
from functools import cache, partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, mkdtemp
from time import perf_counter as clock

import attrs

from starquest.content.loader import load_catalog
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.play.bots import bot_named
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.replay import Replay, ReplayPlayer, replay_of, verify
from starquest.play.saves import RunLibrary, SavedRun
from starquest.play.saves.store import generations
from starquest.play.session import Whose, play_one, whose
from tests.bench.registry import Effort, benchmark
from tests.bench.terminals import Child

FAR = (100, 108, 111, 115, 126)
"""Seeds of missions in which the greedy bot reaches the last wave."""
INTO = 60
"""Commands into the last wave at which the run is left."""
SHORT = 150
"""Commands of a quick look."""
NAME = "bench"
BACK = 120
"""Steps back: more than the player keeps ready."""
AFTER = 5
"""Seconds that are looked at after somebody has come back to a run."""
MARK = b"Wave"
"""What is on the terminal when the board is."""


@attrs.frozen
class Cost:
    """What it took to keep one command."""

    wave: int
    whole: bool
    """Whether the run was written anew for it."""
    milliseconds: float
    size: int
    """Bytes of the record, or of the file."""


class Timed:
    """Times what a run does to keep each command."""

    def __init__(self, run: SavedRun) -> None:
        self._run, self._keep, self._save = run, run._keep, run.save
        self.costs: list[Cost] = []
        self._whole = 0.0
        setattr(run, "_keep", self.keep)  # noqa: B010 - mypy minds the other way
        setattr(run, "save", self.save)  # noqa: B010 - the same

    def save(self) -> None:
        """The run written anew."""
        start = clock()
        self._save()
        self._whole = (clock() - start) * 1e3

    def keep(self, command: Command, applied: Applied) -> Applied:
        """A command kept."""
        run, self._whole, before = self._run, 0.0, self._run._store.written
        start = clock()
        self._keep(command, applied)
        spent, size = (clock() - start) * 1e3, run._store.written - before
        if self._whole:
            spent, size = self._whole, generations(run.folder, NAME)[0].stat().st_size
        wave = quest_of(run.state).wave
        self.costs.append(Cost(wave, bool(self._whole), spent, size))
        return applied


@attrs.frozen
class Played:
    """A run left in its last wave, and what keeping it cost."""

    folder: Path
    costs: tuple[Cost, ...]
    replay: Replay


@cache
def played(effort: Effort, repeat: int) -> Played:
    """Four heroes played by the greedy bot up to the middle of the last wave."""
    wishes = Wishes(party=4, small=False, challenges=())
    (spec,) = specs(load_catalog(), FAR[repeat % len(FAR)], 1, "greedy", wishes)
    folder, bot = Path(mkdtemp(prefix="starquest-bench-")), bot_named("greedy", spec.seed)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with RunLibrary(folder, load_catalog()).begin(spec.setup, spec.seed, NAME) as run:
        timed, last = Timed(run), 0
        while last < INTO and whose(run.state) is not Whose.OVER:
            if whose(run.state) is Whose.PROGRAM:
                run.mind_step()
            else:
                play_one(run, bot)
            last += quest_of(run.state).wave == load_catalog().quest.waves.last
            if effort.quick and len(run.history) == SHORT:
                break
        return Played(folder, tuple(timed.costs), replay_of(run))


def _costs(effort: Effort, repeat: int, *, first: bool, whole: bool) -> list[Cost]:
    """The costs of the first or the last wave that was played."""
    costs = played(effort, repeat).costs
    wave = 1 if first else max(cost.wave for cost in costs)
    return [cost for cost in costs if cost.wave == wave and cost.whole == whole]


def _milliseconds(effort: Effort, repeat: int, *, first: bool, whole: bool) -> float:
    return median(cost.milliseconds for cost in _costs(effort, repeat, first=first, whole=whole))


def _bytes(effort: Effort, repeat: int, *, first: bool, whole: bool) -> float:
    return median(cost.size for cost in _costs(effort, repeat, first=first, whole=whole))


for _what, _whole in (("journal append", False), ("snapshot", True)):
    for _wave, _first in ((1, True), (load_catalog().quest.waves.last, False)):
        _time = partial(_milliseconds, first=_first, whole=_whole)
        benchmark(f"{_what} with flush, wave {_wave}", "ms", 2)(_time)
        _size = partial(_bytes, first=_first, whole=_whole)
        benchmark(f"  bytes of the {_what}, wave {_wave}", "bytes")(_size)


@benchmark("load a run in wave 10", "ms", 1)
def load(effort: Effort, repeat: int) -> float:
    """From the files to a run that can be played on, everything checked."""
    library = RunLibrary(played(effort, repeat).folder, load_catalog())
    start = clock()
    with library.open(NAME):
        return (clock() - start) * 1e3


def _paint(*arguments: str) -> float:
    """Milliseconds from the start of a process to the board on the terminal."""
    with Child(["-m", "starquest", *arguments]) as child:
        return (child.read_until(MARK) - child.started) * 1e3


@benchmark("resume a run in wave 10 to first paint", "ms")
def resume(effort: Effort, repeat: int) -> float:
    """As a process, from its start to the board on the terminal."""
    return _paint("resume", NAME, "--saves", str(played(effort, repeat).folder))


@benchmark("  CPU of that and of five seconds after", "ms")
def resumed(effort: Effort, repeat: int) -> float:
    """What coming back takes in all, the log of the time before among it."""
    folder = str(played(effort, repeat).folder)
    with Child(["-m", "starquest", "resume", NAME, "--saves", folder]) as child:
        child.read_until(MARK)
        end = clock() + (AFTER if effort.repeats > 1 else 0)
        while clock() < end:
            child.drain(0.1)
    return child.spent * 1e3


@benchmark("  beyond the plain start of a run", "ms")
def beyond(effort: Effort, repeat: int) -> float:
    """The same without what `starquest play` takes to show a new board."""
    with TemporaryDirectory() as folder:
        plain = _paint("play", "--heroes", "4", "--saves", folder)
    return resume(effort, repeat) - plain


@benchmark("list a folder of runs", "ms", 2)
def listing(effort: Effort, repeat: int) -> float:
    """Every run of the folder in short: one here."""
    library = RunLibrary(played(effort, repeat).folder, load_catalog())
    start = clock()
    assert len(library.entries()) == 1
    return (clock() - start) * 1e3


@benchmark("replay: verify", "commands/s")
def verifying(effort: Effort, repeat: int) -> float:
    """Every command again, with its die, its digest and the horde's decision compared."""
    replay = played(effort, repeat).replay
    start = clock()
    assert verify(replay).ok
    return len(replay.rows) / (clock() - start)


@cache
def _backward(effort: Effort, repeat: int) -> tuple[float, ...]:
    player = ReplayPlayer(played(effort, repeat).replay)
    player.go(player.total)
    spent = []
    for _ in range(BACK):
        start = clock()
        assert player.back()
        spent.append((clock() - start) * 1e3)
    return tuple(spent)


@benchmark("replay: a step back, median", "ms", 2)
def step_back(effort: Effort, repeat: int) -> float:
    """From the end of the run, command by command."""
    return median(_backward(effort, repeat))


@benchmark("  the slowest of 120 steps back", "ms", 1)
def slowest_back(effort: Effort, repeat: int) -> float:
    """The same, at its worst."""
    return max(_backward(effort, repeat))
