"""Who has the keyboard: players, handovers, and heroes on autopilot."""

from starquest.model.command import Activate, Command
from starquest.model.ids import EntityId
from starquest.play.bots import bot_named
from starquest.play.seating import Seating, seating_of
from starquest.text.clean import clean
from starquest.ui.modes import Mode
from starquest.ui.playing import Playing


class Seats:
    """The players round one keyboard."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._player = ""
        seating = playing.run.seats if playing.run.seats.owners else seating_of(playing.state)
        self._owners = dict(seating.owners)
        self._autopilots = list(seating.autopilots)
        self._bot = bot_named("greedy", 0)
        playing.inks = self.inks()

    def next_player(self) -> tuple[str, str] | None:
        """Player and hero if the keyboard goes to somebody else now."""
        playing = self._playing
        owner = self._owners.get(playing.focus, "")
        if not owner or owner == self._player or self.on_autopilot(playing.focus):
            return None
        self._player = owner
        return clean(owner), clean(playing.state.world.units[playing.focus].name)

    def players(self) -> list[str]:
        """Everybody round the keyboard."""
        return list(dict.fromkeys(clean(owner) for owner in self._owners.values() if owner))

    def give(self, hero: EntityId, player: str) -> None:
        """Another player has a hero from now on."""
        self._owners[hero] = player
        self._playing.inks = self.inks()
        self._keep()

    def initials(self, hero: EntityId) -> str:
        """Who plays a hero, in two letters; an asterisk for the autopilot."""
        if self.on_autopilot(hero):
            return "*"
        words = clean(self._owners.get(hero, "")).split() if self._owners.get(hero) else []
        return "".join(word[0] for word in words)[:2].upper()

    def toggle(self, hero: EntityId) -> bool:
        """Hand a hero to the autopilot, or take it back; whether it is on now."""
        on = hero not in self._autopilots
        if on:
            self._autopilots.append(hero)
        else:
            self._autopilots.remove(hero)
        self._keep()
        return on

    def _keep(self) -> None:
        """Have the run know who plays whom."""
        owners = tuple(sorted(self._owners.items()))
        self._playing.run.set_seats(Seating(owners, tuple(sorted(self._autopilots))))

    def on_autopilot(self, hero: EntityId) -> bool:
        """Whether the autopilot plays a hero."""
        return hero in self._autopilots

    def autopilot(self) -> Command | None:
        """What the autopilot does now, if it is its turn."""
        playing = self._playing
        if not self._its_turn():
            return None
        if playing.mode is Mode.PICK:  # the bot might pick somebody else's hero
            return Activate(playing.focus) if playing.focus in playing.ready() else None
        return self._bot.choose(playing.state)

    def _its_turn(self) -> bool:
        """Whether the autopilot decides; a person, if there is one, answers for all."""
        ask = self._playing.ask
        if ask is not None and ask.unit not in self._playing.state.world.heroes:
            return all(hero in self._autopilots for hero in self._playing.state.world.heroes)
        mine = self._playing.focus in self._autopilots
        return mine and self._playing.mode in (Mode.PICK, Mode.ACT, Mode.ASK, Mode.ASK_MAP)

    def inks(self) -> dict[EntityId, str]:
        """The colour of each hero on the map: its player's, where there are players."""
        players = self.players()
        owned = {hero: clean(owner) for hero, owner in self._owners.items() if owner}
        return {hero: f"player{players.index(owner) + 1}" for hero, owner in owned.items()}
