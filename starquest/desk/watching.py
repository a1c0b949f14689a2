"""A replay as somebody watches it: with the log of what the party knew then."""

from collections.abc import Mapping

from starquest.engine.view import follow
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Happened
from starquest.play.replay import Replay, ReplayPlayer
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story
from starquest.text.voices import spoken


class Watched(ReplayPlayer):
    """A player that keeps what the party knew after each command, and what that was told as."""

    def __init__(self, replay: Replay, *, open_table: bool = False) -> None:
        super().__init__(replay)
        self.names: dict[EntityId, str] = {}
        self.open_table = open_table
        self._story = Story()
        """What was told so far, which is in the order of the commands."""
        self._told: dict[int, list[LogEntry]] = {}
        self._known: dict[int, tuple[Event, ...]] = {}
        self._last: dict[int, Mapping[EntityId, Cell]] = {0: {}}
        self._say()

    def _say(self) -> Phrases:
        return Phrases.of(self.state, self.replay.catalog, self.names)

    @property
    def known(self) -> tuple[Event, ...]:
        """What the party knows of the last command."""
        return self._known.get(self.at, ())

    @property
    def remembered(self) -> Mapping[EntityId, Cell]:
        """Where enemies were seen last, as the party remembers it here."""
        return self._last[self.at]

    def forward(self) -> bool:
        """Carry out the next command; whether there was one that could be."""
        before, last = self.state, self.remembered
        if not super().forward():
            return False
        if self.at not in self._told:
            part = Happened(before, self.events, self.state)
            told, sight = follow(part, last=last, open_table=self.open_table)
            self._known[self.at], self._last[self.at] = told, sight.last
            self._story.add(told, self._say())
            spoken_too = spoken(told, self._story, self._say())
            self._told[self.at] = [*log_entries(told, self._say()), *spoken_too]
        return True

    def entries(self) -> list[LogEntry]:
        """The log up to here."""
        told = (self._told.get(place, []) for place in range(self.at + 1))
        return [entry for entries in told for entry in entries]
