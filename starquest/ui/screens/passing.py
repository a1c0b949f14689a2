"""Heroes change hands: to another player, to somebody new, to the autopilot and back."""

from starquest.model.ids import EntityId
from starquest.text.handover import other_seats, seat_words
from starquest.ui.screens.naming import Naming
from starquest.ui.screens.offers import GameOffers


class GamePassing(GameOffers):
    """A mission whose heroes are passed round the table."""

    def _meant_hero(self) -> EntityId:
        """The hero under the cursor, or else the one whose turn it is."""
        unit = self.playing.unit_at(self.playing.cursor)
        return unit if unit in self.playing.state.world.heroes else self.playing.focus

    def action_pass_hero(self) -> None:
        """Give a hero to another player, or take it back."""
        hero, seats = self._meant_hero(), self.seats
        players = seats.players() or [""]
        own = "" if seats.on_autopilot(hero) else seats.owner(hero)
        options = [seat_words(player, now=player == own and not seats.on_autopilot(hero))
                   for player in players]  # fmt: skip
        name = self.phrases().who(hero)
        self._choose(
            f"Who plays {name}?",
            "",
            [*options, *other_seats()],
            lambda at: self._seat(hero, players, at),
        )

    def _seat(self, hero: EntityId, players: list[str], at: int) -> None:
        """Take an answer: a player, the autopilot, or somebody new."""
        if at < len(players):
            self._given(hero, players[at])
        elif at == len(players):
            self._switch(hero, on=True)
        else:
            self.open_over(
                Naming("The name of the new player", ""), lambda name: self._joined(hero, name)
            )

    def _joined(self, hero: EntityId, name: str | None) -> None:
        if name:
            self._given(hero, name)

    def _given(self, hero: EntityId, player: str) -> None:
        self.seats.give(hero, player)
        self.redraw()
        self.soon()

    def action_autopilot(self) -> None:
        """Hand a hero to the autopilot, or take it back."""
        hero = self._meant_hero()
        self._switch(hero, on=not self.seats.on_autopilot(hero))

    def _switch(self, hero: EntityId, *, on: bool) -> None:
        if self.seats.on_autopilot(hero) != on:
            self.seats.toggle(hero)
        self.say(f"Autopilot {'on' if on else 'off'} for {self.phrases().who(hero)}")
        self.redraw()
        self.soon()
