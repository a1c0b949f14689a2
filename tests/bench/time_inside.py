"""How much time passes inside the functions of one module, whoever calls them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from time import process_time as clock
from types import FunctionType
from typing import Any
from unittest.mock import patch

import attrs


@attrs.define
class Inside:
    """The time spent inside, counted once however deep the calls go."""

    seconds: float = 0.0
    calls: int = 0
    depth: int = 0

    def timed(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function with its time counted."""

        def call(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - whatever it takes and gives
            self.depth += 1
            start = clock()
            try:
                return function(*args, **kwargs)
            finally:
                self.depth -= 1
                if not self.depth:
                    self.calls += 1
                    self.seconds += clock() - start

        return call


@contextmanager
def timed_inside(name: str) -> Iterator[Inside]:
    """Count the time inside a module's own functions, the cached ones too."""
    module, inside = import_module(name), Inside()
    with ExitStack() as stack:
        for key, value in list(vars(module).items()):
            function = getattr(value, "__wrapped__", value)
            if isinstance(function, FunctionType) and function.__module__ == name:
                stack.enter_context(patch.object(module, key, inside.timed(value)))
        yield inside
