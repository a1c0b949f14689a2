"""The benchmarks run, every row of them; how fast they are is nothing a test could know."""

import pytest

from tests.bench.__main__ import main
from tests.bench.registry import BENCHMARKS, QUICK, Benchmark, measure
from tests.bench.time_inside import timed_inside
from tests.bench.versus import figures, line

EXPECTED = (
    "random player, 4 heroes, 12 units of 3",
    "of that, in engine.terrain and tcod",
    "a command with 10 units",
    "a command with 25 units",
    "a command with 50 units",
    "a command with 100 units",
    "  25 units against 10, linear is 1",
    "  50 units against 10, linear is 1",
    "  100 units against 10, linear is 1",
    "snapshot: World.copy",
    "legal, as asked in a game",
    "step, as taken in a game",
    "digest, after each command",
    "odds of one attack",
    "sight: field.visible, uncached",
    "sight: field.sees, cached",
    'reach of 12"',
    "greedy missions, one core",
    "  waves finished by the greedy bot",
    "  a wave of a greedy mission",
    "  a greedy mission that reaches wave 10",
    "random missions, one core",
    "  commands of a greedy mission",
    "a whole game of the greedy bot",
    "sim with one worker, wall time",
    "sim with two workers, wall time",
    "two workers against one, wall time",
    "a horde phase of 40 units",
    "a new game on a standard board",
    "  the slowest of some new games",
    "a decision of the horde with its step",
    "random missions of three heroes",
    "NetHack Learning Environment, if there",
    "  its steps in which game time passes",
    "  random missions against it",
    "  the same, against the steps that count",
    "  a random command in steps of the loop",
    "start to first paint, the game",
    "start to first paint, a bare Textual app",
    "  the game against the bare app",
    "cursor key to frame, 48x48, 40 enemies",
    "  the slowest of twenty such keys",
    "cursor key to frame, 48x48, 80 models",
    "cursor key to frame, 72x48, 80 models",
    "of its lead's reach, 10 models are offered",
    "of its lead's reach, 15 models are offered",
    "of its lead's reach, 20 models are offered",
    "legal for a squad of 10",
    "legal for a squad of 15",
    "legal for a squad of 20",
    "a charge of 20 on 20, the step",
    "matches at 300 points, the list against itself",
    "matches at 300 points, the captain against itself",
    "planning a way of several rounds, 40 enemies",
    "the screen through a horde phase of 40 units",
    "  work of the processor for it",
    "journal append with flush, wave 1",
    "  bytes of the journal append, wave 1",
    "journal append with flush, wave 10",
    "  bytes of the journal append, wave 10",
    "snapshot with flush, wave 1",
    "  bytes of the snapshot, wave 1",
    "snapshot with flush, wave 10",
    "  bytes of the snapshot, wave 10",
    "load a run in wave 10",
    "resume a run in wave 10 to first paint",
    "  CPU of that and of five seconds after",
    "  beyond the plain start of a run",
    "list a folder of runs",
    "replay: verify",
    "replay: a step back, median",
    "  the slowest of 120 steps back",
)


def test_a_quick_run_prints_every_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert set(EXPECTED) <= BENCHMARKS.keys()
    for name in BENCHMARKS:
        assert len([row for row in rows if row.startswith(f"{name} ")]) == 1, name


def test_one_row_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--only", "World.copy"]) == 0
    assert capsys.readouterr().out.count(" us ") == 1


def test_a_figure_is_the_median_of_its_samples() -> None:
    figure = measure(Benchmark("n", "us", lambda _, repeat: (5.0, 1.0, 3.0)[repeat]), QUICK)
    assert figure.median == 5.0
    assert figure.reference > 0


def test_printed_rows_are_read_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--only", "World.copy"]) == 0
    ((name, ((value, reference), unit)),) = figures(capsys.readouterr().out).items()
    assert (name, unit) == ("snapshot: World.copy", "us")
    assert min(value, reference) > 0
    # a name too long for its column, and a figure of thousands
    told = f"{'a row with a name so long that it does not fit':<42}{'1,234.5':>12} games/min  "
    assert figures(f"{told} 1,000.0 to 2,000.0        8.0 ms") == {
        "a row with a name so long that it does not fit": ((1234.5, 8.0), "games/min")
    }


def test_two_states_are_told_side_by_side() -> None:
    before = [(4.0, 8.0), (2.0, 9.0), (9.0, 10.0)]
    assert line("a row", "ms", before, [(1.0, 7.5)]).split() == [
        "a", "row", "4.000", "1.000", "ms", "0.25", "9.0", "/", "7.5"
    ]  # fmt: skip
    told = ["new", "-", "1.000", "ms", "-", "-", "/", "7.5"]
    assert line("new", "ms", [], [(1.0, 7.5)]).split() == told


def test_time_inside_a_module_is_counted_once() -> None:
    with timed_inside("tests.bench.test_bench_runs") as inside:
        outer()
    assert inside.calls == 1
    assert inside.seconds > 0


def outer() -> None:
    inner()


def inner() -> None:
    sum(number * number for number in range(100_000))
