"""Work in a process of its own while the one that asked goes on: it only looks in now and then."""

import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from itertools import islice
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from starquest.play.workers import AHEAD, Failure, WorkerError, crew
from starquest.text.locale import words

T = TypeVar("T")
R = TypeVar("R")
MEEK = 10
"""How far the process stands back behind whoever waits for a key."""


class Background(Generic[T, R]):
    """Tasks done one after the other, their results in this order; ended whenever it is closed."""

    def __init__(self, work: Callable[[T], R], tasks: Iterable[T]) -> None:
        self._tasks = iter(tasks)
        self._due = 0
        self._stack = ExitStack()
        self._link: Connection | None = self._stack.enter_context(crew(Meek(work), 1))[0]
        for _ in range(AHEAD):
            self._give()

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done, or it was closed."""
        return self._link is None or not self._due

    def results(self) -> list[R]:
        """What has come since it was last asked; never waits. WorkerError if the process failed."""
        found: list[R] = []
        while self._link is not None and self._due and self._link.poll():
            found.append(self._take(self._link))
            self._give()
        if self.over:
            self.close()
        return found

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._link = None
        self._stack.close()

    def _take(self, link: Connection) -> R:
        try:
            found: R | Failure = link.recv()
        except (EOFError, OSError):
            self.close()
            raise WorkerError(words("results.worker_gone")) from None
        self._due -= 1
        if isinstance(found, Failure):
            self.close()
            raise WorkerError(found.account)
        return found

    def _give(self) -> None:
        for task in islice(self._tasks, 1):
            if self._link is not None:
                try:
                    self._link.send(task)
                except OSError:
                    raise WorkerError(words("results.worker_gone")) from None
                self._due += 1


class Meek(Generic[T, R]):
    """Work that lets everybody else go first."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work, self._stood_back = work, False

    def __call__(self, task: T) -> R:
        """Do a task."""
        if not self._stood_back and hasattr(os, "nice"):
            os.nice(MEEK)
        self._stood_back = True
        return self._work(task)
