"""Another look at a game: lists, pages and marks that change nothing.

The game's screen has these keys from here; what is done with a unit is not looked for in this file.
"""

from starquest.desk.ending.told import told_of
from starquest.desk.facts import PAGE
from starquest.desk.first_hints import Hinter, page
from starquest.desk.in_sight import heading, in_sight, threat
from starquest.desk.inspect_lines import inventory
from starquest.desk.looking_up import looked_up, told_catalog
from starquest.desk.recap import Turn, options, place_of_turn, recap
from starquest.text.locale import words
from starquest.ui.screens.codex import CodexScreen
from starquest.ui.screens.ending import Ending
from starquest.ui.screens.in_sight import InSight
from starquest.ui.screens.logbook import Logbook
from starquest.ui.screens.pages import Page
from starquest.ui.shown_text import text_on
from starquest.ui.table.flow import Flow
from starquest.ui.table.foresight import Foresight
from starquest.ui.table.screen import TableScreen


class LookingScreen(TableScreen):
    """A table that can be looked at in many ways."""

    flow: Flow
    foresight: Foresight
    hinter: Hinter

    def tell_past(self) -> None:
        """Tell the time before: somebody waits for it."""
        raise NotImplementedError

    def action_threats(self) -> None:
        """Show what enemies in sight could attack, how many of them, or neither."""
        self.foresight.threats()

    def action_intents(self) -> None:
        """What every enemy in sight would do now."""
        self.foresight.intents()

    def action_in_sight(self) -> None:
        """List everything in sight, and go to what is chosen."""
        playing, say = self.playing, self.chronicle.phrases()
        things = in_sight(playing, say)
        if not things:
            self.shown.say(words("in_sight.nothing"))
            return
        title = heading(playing, len(things), say)
        panel = InSight(title, things, lambda thing: threat(playing, thing, say))
        cells = [thing.cell for thing in things]
        self.open_over(panel, lambda at: None if at is None else self.shown.point(cells[at]))

    def action_pulse(self) -> None:
        """Show where everybody is."""
        self.flow.films.pulse()

    def action_recap(self) -> None:
        """Tell the story of the round, and go to what is chosen."""
        turns = recap(self.chronicle.entries, self.playing.own())
        if not turns:
            self.shown.say(words("recap.nothing"))
            return
        title = words("recap.title")
        self.flow.asking.choose(title, options(turns), lambda at: self._go_to(turns[at]))

    def _go_to(self, turn: Turn) -> None:
        cell = place_of_turn(self.playing, turn)
        if cell is None:
            self.shown.say(words("recap.nowhere"))
        else:
            self.shown.point(cell)

    def action_inventory(self) -> None:
        """What everybody has."""
        self.open_over(
            Page(words("screens.shop.inventory"), inventory(self.playing, self.chronicle.names))
        )

    def action_log_page(self) -> None:
        """The log of the whole run, every die; the oldest lines may have to be told first."""
        self.open_over(Logbook(list(self.chronicle.entries), whole=self.chronicle.whole))
        if not self.chronicle.whole:
            self.tell_past()

    def action_so_far(self) -> None:
        """What everybody has done so far, and which honours are still open."""
        self.open_over(Ending(told_of(self.playing.run)))

    def action_hints_page(self) -> None:
        """All hints again."""
        self.open_over(Page(words("lessons.title"), page(self.hinter, PAGE)))

    def action_codex(self) -> None:
        """Look up the words that are shown, those about what is under the cursor first."""
        playing = self.playing
        found = looked_up(playing, f"{self.shown.facts}\n{text_on(self)}")
        self.open_over(CodexScreen(told_catalog(playing), pages=found))
