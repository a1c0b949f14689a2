import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from starquest.play.workers import WorkerError, handed_in, in_order


def square(number: int) -> int:
    """The first tasks take longest, so that the later ones come back too early."""
    time.sleep(0.05 if number < 3 else 0)
    return number * number


def whoever(_task: int) -> int:
    return os.getpid()


def stumble(number: int) -> int:
    if number == 3:
        raise ValueError("three is too much")
    return number


def vanish(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


def deaf(_task: int) -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    squares = [number * number for number in range(20)]
    assert list(in_order(square, range(20), workers)) == squares


def test_one_worker_is_this_process() -> None:
    assert set(in_order(whoever, range(3), 1)) == {os.getpid()}


def test_several_workers_are_other_processes() -> None:
    pids = set(in_order(whoever, range(40), 2))
    assert os.getpid() not in pids
    assert len(pids) == 2


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(in_order(square, [], 2)) == []


def test_a_worker_that_fails_tells_why() -> None:
    with pytest.raises(WorkerError, match="three is too much"):
        list(in_order(stumble, range(9), 2))


def test_a_worker_that_vanishes_is_missed() -> None:
    with pytest.raises(WorkerError, match="before its time"):
        list(in_order(vanish, range(9), 2))


def test_workers_leave_an_interrupt_to_their_parent() -> None:
    mine = signal.getsignal(signal.SIGINT)
    assert list(in_order(deaf, range(4), 2)) == [True] * 4
    assert signal.getsignal(signal.SIGINT) is mine


def test_nobody_is_left_behind() -> None:
    with closing(in_order(whoever, iter(range(10**9)), 2)) as endless:
        pids = {next(endless) for _ in range(40)}
    assert not any(alive(pid) for pid in pids)


def test_an_executor_gives_the_results_in_the_order_of_the_tasks() -> None:
    with ThreadPoolExecutor(3) as executor:
        found = list(handed_in(square, range(20), executor, 3))
        assert found == [number * number for number in range(20)]
        assert list(handed_in(square, [], executor, 3)) == []


def test_an_executor_is_given_no_more_than_it_soon_needs() -> None:
    tasks = iter(range(10**9))
    with ThreadPoolExecutor(1) as executor, closing(handed_in(whoever, tasks, executor, 1)) as some:
        assert next(some) == os.getpid()
    assert next(tasks) < 10


def test_what_fails_on_an_executor_is_raised() -> None:
    with ThreadPoolExecutor(1) as executor, pytest.raises(ValueError, match="three is too much"):
        list(handed_in(stumble, range(9), executor, 1))
