"""What has happened, as it can be read: the log, the story, and everybody's name.

The log of the time before a run was resumed is told again bit by bit, and takes its place when it
is whole.
"""

from starquest.desk.log_replay import Past, Place
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
        self._places: list[Place] = []
        """Those before the commands that can be taken back."""

    def phrases(self) -> Phrases:
        """Names for everything, also of units that are gone."""
        return Phrases.of(self._playing.state, self._playing.catalog, self.names)

    def note(self, told: tuple[Event, ...]) -> None:
        """Write events to the log and to the story."""
        say = self.phrases()
        self._places.append(Place(len(self.entries), self.story.kept()))
        del self._places[: len(self._places) - len(self._playing.run.back.done)]
        self.entries += log_entries(told, say)
        self.story.add(told, say)
        if self._past is not None:
            self._fresh.append(told)

    def take_back(self) -> None:
        """Tell nothing of the last command any more; it has been taken back."""
        if self._past is not None and self._fresh:
            self._fresh.pop()
        else:
            self.tell_on()
        if self._places:
            place = self._places.pop()
            del self.entries[place.entries :]
            self.story = place.story

    def look_back(self) -> bool:
        """Begin to tell the time before; whether there is one."""
        run = self._playing.run
        if isinstance(run, SavedRun):
            self._past = Past(run, len(self._places), open_table=self._playing.open_table)
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
        self._places = self._moved(past)
        self.entries[: self._known] = past.entries
        self.names = past.names | self.names
        self._fresh = []
        self._playing.look({**past.last, **self._playing.sight.last})
        return True

    def _moved(self, past: Past) -> list[Place]:
        """The places of commands, when the time before has taken its own; the story goes on."""
        self.story, stories = past.story, list[Story]()
        for told in self._fresh:
            stories.append(self.story.kept())
            self.story.add(told, self.phrases())
        old = max(0, len(self._places) - len(stories))
        longer = len(past.entries) - self._known
        entries = [place.entries + longer for place in self._places]
        found = [past.story] * old
        if len(past.places) == old:
            entries[:old] = [place.entries for place in past.places]
            found = [place.story for place in past.places]
        found += stories[len(stories) + old - len(entries) :]
        return [Place(*place) for place in zip(entries, found, strict=True)]
