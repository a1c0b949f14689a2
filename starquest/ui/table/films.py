"""Films of what happens: the party's deeds, and the horde's phase decision by decision."""

from collections.abc import Callable

from starquest.desk.film import KINDS, film_of, positions
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.pulse import pulse
from starquest.desk.stage import Before, Picture
from starquest.model.event import Event
from starquest.text.log import caption_of
from starquest.text.phrases import Phrases
from starquest.ui.projector import Projector
from starquest.ui.widgets.board import Board

SPEEDS = {"step": 0.05, "slow": 0.15, "normal": 0.033, "instant": 0.0}
"""Seconds for each picture of the horde's phase, the slowest first."""
STILLS = {"step": 0, "slow": 6, "normal": 12, "instant": 0}
"""How many pictures long the outcome of a decision stays, so that its caption can be read."""
FILMS = {"normal": 0.033, "fast": 0.015, "none": 0.0}
"""Seconds for each picture of what the party does."""

BEATS, BEAT = 3, 0.12
"""How often everything lights up, and for how many seconds."""


class Films:
    """What is being shown, how fast, and with which caption."""

    def __init__(
        self,
        playing: Playing,
        board: Callable[[], Board],
        reveal: Callable[[], None],
        over: Callable[[], None],
    ) -> None:
        """When a film is over its outcome is revealed, and then the game goes on."""
        self._playing, self._reveal, self._over = playing, reveal, over
        self._kinds, self._board = KINDS, board
        self.pulses = 0
        """How often everybody was lit up."""
        self.steady = False
        """Whether something stays lit up until the next key."""
        self.projector = Projector(board, self._ended)
        self.speed = "normal"
        self._seconds = 0.0
        self.caption = ""
        """The decision of the horde that is shown."""
        self.hurried = False
        """Whether the rest of the horde's phase is not shown."""
        self.waiting = False
        """Whether the horde waits for a key before its next decision."""

    def take(self, options: Preferences) -> None:
        """Show with these options."""
        self.speed, self._seconds = options.speed, FILMS[options.animation]
        self._kinds = options.effects

    @property
    def busy(self) -> bool:
        """Whether a key ends something that is shown."""
        return self.projector.playing or self.waiting

    @property
    def horde_speed(self) -> str:
        """How fast the horde is shown; nothing while it is not."""
        return self.speed if self.caption else ""

    @property
    def silent(self) -> bool:
        """Whether nothing of the horde's phase is shown: then no picture of it is made."""
        return self.hurried or self.speed == "instant"

    def before(self) -> Before:
        """Where everybody is, before something happens."""
        return positions(self._playing)

    def show(self, told: tuple[Event, ...], before: Before) -> None:
        """Show what the party has done, and then what came of it."""
        pictures = self._pictures(told, before) if self._seconds else []
        self.projector.show((before.frame, pictures), self._seconds, self._reveal)

    def pulse(self) -> None:
        """Light up everybody and everything that matters, for a moment or until the next key."""
        lit = pulse(self._playing.frame())
        self.pulses += 1
        if self._seconds:
            self.projector.show((self._playing.frame(), [lit, {}] * BEATS), BEAT, self._reveal)
        else:
            self.steady = True
            self._board().animate_cells(lit)

    def calm(self) -> None:
        """The next key: nothing is lit up any more."""
        if self.steady:
            self.steady = False
            self._board().animate_cells({})

    def decision(
        self, told: tuple[Event, ...], before: Before, say: Phrases
    ) -> list[Picture] | None:
        """The film of a decision of the horde, captioned; None where nothing is worth a look."""
        pictures = self._pictures(told, before) if self._seconds else []
        caption = caption_of(told, say)
        if self.silent or not (pictures or caption):
            return None
        self.caption = caption
        return pictures

    def show_decision(self, pictures: list[Picture], before: Before) -> None:
        """Show a decision of the horde at its own speed, and then what came of it."""
        reel, still = (before.frame, pictures), STILLS[self.speed]
        self.projector.show(reel, SPEEDS[self.speed], self._reveal, still)

    def _pictures(self, told: tuple[Event, ...], before: Before) -> list[Picture]:
        return film_of(self._playing, told, before, self._kinds)

    def _ended(self) -> None:
        """Step by step the horde waits for a key, its caption still there."""
        self.waiting = self.speed == "step" and bool(self.caption)
        if not self.waiting:
            self.caption = ""
        self._over()

    def skip(self) -> bool:
        """End what is shown; whether the horde has waited and goes on now."""
        if self.projector.playing:
            self.projector.stop()
            return False
        waited, self.waiting = self.waiting, False
        self.caption = "" if waited else self.caption
        return waited

    def faster(self, step: int) -> None:
        """Show the horde's phase faster or slower."""
        order = list(SPEEDS)
        self.speed = order[max(0, min(len(order) - 1, order.index(self.speed) + step))]
