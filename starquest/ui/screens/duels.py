"""A quick duel of the list under construction, played in the background while it is edited."""

from textual.timer import Timer
from textual.widgets import Static

from starquest.desk.duelling import Duelling, duel_line, no_duel
from starquest.model.army import ArmyList
from starquest.play.background import Background
from starquest.play.duel import MATCHES, bouts, result_of
from starquest.play.games import GameSpec
from starquest.play.modes.match.record import MatchRecord
from starquest.play.simulate import play_game
from starquest.play.workers import WorkerError
from starquest.text.locale import words
from starquest.ui.drawing import drawn
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.kept_lists import ListsScreen

GLANCE = 0.25
"""Seconds from one look at the results to the next."""


class DuelsScreen(ListsScreen):
    """What a screen with a list under construction does to try it out."""

    duel: Duelling | None = None
    """The duel that is shown, be it over or not."""
    _matches: Background[GameSpec, MatchRecord] | None = None
    _looks: Timer | None = None

    @property
    def duels(self) -> bool:
        """Whether matches are being played."""
        return self._matches is not None

    def action_duel(self) -> None:
        """Choose whom the list fights, those of the same points first."""
        why = no_duel(self.builder.catalog, self.builder.army)
        if why:
            self.say(why)
            return
        points, last = self.builder.army.points, self.duel.other if self.duel else None
        found = sorted(self._readable(), key=lambda row: (row[2] != last, row[2].points != points))
        options = [(name, head) for name, head, _ in found]
        asked = Choosing(words("duel.title"), words("duel.about", count=MATCHES), options)
        self.open_over(asked, lambda at: None if at is None else self.fight(found[at][2]))

    def fight(self, other: ArmyList) -> None:
        """Begin the duel of the list as it stands, in place of one that is played."""
        self.stop()
        catalog, mine = self.builder.catalog, self.builder.army
        why = no_duel(catalog, other)
        if why:
            self.say(why)
            return
        self.duel = Duelling(mine, other)
        self._matches = Background(play_game, bouts(catalog, mine, other))
        self._looks = self.set_interval(GLANCE, self.look)
        self.show_duel()

    def look(self) -> None:
        """Take in what has been played since the last look."""
        if self._matches is None or self.duel is None:
            return
        try:
            found = self._matches.results()
        except WorkerError as error:
            self.stop()
            self.say(words("duel.failed", reason=str(error).strip().splitlines()[-1]))
            return
        for record in found:
            self.duel = self.duel.after(result_of(self.duel.standing.played, record))
        if self._matches.over:
            self.stop()
        self.show_duel()

    def show_duel(self) -> None:
        """Draw how it stands; nothing before the first duel."""
        shown = self.query_one("#duel", Static)
        shown.display = self.duel is not None
        if self.duel is not None:
            told = duel_line(self.duel, self.builder.army, running=self.duels)
            shown.update(drawn(told), layout=True)

    def stop(self) -> None:
        """End the matches that are still being played."""
        if self._looks is not None:
            self._looks.stop()
        if self._matches is not None:
            self._matches.close()
        self._matches = self._looks = None

    def on_unmount(self) -> None:
        """Nothing is played on for a list that nobody looks at."""
        self.stop()
