"""Heroes change hands: to another player, to somebody new, to the autopilot and back."""

from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.model.ids import EntityId
from starquest.text.handover import other_seats, seat_words
from starquest.text.locale import words
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.naming import Naming
from starquest.ui.table.flow import Flow
from starquest.ui.table.shown import Shown


class Passing:
    """Passes heroes round the keyboard."""

    def __init__(
        self, screen: OwnScreen[object], playing: Playing, seats: Seats, shown: Shown, flow: Flow
    ) -> None:
        """After a change the flow goes on by itself: the autopilot may have a turn."""
        self._screen, self._playing, self._seats = screen, playing, seats
        self._shown, self._flow = shown, flow

    def _meant_hero(self) -> EntityId:
        """The hero under the cursor, or else the one whose turn it is."""
        unit = self._playing.unit_at(self._playing.cursor)
        return unit if unit in self._playing.own() else self._playing.hero

    def pass_on(self) -> None:
        """Give a hero to another player, or take it back."""
        hero, seats = self._meant_hero(), self._seats
        players = seats.players() or [""]
        own = "" if seats.on_autopilot(hero) else seats.owner(hero)
        options = [seat_words(player, now=player == own and not seats.on_autopilot(hero))
                   for player in players]  # fmt: skip
        title = words("screens.game.who_plays", who=self._flow.phrases().who(hero))
        self._flow.asking.choose(
            title, [*options, *other_seats()], lambda at: self._seat(hero, players, at)
        )

    def _seat(self, hero: EntityId, players: list[str], at: int) -> None:
        """Take an answer: a player, the autopilot, or somebody new."""
        if at < len(players):
            self._given(hero, players[at])
        elif at == len(players):
            self._switch(hero, on=True)
        else:
            asked = Naming(words("screens.game.new_player"), "")
            self._screen.open_over(asked, lambda name: self._joined(hero, name))

    def _joined(self, hero: EntityId, name: str | None) -> None:
        if name:
            self._given(hero, name)

    def _given(self, hero: EntityId, player: str) -> None:
        self._seats.give(hero, player)
        self._shown.redraw()
        self._flow.soon()

    def autopilot(self) -> None:
        """Hand a hero to the autopilot, or take it back."""
        hero = self._meant_hero()
        self._switch(hero, on=not self._seats.on_autopilot(hero))

    def _switch(self, hero: EntityId, *, on: bool) -> None:
        if self._seats.on_autopilot(hero) != on:
            self._seats.toggle(hero)
        name = self._flow.phrases().who(hero)
        self._shown.say(words("screens.game.autopilot", on=on, who=name))
        self._shown.redraw()
        self._flow.soon()
