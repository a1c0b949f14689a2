"""What the player of a new game has chosen so far, and the mission that makes."""

from collections.abc import Mapping

import attrs

from starquest.content.catalog import Catalog
from starquest.content.difficulties import CUSTOM
from starquest.content.loader import load_catalog
from starquest.desk.preferences import CHOICES
from starquest.model.modes.quest.levers import UNMOVED, Levers
from starquest.model.settings import Luck
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.modes.quest.words import READY as PARTY

READY = 2
"""How many heroes the form starts with."""
RANDOM = "random"
USUAL = "standard"
"""The difficulty the form starts with."""


@attrs.frozen
class Draftee:
    """One hero of a party that is being set up."""

    kind: str
    name: str = ""
    player: str = ""
    tradition: str = ""


@attrs.frozen
class Recruiting:
    """What the player has chosen so far."""

    heroes: tuple[Draftee, ...] = tuple(Draftee(kind) for kind in PARTY[:READY])
    faction: str = RANDOM
    second: str = ""
    """The other half of a mixed horde."""
    small: bool = True
    chosen_board: bool = attrs.field(default=False, eq=False)
    """Whether the board stays when the party's size changes."""
    theme: str = RANDOM
    phases: bool = False
    difficulty: str = USUAL
    custom: Levers = UNMOVED
    """The numbers of one's own, once they are wanted."""
    luck: Luck = Luck.PURE
    sight: str = CHOICES["sight"][0]
    """Not part of the mission, but an option of the players."""
    challenges: tuple[str, ...] = ()
    picked: Mapping[str, str] = attrs.Factory(dict)
    """What is picked for challenges that would be rolled for."""
    seed: str = ""
    players: tuple[str, ...] = ()
    """Everybody whose name was typed."""

    def quest(self) -> QuestSetup:
        """The mission these choices make."""
        factions: tuple[str, ...] = () if self.faction == RANDOM else (self.faction,)
        if factions and self.second and self.second != self.faction:
            factions = (*factions, self.second)
        known = self.difficulty in load_catalog().difficulties
        return QuestSetup(
            party=tuple(Recruit(h.kind, h.name, h.player, h.tradition) for h in self.heroes),
            factions=factions,
            small=self.small,
            theme="" if self.theme == RANDOM else self.theme,
            phases=self.phases,
            challenges=self.challenges,
            corners_first=True,
            difficulty=self.difficulty if known else "",
            custom=self.custom if self.difficulty == CUSTOM else UNMOVED,
            luck=self.luck,
            alertness=self.picked.get("alertness", ""),
            time=self.picked.get("time", ""),
            weather=self.picked.get("weather", ""),
        )

    def points(self, catalog: Catalog) -> int:
        """What the party is worth."""
        return sum(catalog.heroes[hero.kind].cost for hero in self.heroes)

    def seed_number(self) -> int | None:
        """The seed as a number; any text makes one."""
        return seed_of(self.seed)


def seed_of(text: str) -> int | None:
    """A seed that was typed as a number; none for nothing."""
    if not text:
        return None
    if text.isdecimal():
        return int(text) % (1 << 64)
    return int.from_bytes(text.encode("utf-8"), "big") % (1 << 64)
