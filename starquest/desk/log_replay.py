"""What happened before a run was resumed, told again bit by bit while the game is on."""

from time import perf_counter

import attrs

from starquest.engine.view import follow
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Happened
from starquest.play.replay import Player, replay_of
from starquest.play.saves import SavedRun, SaveError
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story


@attrs.frozen
class Place:
    """How much was told before a command."""

    entries: int
    story: Story


class Past:
    """The log of a run up to the moment it was resumed."""

    def __init__(self, run: SavedRun, back: int = 0, *, open_table: bool) -> None:
        """Tell a run from its start; the last commands, so many, may be taken back."""
        self.entries: list[LogEntry] = []
        self.places: list[Place] = []
        """Those before the last commands."""
        self._back = back
        self.names: dict[EntityId, str] = {}
        self.last: dict[EntityId, Cell] = {}
        """Where enemies were seen last."""
        self._open_table = open_table
        self.story = Story()
        self.trouble = ""
        """Why not all of it can be told."""
        self._player = self._open(run)

    def _open(self, run: SavedRun) -> Player | None:
        try:
            return Player(replay_of(run))
        except SaveError as error:
            self.trouble = str(error)
            return None

    def more(self, seconds: float = float("inf")) -> bool:
        """Tell on for so long; whether there is more to tell."""
        end, player = perf_counter() + seconds, self._player
        while player is not None and perf_counter() < end:
            before = player.state
            if not player.forward():
                self.trouble, self._player = player.trouble, None
                return False
            self._tell(Happened(before, player.events, player.state), player)
        return self._player is not None

    def _tell(self, part: Happened, player: Player) -> None:
        """What the party knows of one command."""
        say = Phrases.of(part.after, player.replay.catalog, self.names)
        if player.at > player.total - self._back:
            self.places.append(Place(len(self.entries), self.story.kept()))
        told, sight = follow(part, last=self.last, open_table=self._open_table)
        self.entries += log_entries(told, say)
        self.last = dict(sight.last)
        self.story.add(told, say)
