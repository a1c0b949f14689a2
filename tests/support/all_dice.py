"""Everything an attack can come to, by carrying it out with every die that it draws."""

from fractions import Fraction

from starquest.engine.roller import Roller
from starquest.model.dice import Dice, Stream
from tests.support.matchups import Matchup, Tally

Spread = dict[int, Fraction]


class MoreDice(Exception):  # noqa: N818 - no error: one die more has to be told
    """The dice told beforehand are used up."""


class ToldRoller(Roller):
    """Dice that are told beforehand."""

    def __init__(self, told: tuple[int, ...]) -> None:
        super().__init__(Dice(0), steadied=True)
        self._told = list(told)

    def die(self, stream: Stream = Stream.COMBAT, faces: int = 6) -> int:
        """The next die that was told."""
        assert (stream, faces) == (Stream.COMBAT, 6)
        if not self._told:
            raise MoreDice
        return self._told.pop(0)


def all_outcomes(matchup: Matchup) -> dict[str, Spread]:
    """The chances of hits, wounds and losses of an attack with steadied dice, exactly."""
    found: dict[str, Spread] = {"hits": {}, "wounds": {}, "killed": {}}
    untold: list[tuple[int, ...]] = [()]
    while untold:
        told = untold.pop()
        try:
            events = matchup.resolved_by(ToldRoller(told))
        except MoreDice:
            untold += [(*told, face) for face in range(1, 7)]
            continue
        tally = Tally()
        tally.count(events, matchup.target)
        for name, spread in found.items():
            (number,) = getattr(tally, name)
            spread[number] = spread.get(number, Fraction(0)) + Fraction(1, 6 ** len(told))
    return found
