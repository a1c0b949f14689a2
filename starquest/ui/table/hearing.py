"""Keys on the table: none is eaten by what is shown, and those without any effect are counted."""

from collections.abc import Callable

from textual import events

from starquest.desk.hints import FILM
from starquest.desk.keymap import rows
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.text.locale import words
from starquest.ui.bindings import pressed
from starquest.ui.table.flow import Flow
from starquest.ui.table.shown import Shown

LOOKS = ("move(", "cycle(", "hero(", "scroll(", "skip", "app.")
"""What may be done while the horde acts: it changes nothing but what one looks at."""
PAGES = ("overview", "recap", "in_sight", "threats", "intents", "log_page", "codex", "options",
         "leave", "inventory", "pass_hero", "standing")  # fmt: skip
PERSON = (Wait.DEPLOY, Wait.TIDY, Wait.PICK, Wait.ACT, Wait.AIM, Wait.ASK_MAP)
"""What somebody at the keyboard is waited for."""


class Hearing:
    """Hears every key before it does anything."""

    def __init__(
        self, playing: Playing, flow: Flow, shown: Shown, again: Callable[[str], None]
    ) -> None:
        """`again` presses a key once more, when there is something for it to do."""
        self._playing, self._flow, self._shown, self._again = playing, flow, shown, again
        table = rows("game", playing.state.settings.mode)
        self._does = {key: row.do or row.id for row in table for key in pressed(row.keys)}
        self._going_on = pressed(key for row in table if FILM in row.waits for key in row.keys)
        """The keys that do not end what is shown."""
        self.opened = 0
        """How many screens were opened over the table."""
        self.lost: list[str] = []
        """The keys that had no effect though one was waited for."""
        self._last: tuple[str, tuple[object, ...]] | None = None

    def takes(self, key: str) -> bool:
        """Whether a key means something on the table now."""
        return key in self._does and self._playing.wait is not Wait.OVER

    def hear(self, event: events.Key) -> None:
        """End what is shown; the key does what it says all the same, as soon as it can."""
        self.settle_accounts()
        self._flow.ends, self._flow.ends_wave = -1, 0
        if not self._flow.films.busy:
            self._expect(event)
        elif event.key not in self._going_on and not self._through(event.key):
            event.stop()
            event.prevent_default()

    def _through(self, key: str) -> bool:
        """End the show; whether the key goes on to what it does."""
        do = self._does.get(key, "")
        horde = self._playing.wait is Wait.HORDE or bool(self._flow.films.caption)
        if horde and do == "cancel":
            self._flow.hurry()
        elif horde and do and do != "confirm" and not self._only_looks(do):
            self._flow.hurry(lambda: self._again(key))
        else:
            self._flow.skip()
            return bool(do) and not (horde and do == "confirm")
        return False

    def _only_looks(self, do: str) -> bool:
        return do.startswith(LOOKS) or do in PAGES

    # what was lost

    def _expect(self, event: events.Key) -> None:
        """Remember how things were, if a key of the game is waited for."""
        if self._playing.wait not in PERSON:
            return
        self._last = (event.key, self._fingerprint())
        if event.key not in self._does and event.is_printable:
            self._shown.say(words("screens.game.no_key", key=event.character or event.key))
            self._count(event.key)

    def settle_accounts(self) -> None:
        """Count the last key as lost if nothing came of it."""
        last, self._last = self._last, None
        if last is not None and last[1] == self._fingerprint():
            self._count(last[0])

    def _count(self, key: str) -> None:
        self.lost.append(key)
        self._last = None

    def _fingerprint(self) -> tuple[object, ...]:
        """Everything a key may change."""
        playing, shown = self._playing, self._shown
        return (
            len(playing.history), id(playing.state), playing.cursor, playing.focus,
            id(playing.aim), shown.spoken, shown.overlay, shown.read, self.opened,
            self._flow.films.speed, self._flow.films.pulses,
        )  # fmt: skip
