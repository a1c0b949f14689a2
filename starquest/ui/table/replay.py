"""A replay: played, paused, faster, slower, forward, back, and taken over."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from starquest.content.loader import load_catalog
from starquest.desk.ending.told import told_of_replay
from starquest.desk.film import film_of, positions
from starquest.desk.glyphs import SETS
from starquest.desk.keymap import Hint, fitted, rows
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.watching import Watched
from starquest.play.session import Session
from starquest.text.clean import clean
from starquest.text.kinds import subject
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.projector import Projector
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.logbook import Logbook
from starquest.ui.table.screen import TableScreen

SPEEDS = (1, 2, 4, 8, 16, 32)
"""Commands in a second."""
USUAL, FASTEST = 2, 8
"""Where it starts, and up to where moves are shown step by step."""
GAUGE, SLOWEST = 20, 0.033
"""The columns of the gauge, and the most seconds for each picture."""


class ReplayScreen(TableScreen):
    """The table as it was; gives the player if somebody takes over."""

    KEYS = "replay"
    BINDINGS: ClassVar[list[BindingType]] = bindings("replay")

    def __init__(self, player: Watched, options: Preferences) -> None:
        self.player = player
        sight = options.sight == "open"
        glyphs = SETS[options.glyphs]
        table = Playing(
            Session(player.state), load_catalog(), glyphs, open_table=sight, resumed=True
        )
        super().__init__(table)
        self.chronicle.names = self.playing.names = player.names
        self._speed = USUAL
        self._films, self._kinds = options.animation != "none", options.effects
        self.projector = Projector(lambda: self.shown.board, lambda: None)
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Show the first moment."""
        self._show()

    def _show(self) -> None:
        """The table after the last command."""
        self._look()
        self.chronicle.entries = self.player.entries()
        self.shown.redraw()

    def _look(self) -> None:
        """Look at the table after the last command, with the cursor on whoever did it."""
        playing, player = self.playing, self.player
        playing.run = Session(player.state)
        playing.look(player.remembered)
        playing.refocus()
        squads, cells = player.state.world.squads, playing.scene.cells
        there = [who for event in player.known if (who := subject(event)) in squads]
        if there and cells(there[0]):
            playing.cursor = cells(there[0])[0]

    def caption_line(self) -> str:
        """Where in the replay this is."""
        player = self.player
        filled = GAUGE * player.at // max(1, player.total)
        glyphs = self.playing.glyphs
        gauge = glyphs.full * filled + glyphs.empty * (GAUGE - filled)
        return words(
            "screens.replay.at",
            gauge=gauge,
            at=player.at,
            total=player.total,
            speed=SPEEDS[self._speed] if self._timer else 0,
            trouble=clean(player.trouble, 200) if player.trouble else "",
        )

    def key_hints(self, width: int) -> list[Hint]:
        """The keys of a replay."""
        return fitted(rows("replay", self.playing.state.settings.mode), width)

    # playing

    def action_play(self) -> None:
        """Play on, or pause; at the end from the start."""
        if self._timer is not None:
            self._pause()
        else:
            if self.player.at == self.player.total:
                self.player.go(0)
            self._timer = self.set_interval(1 / SPEEDS[self._speed], self._next)
            self._show()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self.projector.stop()
        self.shown.show_hints()

    def _next(self) -> None:
        if not self.is_active or self.projector.playing:
            return
        playing = self.playing
        before = positions(playing)
        if not self.player.forward():
            self._pause()
            return
        if not self._films or SPEEDS[self._speed] > FASTEST:
            self._show()
            return
        self._look()
        pictures = film_of(playing, self.player.known, before, self._kinds)
        seconds = min(SLOWEST, 1 / SPEEDS[self._speed] / max(1, len(pictures)))
        self.projector.show((before.frame, pictures), seconds, self._show)

    def action_speed(self, step: int) -> None:
        """Faster or slower."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + step))
        if self._timer is not None:
            self._timer.stop()
            self._timer = self.set_interval(1 / SPEEDS[self._speed], self._next)
        self.shown.show_hints()

    def action_go(self, way: str) -> None:
        """A step by command, by turn or by wave, forward or back; the film stops."""
        steps: dict[str, Callable[[], bool]] = {
            "forward": self.player.forward,
            "back": self.player.back,
            "next_activation": self.player.next_activation,
            "previous_activation": self.player.previous_activation,
            "next_wave": self.player.next_wave,
            "previous_wave": self.player.previous_wave,
        }
        self._pause()
        steps[way]()
        self._show()

    def action_end(self, end: int) -> None:
        """To the start or to the end."""
        self._pause()
        self.player.go(self.player.total if end else 0)
        self._show()

    # the rest

    def action_take_over(self) -> None:
        """Ask, then play on from here."""
        self._pause()
        if self.player.state.outcome is not None:
            self.notify(words("screens.replay.over"), markup=False)
            return

        def chosen(index: int | None) -> None:
            if index == 0:
                self.dismiss(self.player)

        options = [
            (words("screens.replay.take"), words("screens.replay.take_about")),
            (words("screens.replay.watch"), words("screens.replay.watch_about")),
        ]
        told = words("screens.replay.no_place")
        self.open_over(Choosing(words("screens.replay.take_over"), told, options), chosen)

    def action_practise(self) -> None:
        """Ask, then play the wave that is shown anew from its start."""
        self._pause()
        start = self.player.wave_start()

        def chosen(index: int | None) -> None:
            if index == 0 and self.player.go(start):
                self.dismiss(self.player)

        options = [
            (words("screens.replay.practise"), words("screens.replay.practise_about")),
            (words("screens.replay.watch"), words("screens.replay.watch_about")),
        ]
        told = words("screens.replay.no_place")
        self.open_over(Choosing(words("screens.replay.practising"), told, options), chosen)

    def action_how_it_ended(self) -> None:
        """The pages at the end of the run that is watched."""
        self._pause()
        told = told_of_replay(self.player.replay)
        if told is not None:
            self.dismiss(told)

    def action_log_page(self) -> None:
        """What has happened so far, every die."""
        self._pause()
        self.open_over(Logbook(self.chronicle.entries))

    def action_leave(self) -> None:
        """Back."""
        self._pause()
        self.dismiss(None)
