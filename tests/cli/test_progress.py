"""Rate and time left: a bar where somebody is looking, else a plain line now and then."""

from io import StringIO

from starquest.cli.progress import CLEAR, Progress


class Terminal(StringIO):
    """A stream somebody looks at."""

    def isatty(self) -> bool:
        return True


def shown(out: StringIO, steps: int, every: int = 0) -> str:
    """What is seen of 200 games of which each takes half a second, after some of them."""
    seconds = [0.0]
    progress = Progress(out, 200, every=every, clock=lambda: seconds[0])
    for _ in range(steps):
        seconds[0] += 0.5
        progress.step("2 standard")
    return out.getvalue()


def test_a_bar_with_rate_and_time_left() -> None:
    # 20 of 200 are a tenth of 20 marks; at 2 a second the other 180 take 90 seconds.
    last = shown(Terminal(), 20).rpartition(CLEAR)[2]
    assert last == f"[##{'.' * 18}] 20 of 200 games (2 standard), 2.0 a second, 1:30 left"


def test_before_the_first_there_is_no_rate() -> None:
    assert shown(Terminal(), 0) == f"{CLEAR}[{'.' * 20}] 0 of 200 games"


def test_the_bar_leaves_nothing_behind() -> None:
    out = Terminal()
    Progress(out, 3).clear()
    assert out.getvalue().endswith(CLEAR)


def test_where_nobody_looks_there_is_a_line_now_and_then_or_nothing() -> None:
    lines = shown(StringIO(), 50, every=20).splitlines()
    assert lines == [
        "20 of 200 games (2 standard), 2.0 a second, 1:30 left",
        "40 of 200 games (2 standard), 2.0 a second, 1:20 left",
    ]
    assert shown(StringIO(), 200, every=150).endswith("2.0 a second, 0:00 left\n")
    assert shown(StringIO(), 50) == ""
