"""The keyboard goes round: whose turn it is, said on a card or in passing."""

from collections.abc import Callable

from starquest.desk.cards import Card
from starquest.desk.modes.looks import look_of
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.styled import line
from starquest.desk.waits import Wait
from starquest.text.locale import words
from starquest.ui.screens.base import OwnScreen

NOBODY_ASKED = (Wait.HORDE, Wait.SHOP, Wait.OVER)


class Handover:
    """Says whose turn it is when that is another player."""

    def __init__(
        self,
        screen: OwnScreen[object],
        playing: Playing,
        seats: Seats,
        lay: Callable[[Card], None],
    ) -> None:
        """`lay` puts a card on the table."""
        self._screen, self._playing, self._seats, self._lay = screen, playing, seats, lay
        self.way = "card"
        """How it is said: a card, a banner, or off."""
        self._welcome = playing.resumed
        """Whether somebody comes back to the game and has not been greeted."""

    def greet(self) -> bool:
        """Whether a card says whose turn it is, before anything is asked of who comes back."""
        welcome, self._welcome = self._welcome, False
        return welcome and self._playing.wait not in NOBODY_ASKED and self.hand_over()

    def hand_over(self) -> bool:
        """Say whose turn it is when that is another player; whether a card does."""
        turn = self._seats.next_player()
        if turn is None or self.way == "off":
            return False
        player, hero = turn
        if self.way != "card":
            told = words("screens.game.hand_over", player=player, hero=hero)
            self._screen.notify(told, markup=False)
            return False
        self._lay(self._card(player, hero))
        return True

    def _card(self, player: str, hero: str) -> Card:
        over = words("screens.game.hand_over_title", player=player)
        title = line(over, "bold", self._seats.ink(player))
        lines = look_of(self._playing.state).handover(self._playing, player, hero)
        return Card(title, tuple(lines))
