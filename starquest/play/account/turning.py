"""The dice that turned it: commands whose dice came to most against what they come to on average.

What a unit loses is half its points as it is put out of the fight, and of the other half the share
of its wounds that it takes. The exact forecast of the command, with the dice still in the cup, says
what is lost on average; the swing is what was lost more, or less, than that.
"""

from collections.abc import Sequence

import attrs

from starquest.engine.attack.wounds import wounds_left
from starquest.engine.forecast.facts import Fate
from starquest.engine.forecast.forecast import forecast
from starquest.engine.scene import scene_of
from starquest.model import event as events
from starquest.model.command import Choose, Command
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side
from starquest.model.state import GameState

ROLLS = (
    events.HitsRolled, events.BlocksRolled, events.MoraleTested, events.EffectRolled,
    events.SpellTried, events.StatTested, events.WoundsIgnored,
)  # fmt: skip
LOOKED_AT = 40
"""So many commands are looked at closely, those with most at stake."""
MOST = 3
LEAST = 0.5
"""Points that a swing has at least."""


@attrs.define
class Episode:
    """A command with its answers: what it was about, and what came of it."""

    at: int
    """Commands before it."""
    before: GameState
    command: Command
    leg: int
    told: list[Event] = attrs.Factory(list)


@attrs.frozen
class Turn:
    """Dice that turned something."""

    at: int
    """Commands before it: from here it can be watched."""
    leg: int
    round: int
    before: GameState
    told: tuple[Event, ...]
    unit: EntityId
    """Whom it struck most."""
    out: bool
    """Whether that put it out of the fight."""
    chance: float
    """How likely it was that it would come so: out or not."""
    swing: float
    """Points for the first side, against what these dice come to on average."""


class Episodes:
    """The commands of a run in which dice were rolled for something."""

    def __init__(self) -> None:
        self._turns: tuple[Turn, ...] | None = None
        self._found: list[Episode] = []
        self._open: Episode | None = None

    def add(
        self, before: GameState, command: Command, told: tuple[Event, ...], place: tuple[int, int]
    ) -> None:
        """One more command, at its place among the commands and in a leg."""
        if not isinstance(command, Choose) or self._open is None:
            self._open = Episode(place[0], before, command, place[1])
        self._open.told += told
        rolled = any(isinstance(event, ROLLS) for event in told)
        if rolled and (not self._found or self._found[-1] is not self._open):
            self._found.append(self._open)

    def turns(self) -> tuple[Turn, ...]:
        """Those that turned it, the greatest swing first."""
        if self._turns is None:
            self._turns = self._greatest()
        return self._turns

    def _greatest(self) -> tuple[Turn, ...]:
        likely = sorted(self._found, key=lambda episode: (-_stake(episode), episode.at))
        found = [turn for episode in likely[:LOOKED_AT] if (turn := _turn(episode))]
        return tuple(sorted(found, key=lambda turn: (-abs(turn.swing), turn.at))[:MOST])


def _stake(episode: Episode) -> float:
    """What is at stake by a first look: whoever is rolled against, twice who is out."""
    world = episode.before.world
    touched: dict[EntityId, float] = {}
    for event in episode.told:
        match event:
            case events.HitsRolled(target=unit) | events.BlocksRolled(unit=unit):
                touched.setdefault(unit, 1.0)
            case events.MoraleTested(unit=unit):
                touched.setdefault(unit, 1.0)
            case events.UnitDestroyed(unit=unit) | events.WentDown(unit=unit):
                touched[unit] = 2.0
            case _:
                pass
    return sum(w * world.units[unit].points for unit, w in touched.items() if unit in world.units)


def _turn(episode: Episode) -> Turn | None:
    """How an episode turned out; nothing if nobody could be hurt by it."""
    fates = forecast(episode.before, episode.command).fates
    struck = [(_swing(episode, fate), fate) for fate in fates if _known(episode, fate)]
    if not struck:
        return None
    total = sum(swing for swing, _ in struck)
    if abs(total) < LEAST:
        return None
    _, fate = max(struck, key=lambda found: abs(found[0]))
    out = fate.unit in _out(episode.told)
    chance = fate.out if out else 1 - fate.out
    state = episode.before
    return Turn(
        episode.at, episode.leg, state.round, state, tuple(episode.told), fate.unit, out, chance,
        total,
    )  # fmt: skip


def _known(episode: Episode, fate: Fate) -> bool:
    world = episode.before.world
    return fate.unit in world.units and fate.unit in world.squads


def _swing(episode: Episode, fate: Fate) -> float:
    """What a unit lost beyond the average, in points for the first side."""
    before, unit = episode.before, fate.unit
    row, bears = before.world.units[unit], max(1, wounds_left(scene_of(before), unit))
    lost = _share(_wounds(episode.told, unit), bears) + (unit in _out(episode.told))
    average = sum(p * _share(n, bears) for n, p in enumerate(fate.wounds)) + fate.out
    sign = -1 if row.side is Side.ONE else 1
    return sign * row.points * (lost - average) / 2


def _share(wounds: int, bears: int) -> float:
    return min(1.0, wounds / bears)


def _wounds(told: Sequence[Event], unit: EntityId) -> int:
    return sum(e.wounds for e in told if isinstance(e, events.Wounded) and e.unit == unit)


def _out(told: Sequence[Event]) -> set[EntityId]:
    kinds = (events.UnitDestroyed, events.WentDown)
    return {event.unit for event in told if isinstance(event, kinds)}
