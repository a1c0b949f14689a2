"""Films of what happens: the party's deeds, and the horde's phase decision by decision."""

from collections.abc import Callable

from starquest.desk.film import Picture, Places, film_of, positions
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.model.event import Event
from starquest.text.log import caption_of
from starquest.text.phrases import Phrases
from starquest.ui.projector import Projector
from starquest.ui.widgets.board import Board

SPEEDS = {"step": 0.05, "slow": 0.15, "normal": 0.05, "instant": 0.0}
"""Seconds for each picture of the horde's phase, the slowest first."""
STILLS: dict[str, list[Picture]] = {"step": [], "slow": [{}] * 6, "normal": [{}] * 8, "instant": []}
"""Pictures at the end of each decision on which nothing moves, so that its caption can be read."""
FILMS = {"normal": 0.04, "fast": 0.015, "none": 0.0}
"""Seconds for each picture of what the party does."""


class Films:
    """What is being shown, how fast, and with which caption."""

    def __init__(
        self, playing: Playing, board: Callable[[], Board], over: Callable[[], None]
    ) -> None:
        self._playing, self._over = playing, over
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

    @property
    def busy(self) -> bool:
        """Whether a key ends something that is shown."""
        return self.projector.playing or self.waiting

    @property
    def horde_speed(self) -> str:
        """How fast the horde is shown; nothing while it is not."""
        return self.speed if self.caption else ""

    def before(self) -> Places:
        """Where everybody is, before something happens."""
        return positions(self._playing)

    def show(self, told: tuple[Event, ...], before: Places) -> None:
        """Show what the party has done."""
        self.projector.show(self._pictures(told, before), self._seconds)

    def decision(
        self, told: tuple[Event, ...], before: Places, say: Phrases
    ) -> list[Picture] | None:
        """The film of a decision of the horde, captioned; None where nothing is worth a look."""
        pictures = self._pictures(told, before) if self._seconds else []
        caption = caption_of(told, say)
        if self.hurried or self.speed == "instant" or not (pictures or caption):
            return None
        self.caption = caption
        return [*pictures, *STILLS[self.speed]]

    def show_decision(self, pictures: list[Picture]) -> None:
        """Show a decision of the horde at its own speed."""
        self.projector.show(pictures, SPEEDS[self.speed])

    def _pictures(self, told: tuple[Event, ...], before: Places) -> list[Picture]:
        return film_of(self._playing, told, before)

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
