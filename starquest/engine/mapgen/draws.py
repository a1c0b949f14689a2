"""The generator's own dice: the map stream of a seed, drawn one at a time."""

from collections.abc import Sequence
from typing import TypeVar

import attrs

from starquest.model.dice import Stream, draw

T = TypeVar("T")


@attrs.define
class Draws:
    """Draws from the map stream, counted from the first."""

    seed: int
    count: int = 0

    def below(self, faces: int) -> int:
        """A number from 0 up to, but not including, faces."""
        rolled = draw(self.seed, Stream.MAP, self.count, faces)
        self.count += 1
        return rolled - 1

    def pick(self, options: Sequence[T]) -> T:
        """One of these."""
        return options[self.below(len(options))]

    def percent(self, chance: int) -> bool:
        """Whether something happens that happens so many times in a hundred."""
        return self.below(100) < chance
