"""Work spread over processes, its results in the order of the tasks.

The processes are spawned, so this works alike on every system, and they never hear Ctrl-C:
only the parent does, and ends them.
"""

import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Generic, TypeVar

import attrs

from starquest.text.locale import words

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2
"""Tasks a worker has at hand, so that it never waits for the next one."""
QUEUED = 4
"""The same where the results are waited for in their order: a long task holds up the others."""


class WorkerError(RuntimeError):
    """A worker failed or vanished; the message has its own account."""


@attrs.frozen
class Failure:
    """What came of a task that could not be done."""

    account: str


def in_order(work: Callable[[T], R], tasks: Iterable[T], workers: int) -> Generator[R, None, None]:
    """The results of all tasks in their order; one worker works in this very process.

    Tasks are taken as they are needed, so there may be any number of them. A task should take
    much longer than the millisecond it costs to hand it over.
    """
    if workers <= 1:
        yield from map(work, tasks)
        return
    with crew(work, workers) as connections:
        yield from _Desk[T, R](connections, tasks).results()


def handed_in(
    work: Callable[[T], R], tasks: Iterable[T], executor: Executor, workers: int
) -> Generator[R, None, None]:
    """The results of all tasks in their order, worked out by whatever an executor stands for."""
    left = iter(tasks)
    due: deque[Future[R]] = deque()
    try:
        due.extend(executor.submit(work, task) for task in islice(left, workers * QUEUED))
        while due:
            result = due.popleft().result()
            due.extend(executor.submit(work, task) for task in islice(left, 1))
            yield result
    finally:
        for future in due:
            future.cancel()


class _Desk(Generic[T, R]):
    """Who is working on what, and what came back too early."""

    def __init__(self, connections: list[Connection], tasks: Iterable[T]) -> None:
        self._tasks = enumerate(tasks)
        self._busy: dict[Connection, deque[int]] = {link: deque() for link in connections}
        self._early: dict[int, R] = {}

    def results(self) -> Iterator[R]:
        for link in [*self._busy] * AHEAD:
            self._give(link)
        due = 0
        while any(self._busy.values()):
            for link in self._answering():
                self._early[self._busy[link].popleft()] = self._take(link)
                self._give(link)
            while due in self._early:
                yield self._early.pop(due)
                due += 1

    def _answering(self) -> list[Connection]:
        """The workers whose results have come; waits until there are some."""
        ready = wait([link for link, numbers in self._busy.items() if numbers])
        return [link for link in self._busy if link in ready]

    def _give(self, link: Connection) -> None:
        for number, task in islice(self._tasks, 1):
            try:
                link.send(task)
            except OSError:
                raise WorkerError(words("results.worker_gone")) from None
            self._busy[link].append(number)

    def _take(self, link: Connection) -> R:
        try:
            found: R | Failure = link.recv()
        except (EOFError, OSError):
            raise WorkerError(words("results.worker_gone")) from None
        if isinstance(found, Failure):
            raise WorkerError(found.account)
        return found


@contextmanager
def crew(work: Callable[[T], R], workers: int) -> Iterator[list[Connection]]:
    """Workers that wait for tasks; whatever happens, none of them is left behind."""
    context = get_context("spawn")
    processes: list[SpawnProcess] = []
    links: list[Connection] = []
    try:
        with _deaf(), _real_stderr():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                processes.append(context.Process(target=_serve, args=(theirs, work), daemon=True))
                processes[-1].start()
                theirs.close()
                links.append(ours)
        yield links
    finally:
        begun = [process for process in processes if process.pid is not None]
        for process in begun:
            process.terminate()
        for process in begun:
            process.join()
        for link in links:
            link.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C is ignored for a moment; processes started now ignore it from their first breath."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _real_stderr() -> Iterator[None]:
    """A process cannot be started with a stream that is no file, such as a screen's own."""
    before = sys.stderr
    sys.stderr = sys.__stderr__
    try:
        yield
    finally:
        sys.stderr = before


def _serve(link: Connection, work: Callable[[T], R]) -> None:
    """What a worker does until the parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            link.send(_done(work, link.recv()))
    except (EOFError, OSError):
        return


def _done(work: Callable[[T], R], task: T) -> R | Failure:
    try:
        return work(task)
    except Exception:  # noqa: BLE001 - whatever it is, the parent tells it
        return Failure(traceback.format_exc())
