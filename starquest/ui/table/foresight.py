"""What enemies would and could do: the list of intents, and the overlay of threats."""

from starquest.desk.chronicle import Chronicle
from starquest.desk.intents import intent_rows
from starquest.desk.playing import Playing
from starquest.text import intents as told
from starquest.text.threats import switched
from starquest.ui.table.asking import Asking
from starquest.ui.table.shown import Shown


class Foresight:
    """Shows what is coming."""

    def __init__(
        self, playing: Playing, chronicle: Chronicle, shown: Shown, asking: Asking
    ) -> None:
        self._playing, self._chronicle = playing, chronicle
        self._shown, self._asking = shown, asking

    def threats(self) -> None:
        """The next overlay: the reach of all enemies in sight, how many reach a cell, or none."""
        self._shown.overlay = self._shown.overlay.next
        self._shown.redraw()
        self._shown.say(switched(self._shown.overlay))

    def intents(self) -> None:
        """List what every enemy in sight would do, the nearest first."""
        rows = intent_rows(self._playing, self._chronicle.phrases())
        if not rows:
            self._shown.say(told.nobody())
            return
        options = [(row.name, row.about) for row in rows]
        self._asking.choose(told.title(), options, lambda at: self._shown.point(rows[at].cell))
