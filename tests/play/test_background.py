"""Work in the background: looked at now and then, ended whenever it is closed."""

import os
import sys
import time
from collections.abc import Iterator
from io import StringIO
from itertools import count

import pytest

from starquest.play.background import Background
from starquest.play.workers import WorkerError

PATIENCE = 60.0


def square(number: int) -> int:
    return number * number


def whoever(_task: int) -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def stumble(_task: int) -> int:
    raise ValueError("no")


def awaited(work: Background[int, int], many: int) -> list[int]:
    found, end = list[int](), time.monotonic() + PATIENCE
    while len(found) < many and time.monotonic() < end:
        found += work.results()
        time.sleep(0.01)
    return found


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_results_come_in_order_and_then_it_is_over() -> None:
    work = Background(square, range(5))
    assert awaited(work, 5) == [0, 1, 4, 9, 16]
    assert work.over
    assert work.results() == []


def test_closing_ends_a_process_that_has_any_number_of_tasks() -> None:
    tasks: Iterator[int] = count()
    work = Background(whoever, tasks)
    end, found = time.monotonic() + PATIENCE, list[tuple[int, int]]()
    while not found and time.monotonic() < end:
        found += work.results()
    pid, meek = found[0]
    assert meek > os.nice(0)
    assert alive(pid)
    work.close()
    assert work.over
    assert not alive(pid)


def test_a_task_that_fails_ends_it_with_its_account() -> None:
    work = Background(stumble, range(3))
    with pytest.raises(WorkerError, match="ValueError: no"):
        awaited(work, 1)
    assert work.over


def test_it_begins_under_a_screen_that_has_taken_the_error_stream() -> None:
    before, sys.stderr = sys.stderr, StringIO()
    try:
        work = Background(square, [3])
    finally:
        sys.stderr = before
    assert awaited(work, 1) == [9]
