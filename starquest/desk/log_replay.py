"""What happened before a run was resumed, told again bit by bit while the game is on."""

from time import perf_counter

from starquest.desk.sight import look_round
from starquest.engine.scene import scene_of
from starquest.model.ids import Cell, EntityId
from starquest.play.replay import Player, replay_of
from starquest.play.saves import SavedRun, SaveError
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story


class Past:
    """The log of a run up to the moment it was resumed."""

    def __init__(self, run: SavedRun, *, open_table: bool) -> None:
        self.entries: list[LogEntry] = []
        self.names: dict[EntityId, str] = {}
        self.lost: dict[EntityId, Cell] = {}
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
            if not player.forward():
                self.trouble, self._player = player.trouble, None
                return False
            say = Phrases.of(player.state, player.replay.catalog, self.names)
            self.entries += log_entries(player.events, say)
            sight = look_round(scene_of(player.state), self.lost, open_table=self._open_table)
            self.lost = sight.lost
            self.story.add(player.events, say)
        return self._player is not None
