"""Who has the keyboard: players, handovers, and heroes on autopilot."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

import attrs

from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.mode import side_of
from starquest.model.command import Activate, Command
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Act, Ask, AskKind
from starquest.play.seating import Seating, seating_of
from starquest.text.clean import clean
from starquest.text.handover import autopilot, unnamed

if TYPE_CHECKING:
    from starquest.play.bots import Bot

MOST_INKS = 4
GROWTH = (AskKind.LEVEL, AskKind.LEARN, AskKind.TRADITION, AskKind.SPLIT_XP)
"""Questions about what heroes become: people's, unless the autopilot was told to answer them."""


@cache
def _bot() -> "Bot":
    from starquest.play.bots import bot_named  # noqa: PLC0415 - nobody waits for the autopilot

    return bot_named("greedy", 0)


class Seats:
    """The players round one keyboard."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._player = ""
        self.grows = False
        """Whether the autopilot also chooses levels and trades, where nobody else plays."""
        recruited = seating_of(playing.state).owners
        seating = playing.run.seats.owners or recruited
        self._owners = {hero: clean(owner) if owner else "" for hero, owner in seating}
        self._autopilots = list(playing.run.seats.autopilots)
        first = [clean(owner) if owner else "" for _, owner in recruited]
        self._met = [name for name in dict.fromkeys([*first, unnamed(first)]) if name]
        """Everybody who ever had a hero: who has given the last one away may take it back."""
        self._fill()

    # players

    def players(self) -> list[str]:
        """Everybody round the keyboard, always in the same order."""
        return self._met

    def owner(self, hero: EntityId) -> str:
        """Who plays a hero; nobody's name where one person plays them all."""
        return self._owners.get(hero, "")

    @property
    def player(self) -> str:
        """Who has the keyboard; nobody's name where one person plays everybody."""
        return self._player or self.owner(self._playing.hero)

    def next_player(self) -> tuple[str, str] | None:
        """Player and hero if the keyboard goes to somebody else now."""
        playing = self._playing
        owner, before = self.owner(playing.hero), self._player
        if not owner or owner == before or self.on_autopilot(playing.hero):
            return None
        self._player = owner
        if not before and len(set(self._owners.values())) == 1:
            return None  # whoever has all heroes has the keyboard already
        return owner, clean(playing.state.world.units[playing.focus].name)

    def addressee(self, ask: Ask) -> str:
        """Who is to answer a question; nobody's name where all of a side are, or one person."""
        unit = self._asked_unit(ask.unit)
        if unit in self._owners:
            return self.owner(unit)
        asked = self.together(ask)
        return asked[0] if len(asked) == 1 else ""

    def together(self, ask: Ask) -> list[str]:
        """The players of the side that is asked."""
        units = self._playing.state.world.units
        side = [owner for unit, owner in self._owners.items()
                if unit in units and units[unit].side is ask.side]  # fmt: skip
        return [owner for owner in dict.fromkeys(side) if owner]

    def has_keyboard(self, player: str) -> bool:
        """Whether nobody has to pass the keyboard for this player to answer."""
        return player == self._player

    def take(self, player: str) -> None:
        """A player has taken the keyboard."""
        self._player = player or self._player

    def give(self, hero: EntityId, player: str) -> None:
        """A player has a hero from now on; without a name whoever has the others."""
        self._owners[hero] = clean(player) if player else ""
        if hero in self._autopilots:
            self._autopilots.remove(hero)
        mine = unnamed(list(self._owners.values()))
        self._fill()
        self._player = self._player or mine
        self._keep()

    def _fill(self) -> None:
        """Name whoever has none beside others who do; each new name is one more player."""
        name = unnamed(list(self._owners.values()))
        self._owners = {hero: owner or name for hero, owner in self._owners.items()}
        self._met += [
            owner for owner in dict.fromkeys(self._owners.values())
            if owner and owner not in self._met
        ]  # fmt: skip
        self._show()

    def _show(self) -> None:
        """Have the table know who plays whom, in which colour."""
        self._playing.inks = self.inks()
        self._playing.owners = {
            hero: autopilot() if self.on_autopilot(hero) else owner
            for hero, owner in self._owners.items()
        }

    def inks(self) -> dict[EntityId, str]:
        """The colour of each hero on the map: its player's, where there are players."""
        return {hero: self.ink(owner) for hero, owner in self._owners.items() if owner}

    def ink(self, player: str) -> str:
        """The colour of a player."""
        return f"player{self._met.index(player) % MOST_INKS + 1}"

    def initials(self, hero: EntityId) -> str:
        """Who plays a hero, in two letters; an asterisk for the autopilot."""
        if self.on_autopilot(hero):
            return "*"
        return initials(self._met).get(self.owner(hero), "")

    # the autopilot

    def toggle(self, hero: EntityId) -> bool:
        """Hand a hero to the autopilot, or take it back; whether it is on now."""
        on = hero not in self._autopilots
        if on:
            self._autopilots.append(hero)
        else:
            self._autopilots.remove(hero)
        self._show()
        self._keep()
        return on

    def _keep(self) -> None:
        """Have the run know who plays whom."""
        owners = tuple(sorted(self._owners.items()))
        run = self._playing.run
        autopilots = tuple(sorted(self._autopilots))
        run.set_seats(Seating(owners, autopilots, piloted=run.seats.piloted))

    def on_autopilot(self, hero: EntityId) -> bool:
        """Whether the autopilot plays a hero."""
        return hero in self._autopilots

    def autopilot(self) -> Command | None:
        """What the autopilot does now, if it is its turn."""
        playing = self._playing
        if not self._its_turn():
            return None
        if playing.wait is not Wait.PICK:
            chosen = _bot().choose(playing.state)
        elif playing.focus in playing.ready():  # the bot might pick somebody else's hero
            chosen = Activate(playing.focus)
        else:
            return None
        self._mark()
        return chosen

    def _mark(self) -> None:
        """Have the run know for good that the autopilot has played some of it."""
        run = self._playing.run
        if not run.seats.piloted:
            run.set_seats(attrs.evolve(run.seats, piloted=True))

    def people_first(self) -> None:
        """The table chooses who is next: look at a hero that somebody plays, if one may act."""
        playing = self._playing
        people = self._people()
        if playing.wait is Wait.PICK and people and self.on_autopilot(playing.focus):
            playing.focus = people[0]
            playing.cursor = playing.place_of(people[0])

    def _people(self) -> list[EntityId]:
        """The heroes that may be picked and are not on autopilot."""
        return [hero for hero in self._playing.ready() if not self.on_autopilot(hero)]

    def _its_turn(self) -> bool:
        """Whether the autopilot decides; a person, if there is one, answers for all."""
        playing = self._playing
        if playing.wait is Wait.PICK:
            return not self._people() and self.on_autopilot(playing.focus)
        if playing.wait is Wait.SHOP:
            return self.grows and self._all_on_autopilot()
        if playing.wait not in (Wait.ACT, Wait.ASK, Wait.ASK_MAP):
            return False  # above all what a program decides, though nobody else would
        if not self.grows and playing.ask is not None and playing.ask.kind in GROWTH:
            return False
        unit = self._asked()
        return self.on_autopilot(unit) if unit in self._owners else self._all_on_autopilot()

    def _asked(self) -> EntityId:
        """Who acts or is asked; whoever has set it up, for what only serves."""
        top = self._playing.state.agenda[-1]
        return self._asked_unit(top.unit if isinstance(top, Act | Ask) else NOBODY)

    def _asked_unit(self, unit: EntityId) -> EntityId:
        gadgets = self._playing.state.world.gadgets
        return gadgets[unit].owner if unit in gadgets else unit

    def _all_on_autopilot(self) -> bool:
        """Whether nobody of the side that is asked plays a unit of it."""
        side, units = side_of(self._playing.state), self._playing.state.world.units
        asked = [unit for unit in self._owners if unit in units and units[unit].side is side]
        return bool(asked) and all(self.on_autopilot(unit) for unit in asked)


def initials(players: Iterable[str]) -> dict[str, str]:
    """A letter or two for each player, no two alike."""
    found: dict[str, str] = {}
    for player in players:
        first = "".join(word[0] for word in player.split())[:2].upper()
        tries = (first, player[:2], *[f"{player[0]}{number}" for number in range(1, 10)])
        found[player] = next((text for text in tries if text not in found.values()), first)
    return found
