"""A replay as somebody watches it: with the log of what was seen."""

from starquest.model.ids import EntityId
from starquest.play.replay import Player, Replay
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases


class Watched(Player):
    """A player that keeps what each command was told as."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.names: dict[EntityId, str] = {}
        self._told: dict[int, list[LogEntry]] = {}
        self._say()

    def _say(self) -> Phrases:
        return Phrases.of(self.state, self.replay.catalog, self.names)

    def forward(self) -> bool:
        """Carry out the next command; whether there was one that could be."""
        if not super().forward():
            return False
        if self.at not in self._told:
            self._told[self.at] = log_entries(self.events, self._say())
        return True

    def entries(self) -> list[LogEntry]:
        """The log up to here."""
        told = (self._told.get(place, []) for place in range(self.at + 1))
        return [entry for entries in told for entry in entries]
