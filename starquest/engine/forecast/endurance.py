"""How long a unit stands if several attacks follow each other, whatever each leaves of it."""

from starquest.engine.attack.chances import Chances
from starquest.engine.attack.salvo import Salvo
from starquest.engine.forecast.facts import mean
from starquest.engine.odds import Line
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId

Spread = dict[bool, Chances]
"""Where the wounds stand, for a unit that is Shaken and for one that is not."""


class Endurance:
    """A unit's wounds under one attack after another, and the chance that it is out by then."""

    def __init__(self, scene: Scene, unit: EntityId) -> None:
        self._line = Line(scene, unit)
        self._spread: Spread = {self._line.shaken: [1.0]}
        self.out = 0.0
        """The chance that it is out of the fight by now."""
        self.expected = 0.0
        """The wounds it has taken by now, on average."""

    def suffer(self, salvos: list[Salvo], fear: int = 0) -> None:
        """One more attack."""
        if self._line.effects:
            self._spread = self._effects(salvos, fear)
            return
        shaken = self._line.shaken
        spread = self._line.after(self._spread[shaken], salvos)
        self._spread, most = {shaken: spread}, self._line.ends[-1]
        self.out = spread[most] if len(spread) > most else 0.0
        self.expected = mean(spread)

    def _effects(self, salvos: list[Salvo], fear: int) -> Spread:
        """The same where the last model rolls for what its wounds do, after each attack."""
        found: Spread = {}
        for shaken, spread in self._spread.items():
            for position, chance in enumerate(spread):
                if chance:
                    start = [0.0] * position + [chance]
                    after = self._line.after(start, salvos)
                    self._settle(found, after, position, fear, shaken=shaken)
        return found

    def _settle(
        self, found: Spread, after: Chances, before: int, fear: int, *, shaken: bool
    ) -> None:
        """What one attack leaves of a unit that stood at a known place before."""
        line = self._line
        for position, chance in enumerate(after):
            hurt = position > before
            out = line.out(position, fear, shaken=shaken) if hurt else 0.0
            self.out += chance * out
            self.expected += chance * (position - before)
            shakes = shaken or (hurt and line.rolls(position, fear))
            spread = found.setdefault(shakes, [])
            spread += [0.0] * (position + 1 - len(spread))
            spread[position] += chance * (1.0 - out)
