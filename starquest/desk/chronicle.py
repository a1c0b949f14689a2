"""What has happened, as it can be read: the log, the story, and everybody's name.

The log of the time before a run was resumed is told again bit by bit, and takes its place when it
is whole.
"""

from starquest.desk.log_replay import Past
from starquest.desk.playing import Playing
from starquest.model.event import Event
from starquest.model.ids import EntityId
from starquest.play.saves import SavedRun
from starquest.text.locale import words
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story


class Chronicle:
    """The log and the story of one run."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self.entries: list[LogEntry] = []
        self.names: dict[EntityId, str] = {}
        self.story = Story()
        self._past: Past | None = None
        """The time before the run was resumed, while it is told."""
        self._known = 0
        """How many entries stand for that time until it is told."""
        self._fresh: list[tuple[Event, ...]] = []
        """What happened while that time was told."""

    def phrases(self) -> Phrases:
        """Names for everything, also of units that are gone."""
        return Phrases.of(self._playing.state, self._playing.catalog, self.names)

    def note(self, told: tuple[Event, ...]) -> None:
        """Write events to the log and to the story."""
        say = self.phrases()
        self.entries += log_entries(told, say)
        self.story.add(told, say)
        if self._past is not None:
            self._fresh.append(told)

    def look_back(self) -> bool:
        """Begin to tell the time before; whether there is one."""
        run = self._playing.run
        if isinstance(run, SavedRun):
            self._past = Past(run, open_table=self._playing.open_table)
            self._known = len(self.entries)
        return self._past is not None

    def tell_on(self, seconds: float = float("inf")) -> bool:
        """Tell some more of the time before; whether it has just taken its place."""
        past = self._past
        if past is None or past.more(seconds):
            return False
        self._past = None
        if past.trouble:
            lost = words("hints.before", trouble=past.trouble)
            past.entries += [LogEntry(lost, (), "mission"), *self.entries[: self._known]]
        self.entries[: self._known] = past.entries
        self.names = past.names | self.names
        self.story = past.story
        for told in self._fresh:
            self.story.add(told, self.phrases())
        self._playing.look({**past.last, **self._playing.sight.last})
        return True
