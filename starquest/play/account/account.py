"""The whole account of a run, made by playing its commands once more."""

from collections.abc import Mapping

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.game import step
from starquest.model.command import Command
from starquest.model.event import Event
from starquest.model.ids import EntityId, Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.account.course import Course
from starquest.play.account.deeds import Deeds, Fall, Leg, Tally, side_of
from starquest.play.account.luck import Luck, Rolled
from starquest.play.account.rolls import RollKind, rolls_of
from starquest.play.account.turning import Episodes, Turn
from starquest.text.phrases import Phrases
from starquest.text.story import Story


@attrs.frozen
class Account:
    """What a run came to."""

    course: Course
    state: GameState
    """The last moment that could be reached."""
    done: int
    """Commands carried out up to there."""
    deeds: Mapping[EntityId, Deeds]
    legs: tuple[Leg, ...]
    luck: Mapping[tuple[Side, RollKind], Luck]
    total: Mapping[Side, Luck]
    names: dict[EntityId, str]
    story: Story
    episodes: Episodes
    fall: Fall | None = None
    """The last hero that went down."""
    ruin: int = 0
    """The objective that was destroyed last; 0 for none."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The three dice that turned it; worked out when they are first asked for."""
        return self.episodes.turns()

    @property
    def whole(self) -> bool:
        """Whether every command could be carried out: other data may decide otherwise."""
        return self.done == len(self.course.commands)

    def of(self, unit: EntityId) -> Deeds:
        """The deeds of a unit."""
        return self.deeds.get(unit, Deeds())


class _Dice:
    """All dice by side and kind."""

    def __init__(self) -> None:
        kinds = [(side, kind) for side in Side for kind in RollKind]
        self._found = {key: Rolled() for key in kinds}
        self._all = {side: Rolled() for side in Side}

    def add(self, event: Event, before: GameState, after: GameState) -> None:
        """The dice of an event."""
        for roll in rolls_of(event):
            body = before.world.bodies.get(roll.owner)
            side = side_of(after, body.unit if body else roll.owner)
            for rolled in (self._found[side, roll.kind], self._all[side]):
                rolled.add(roll.chance, roll.dice, roll.wins)

    def luck(self) -> dict[tuple[Side, RollKind], Luck]:
        """By side and kind."""
        return {key: rolled.luck() for key, rolled in self._found.items()}

    def total(self) -> dict[Side, Luck]:
        """By side."""
        return {side: rolled.luck() for side, rolled in self._all.items()}


def account_of(course: Course) -> Account:
    """Play a run again and count; nothing is drawn and nothing is written."""
    teller = _Teller(course.first)
    for command in course.commands:
        if not teller.tell(command):
            break
    tally, dice = teller.tally, teller.dice
    return Account(
        course,
        teller.state,
        teller.done,
        tally.deeds,
        tuple(leg for leg in tally.legs if leg.number),
        dice.luck(),
        dice.total(),
        teller.names,
        teller.story,
        teller.episodes,
        tally.fall,
        tally.ruin,
    )


class _Teller:
    """A run while it is played again."""

    def __init__(self, first: GameState) -> None:
        assert isinstance(first.catalog, Catalog)  # noqa: S101 - a game has data
        self.state, self.done, self._catalog = first, 0, first.catalog
        self.tally, self.dice, self.episodes = Tally(), _Dice(), Episodes()
        self.names: dict[EntityId, str] = {}
        self.story = Story()
        Phrases.of(first, self._catalog, self.names)

    def tell(self, command: Command) -> bool:
        """Carry out one more command; whether it could be."""
        before, result = self.state, step(self.state, command)
        if not isinstance(result, Applied):
            return False
        told, self.state = result.events, result.state
        for event in told:
            self.dice.add(event, before, self.state)
        self.tally.add(told, self.state, self.done + 1)
        leg = self.tally.legs[-1].number if self.tally.legs else 0
        self.episodes.add(before, command, told, (self.done, leg))
        self.story.add(told, Phrases.of(self.state, self._catalog, self.names))
        self.done += 1
        return True
