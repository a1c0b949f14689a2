"""A replay watched: forward, back and over, from keyframes on the way."""

from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.command import Activate
from starquest.model.event import Event
from starquest.model.result import Applied, Happened
from starquest.model.state import GameState
from starquest.play.replay.file import Replay
from starquest.play.replay.verify import Differs, first_state, repeat
from starquest.play.saves.errors import SaveError
from starquest.play.saves.history import History, Row
from starquest.play.saves.run_library import RunLibrary
from starquest.play.saves.saved_run import SavedRun, Start
from starquest.play.saves.snapshot import Origin
from starquest.play.seating import seating_of
from starquest.text.locale import words

EVERY = 4
"""Commands from one keyframe to the next."""
RECENT = 48
"""Places that are kept besides, those last met."""

Frame = tuple[GameState, tuple[Event, ...]]
"""A state and what led to it."""


class ReplayPlayer:
    """One replay, at some place in it."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.at = 0
        """Commands carried out."""
        self.events: tuple[Event, ...] = ()
        """What the last command led to."""
        self.trouble = ""
        """Why it goes no farther; empty while it does."""
        try:
            self.state = first_state(replay)
        except Differs as error:
            told = words("saves.replay.not_here", reason=error.reason, note=replay.note)
            raise SaveError(told) from error
        self._frames: dict[int, Frame] = {0: (self.state, ())}
        self._recent: dict[int, Frame] = {}
        self._waves: dict[int, int] = {0: self._wave()}
        """The wave after each command at which it changed, as far as was played."""

    @property
    def total(self) -> int:
        """Commands there are."""
        return len(self.replay.rows)

    @property
    def last(self) -> Row | None:
        """The command that led here."""
        return self.replay.rows[self.at - 1] if self.at else None

    def forward(self) -> bool:
        """Carry out the next command; whether there was one that could be."""
        if self.at >= self.total:
            return False
        applied = self._repeat()
        if applied is None:
            return False
        before = self._wave()
        self.state, self.events = applied.state, applied.events
        self.at += 1
        if self._wave() != before:
            self._waves[self.at] = self._wave()
        self._keep()
        return True

    def back(self) -> bool:
        """Take back one command; whether there was one."""
        return self.go(self.at - 1)

    def go(self, place: int) -> bool:
        """Go to where so many commands are carried out; whether it was reached."""
        if not 0 <= place <= self.total:
            return False
        near = self._near(place)
        if place < self.at or near > self.at:
            self.at, self.trouble = near, ""
            self.state, self.events = self._recent.get(near) or self._frames[near]
        while self.at < place and self.forward():
            pass
        return self.at == place

    def next_activation(self) -> bool:
        """Go to where the next unit is about to be activated, or the end."""
        return self.at < self.total and self.go(self._activation(range(self.at + 1, self.total)))

    def previous_activation(self) -> bool:
        """Go back to where the unit before was about to be activated, or the start."""
        return self.at > 0 and self.go(self._activation(range(self.at - 1, 0, -1)))

    def next_wave(self) -> bool:
        """Go to the next wave's start, or the end."""
        wave = self._wave()
        while self.forward():
            if self._wave() != wave:
                return True
        return self.at == self.total

    def previous_wave(self) -> bool:
        """Go back to this wave's start, or from there to the start of the one before."""
        starts = [place for place in self._waves if place < self.at]
        return self.go(max(starts)) if starts else False

    def wave_start(self) -> int:
        """Where the wave that is shown began, as far as it was played."""
        return max((place for place in self._waves if place <= self.at), default=0)

    def take_over(self, library: RunLibrary, name: str = "") -> SavedRun:
        """Play on from here as a run of one's own that is not ranked."""
        replay, origin = self.replay, self.replay.origin
        start = Start(
            self.state, History(replay.rows[: self.at]), self._happened(), seating_of(self.state)
        )
        own = Origin(
            origin.setup,
            origin.seed,
            ranked=False,
            taken_from=replay.name,
            taken_at=self.at,
            opening=origin.opening,
        )
        return library.keep(name or replay.name, start, own)

    def _happened(self) -> tuple[Happened, ...]:
        """The last command once more, with the state before it."""
        if not self.back():
            return ()
        before = self.state
        self.forward()
        return (Happened(before, self.events, self.state),)

    def _repeat(self) -> Applied | None:
        try:
            return repeat(self.state, self.replay.rows[self.at])
        except Differs as error:
            self.trouble = words(
                "saves.replay.differs", at=self.at + 1, reason=error.reason, note=self.replay.note
            )
            return None

    def _activation(self, places: range) -> int:
        """The first of some places where somebody is about to be activated, else what follows."""
        rows = self.replay.rows
        found = (place for place in places if isinstance(rows[place].command, Activate))
        return next(found, places.stop)

    def _keep(self) -> None:
        """Remember this place: for good now and then, for a while always."""
        frame = self.state, self.events
        if self.at % EVERY == 0:
            self._frames[self.at] = frame
        self._recent.pop(self.at, None)
        self._recent[self.at] = frame
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def _near(self, place: int) -> int:
        """The last place up to this one that is remembered."""
        return max(known for known in (*self._frames, *self._recent) if known <= place)

    def _wave(self) -> int:
        mission = quest_if_any(self.state)
        return mission.wave if mission else 0
