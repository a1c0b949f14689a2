"""What has happened, as it can be read: the log, the story, and everybody's name.

Of the time before a run was resumed the last lines are there at once. All of it is told again only
when somebody needs it: whoever opens the log, a page that sums up, or the end.
"""

import attrs

from starquest.desk.log_replay import Past, Place, last_entries
from starquest.desk.playing import Playing
from starquest.model.event import Event, UnitDestroyed
from starquest.play.saves import SavedRun
from starquest.text.locale import words
from starquest.text.log import LogEntry, log_entries
from starquest.text.phrases import Phrases
from starquest.text.story import Story
from starquest.text.voices import spoken


class Chronicle:
    """The log and the story of one run."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self.entries: list[LogEntry] = []
        self.names = playing.names
        self.story = Story()
        run = playing.run
        self._run = run if playing.resumed and isinstance(run, SavedRun) and run.rows else None
        """The run whose time before has not been told."""
        self._until = len(self._run.rows) if self._run else 0
        """The commands of that time."""
        self._past: Past | None = None
        """That time, while it is told."""
        self._known = 0
        """How many entries stand for it until then."""
        self._fresh: list[tuple[Event, ...]] = []
        """What happened since."""
        self._places: list[Place] = []
        """Those before the commands that can be taken back."""

    @property
    def whole(self) -> bool:
        """Whether log and story begin where the run began."""
        return self._run is None

    def phrases(self) -> Phrases:
        """Names for everything, also of units that are gone."""
        return Phrases.of(self._playing.state, self._playing.catalog, self.names)

    def open(self) -> None:
        """Write down what happened before the first decision here."""
        for told in self._playing.opening:
            self._write(told)
        self._known = len(self.entries)

    def note(self, told: tuple[Event, ...]) -> None:
        """Write events to the log and to the story."""
        self._write(told)
        if not self.whole:
            self._fresh.append(told)

    def _write(self, told: tuple[Event, ...]) -> None:
        self._places.append(Place(len(self.entries), self.story.kept()))
        del self._places[: len(self._places) - len(self._playing.run.back.done)]
        self.entries += log_entries(told, self.phrases(), self._playing.side)
        self.story.add(told, self.phrases())
        self.entries += spoken(told, self.story, self.phrases())

    def add(self, said: str) -> None:
        """Say something more of the last command, in the log only."""
        self.entries.append(LogEntry(said, (), "hero"))

    def take_back(self) -> None:
        """Tell nothing of the last command any more; it has been taken back."""
        place = self._places.pop() if self._places else Place(len(self.entries), self.story)
        del self.entries[place.entries :]
        self.story = place.story
        if self.whole:
            return
        if self._fresh:
            self._fresh.pop()
        else:  # the time before is shorter now: whatever was told of it begins anew
            self._until, self._known, self._past = self._until - 1, place.entries, None

    def look_back(self) -> bool:
        """Tell the last lines of the time before; whether the run is known far enough now."""
        run, playing = self._run, self._playing
        if run is None:
            return True
        until, shown = self._until - len(run.opening), playing.open_table
        found = last_entries(run, until, self.names, playing.side, open_table=shown)
        self.entries[:0] = found
        self._known += len(found)
        self._places = [attrs.evolve(p, entries=p.entries + len(found)) for p in self._places]
        return bool(found)

    def tell_on(self, seconds: float = float("inf")) -> bool:
        """Tell some more of the time before; whether it has just taken its place."""
        if self._run is None:
            return False
        if self._past is None:
            playing = self._playing
            shown = playing.open_table
            back = max(0, len(self._places) - len(self._fresh))
            self._past = Past(self._run, self._until, playing.side, back, open_table=shown)
        if self._past.more(seconds):
            return False
        self._take(self._past)
        return True

    def _take(self, past: Past) -> None:
        """Put the time before where its last lines were."""
        self._run = self._past = None
        if past.trouble:
            lost = words("hints.before", trouble=past.trouble)
            past.entries += [LogEntry(lost, (), "mission"), *self.entries[: self._known]]
        self._places = self._moved(past)
        self.entries[: self._known] = past.entries
        self.names |= past.names | self.names
        if self._playing.forgetful:
            self._recall(past)

    def _moved(self, past: Past) -> list[Place]:
        """The places of commands when the time before has taken its own; the story goes on."""
        self.story, stories = past.story, list[Story]()
        for told in self._fresh:
            stories.append(self.story.kept())
            self.story.add(told, self.phrases())
        old = max(0, len(self._places) - len(stories))
        longer = len(past.entries) - self._known
        entries, found = [place.entries + longer for place in self._places], [past.story] * old
        if len(past.places) == old:
            entries[:old] = [place.entries for place in past.places]
            found = [place.story for place in past.places]
        found += stories[len(stories) + old - len(entries) :]
        return [Place(*place) for place in zip(entries, found, strict=True)]

    def _recall(self, past: Past) -> None:
        """Remember where enemies were seen last, where the run itself does not say so."""
        fell = {e.unit for told in self._fresh for e in told if isinstance(e, UnitDestroyed)}
        last = {unit: cell for unit, cell in past.last.items() if unit not in fell}
        self._playing.look({**last, **self._playing.sight.last})
