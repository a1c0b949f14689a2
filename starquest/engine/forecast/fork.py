"""Dice that are only thought of: each throw is told beforehand, or asks to be."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from starquest.engine.attack.chances import binomial
from starquest.engine.attack.salvo import Salvo
from starquest.engine.attack.volley import SIX
from starquest.engine.forecast.salvo_outcomes import salvo_outcomes, unrolled
from starquest.engine.mode import mode_of
from starquest.engine.roller import Roller
from starquest.engine.scene import Scene
from starquest.engine.steadied import faces
from starquest.model.dice import Dice, Stream
from starquest.model.ids import EntityId
from starquest.model.step import Suffer

Options = Sequence[tuple[float, Any]]
"""What a throw may come to, each with its chance."""
BLANK = Dice(0)


class Undecided(Exception):  # noqa: N818  # no error: the story forks here
    """The throws told beforehand are used up, and more than one thing may happen."""

    def __init__(self, story: tuple[Any, ...], options: Options) -> None:
        super().__init__()
        self.story, self.options = story, options


class Untold(Exception):  # noqa: N818  # as above
    """What comes next is drawn from a deck or a table: no forecast goes there."""


class Fork(Roller):
    """A roller that follows a story so far; it has never seen the real dice."""

    __slots__ = ("_at", "_focus", "_story", "salvos")

    def __init__(
        self,
        story: tuple[Any, ...] = (),
        focus: EntityId | None = None,
        *,
        steadied: bool = False,
    ) -> None:
        super().__init__(BLANK, steadied=steadied)
        self._story, self._at, self._focus = story, 0, focus
        self.salvos: list[Salvo] = []
        """Those that were fired, for the facts."""

    def _next(self, options: Callable[[], Options]) -> Any:  # noqa: ANN401  # faces, or wounds
        if self._at < len(self._story):
            self._at += 1
            return self._story[self._at - 1]
        found = options()
        if len(found) > 1:
            raise Undecided(self._story, found)
        self._story = (*self._story, found[0][1])
        self._at += 1
        return found[0][1]

    def die(self, stream: Stream = Stream.COMBAT, faces: int = SIX) -> int:
        """One die: every face is as likely."""
        _only_combat(stream)
        return int(self._next(lambda: [(1 / faces, face + 1) for face in range(faces)]))

    def dice(
        self,
        count: int,
        stream: Stream = Stream.COMBAT,
        *,
        need: int = 0,
    ) -> tuple[int, ...]:
        """Several dice; told apart only by how many reach the need, where that is all."""
        _only_combat(stream)
        if self.steadied and count > 1:
            return faces(count, self.die(stream))
        told: tuple[int, ...] = self._next(lambda: _split(count, need) if need else _faces(count))
        return told

    def foreseen(self, draft: object, salvo: object) -> list[Suffer]:
        """The wounds of a salvo; left open for later where nobody is asked about them first."""
        assert isinstance(salvo, Salvo)
        assert isinstance(draft, Scene)
        self.salvos.append(salvo)
        if len(salvo.guards) == 1 and not mode_of(draft).moments.may_ask(
            draft, salvo.guards[0].unit
        ):
            return [unrolled(salvo, self._focus)]
        return list(self._next(lambda: salvo_outcomes(salvo, self._focus)))

    def lay(self) -> Dice:
        """Dice that say nothing about those to come."""
        return BLANK


def _only_combat(stream: Stream) -> None:
    """Dice of a fight are thought out; what lies in crates and decks, and who comes, is not."""
    if stream is not Stream.COMBAT:
        raise Untold


@lru_cache(maxsize=256)
def _split(count: int, need: int) -> Options:
    """So many dice of which some reach the need."""
    chances = binomial(count, (SIX + 1 - need) / SIX)
    return [(chance, (SIX,) * n + (1,) * (count - n)) for n, chance in enumerate(chances)]


@lru_cache(maxsize=32)
def _faces(count: int) -> Options:
    """So many dice in any order."""
    throws = combinations_with_replacement(range(1, SIX + 1), count)
    return [(_orders(throw) / SIX**count, throw) for throw in throws]


def _orders(throw: tuple[int, ...]) -> int:
    """In how many orders these faces may lie."""
    alike = [throw.count(face) for face in range(1, SIX + 1)]
    return factorial(len(throw)) // prod([factorial(n) for n in alike])
