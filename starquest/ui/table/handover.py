"""The keyboard goes round: whose turn it is, said on a card or in passing."""

from collections.abc import Callable

from starquest.desk.cards import Card
from starquest.desk.chronicle import Chronicle
from starquest.desk.coming_back import where_you_were, whose_turn
from starquest.desk.handing import Handing
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.model.command import Command
from starquest.text.locale import words
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.handing import PICK, HandingCard
from starquest.ui.terminal.notice import notice


class Handover:
    """Says whose turn it is when that is another player, and where one was who comes back."""

    def __init__(
        self,
        screen: OwnScreen[object],
        playing: Playing,
        seats: Seats,
        chronicle: Chronicle,
        lay: Callable[[Card], None],
    ) -> None:
        """`lay` puts a card on the table."""
        self._screen, self._playing, self._seats, self._lay = screen, playing, seats, lay
        self._chronicle = chronicle
        self.handing = Handing(playing, seats, chronicle)
        self.way = "card"
        """How it is said: a card, a banner, or off."""
        self.bell = "off"
        """What the terminal does besides: nothing, a sound, or a notice."""
        self.begin: Callable[[Command], None] = lambda _: None
        """Carries out the command that begins a turn."""
        self.go_on: Callable[[], None] = lambda: None
        """Goes on after a card that began nothing."""
        self._welcome = playing.resumed
        """Whether somebody comes back to the game and has not been greeted."""

    def greet(self) -> bool:
        """Whether a card tells who comes back where they were; nothing goes on before a key."""
        welcome, self._welcome = self._welcome, False
        if welcome:
            self._seats.take(whose_turn(self._playing, self._seats))
            self._lay(where_you_were(self._playing, self._seats, self._chronicle))
        return welcome

    def hand_over(self) -> bool:
        """Say whose turn it is when that is another player; whether a card does."""
        turn = self._seats.next_player()
        if turn is None or self.way == "off" or self.handing.goes_on:
            return False
        player, hero = turn
        told = words("screens.game.hand_over", player=player, hero=hero)
        self.ring(told)
        if self.way != "card":
            self._screen.notify(told, markup=False)
            return False
        self._screen.open_over(HandingCard(self.handing), self._closed)
        return True

    def _closed(self, answer: str | None) -> None:
        """Begin the turn that was offered, if it is to begin."""
        command = self.handing.pick()
        if answer == PICK and command is not None:
            self._screen.call_later(self.begin, command)
        else:
            self.go_on()

    def ring(self, told: str) -> None:
        """Have the terminal call whoever is next."""
        app = self._screen.app
        if self.bell == "bell":
            app.bell()
        elif self.bell == "notice" and app._driver is not None and not app.is_headless:  # noqa: SLF001 - as Textual's own bell does
            app._driver.write(notice(told))  # noqa: SLF001 - the same
