"""What happened before a run was resumed: its last lines at once, all of it bit by bit if asked."""

from time import perf_counter

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.view import follow, known_events
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Happened
from starquest.play.replay import ReplayPlayer, recent, replay_of
from starquest.play.saves import SavedRun, SaveError
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story
from starquest.text.voices import spoken


def last_entries(
    run: SavedRun, until: int, names: dict[EntityId, str], side: Side, *, open_table: bool
) -> list[LogEntry]:
    """The last lines of the log up to a command, as far as the older files of a run go back."""
    found, story = list[LogEntry](), Story()
    for part in recent(run, until):
        catalog = part.after.catalog
        assert isinstance(catalog, Catalog)  # noqa: S101 - a run has one
        told = known_events(part, side, open_table=open_table)
        say = Phrases.of(part.after, catalog, names)
        story.add(told, say)
        found += [*log_entries(told, say, side), *spoken(told, story, say)]
    return found


@attrs.frozen
class Place:
    """How much was told before a command."""

    entries: int
    story: Story


class Past:
    """The log and the story of a run up to a command."""

    def __init__(
        self, run: SavedRun, until: int, side: Side, back: int = 0, *, open_table: bool
    ) -> None:
        """Tell a run from its start; of so many commands at the end the places are kept."""
        self.entries: list[LogEntry] = []
        self.places: list[Place] = []
        """Those before the last commands."""
        self._back = back
        self.names: dict[EntityId, str] = {}
        self.last: dict[EntityId, Cell] = {}
        """Where enemies were seen last."""
        self._until, self._side, self._open_table = until, side, open_table
        self.story = Story()
        self.trouble = ""
        """Why not all of it can be told."""
        self._player = self._open(run)

    def _open(self, run: SavedRun) -> ReplayPlayer | None:
        try:
            return ReplayPlayer(replay_of(run))
        except SaveError as error:
            self.trouble = str(error)
            return None

    def more(self, seconds: float = float("inf")) -> bool:
        """Tell on for so long; whether there is more to tell."""
        end, player = perf_counter() + seconds, self._player
        while player is not None and perf_counter() < end:
            before = player.state
            if player.at >= self._until or not player.forward():
                self.trouble, self._player = player.trouble, None
                return False
            self._tell(Happened(before, player.events, player.state), player)
        return self._player is not None

    def _tell(self, part: Happened, player: ReplayPlayer) -> None:
        """What the side knows of one command."""
        say = Phrases.of(part.after, player.replay.catalog, self.names)
        if player.at > self._until - self._back:
            self.places.append(Place(len(self.entries), self.story.kept()))
        told, sight = follow(part, self._side, self.last, open_table=self._open_table)
        self.entries += log_entries(told, say, self._side)
        self.last = dict(sight.last)
        self.story.add(told, say)
        self.entries += spoken(told, self.story, say)
