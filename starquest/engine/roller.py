"""Drawing dice while a command is carried out."""

from functools import lru_cache

from starquest.engine.steadied import faces
from starquest.model.dice import GAMMA, MASK, Dice, Stream, mix
from starquest.model.step import Suffer


@lru_cache(maxsize=64)
def _bases(seed: int) -> tuple[int, ...]:
    return tuple(mix(seed + (stream + 1) * GAMMA) for stream in Stream)


class Roller:
    """The dice in hand; `dice()` lays them back as a value."""

    __slots__ = ("_bases", "_counts", "_script", "_seed", "one", "steadied")

    def __init__(self, dice: Dice, *, steadied: bool = False) -> None:
        self._seed = dice.seed
        self._bases = _bases(dice.seed)
        self._counts = list(dice.counts)
        self._script = list(dice.script)
        self.steadied = steadied
        self.one = 0
        """The die that stood for the last several; 0 where each was rolled."""

    def die(self, stream: Stream = Stream.COMBAT, faces: int = 6) -> int:
        """One die."""
        if self._script:
            return self._script.pop(0)
        count = self._counts[stream] + 1
        self._counts[stream] = count
        # the finaliser of `mix`, written out: this is drawn more often than anything else
        z = (self._bases[stream] + count * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * faces >> 64) + 1

    def dice(
        self,
        count: int,
        stream: Stream = Stream.COMBAT,
        *,
        need: int = 0,  # noqa: ARG002  # only dice that are thought of ask what matters
    ) -> tuple[int, ...]:
        """Several dice of six faces; whether each is at least the need is all that matters."""
        self.one = 0
        if self.steadied and count > 1:
            self.one = self.die(stream)
            return faces(count, self.one)
        return tuple([self.die(stream) for _ in range(count)])

    def foreseen(self, draft: object, salvo: object) -> list[Suffer] | None:  # noqa: ARG002  # as above
        """What a salvo comes to where dice are only thought of; real ones have to be rolled."""
        return None

    def d3(self, stream: Stream = Stream.COMBAT) -> int:
        """A die of three faces: half a die of six, rounded up."""
        return (self.die(stream) + 1) // 2

    def lay(self) -> Dice:
        """The dice as they lie now."""
        return Dice(self._seed, tuple(self._counts), tuple(self._script))
