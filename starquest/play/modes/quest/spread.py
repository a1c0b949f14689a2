"""The games of a simulation: what is not asked for is spread over them, by each game's seed."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

import attrs

from starquest.content.catalog import Catalog
from starquest.content.spells import Tradition
from starquest.model.dice import MASK, Stream, draw, mix
from starquest.model.modes.quest.levers import UNMOVED, Levers
from starquest.model.settings import Luck
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.play.games import GameSpec

T = TypeVar("T")
SALT = 0x5EED
ASPECT = 64
"""How many draws are set apart for each aspect of a game."""
PARTY, HORDE, BOARD, CHALLENGE = range(4)


@attrs.frozen
class Wishes:
    """What all games of a simulation have in common; None is spread over them."""

    party: int | tuple[str, ...] | None = None
    """The number of heroes, or their classes."""
    factions: tuple[str, ...] | None = None
    small: bool | None = None
    challenges: tuple[str, ...] | None = None
    difficulty: str = ""
    custom: Levers = UNMOVED
    skies: Mapping[str, str] = MappingProxyType({})
    """Alertness, time and weather, where they are asked for."""
    luck: Luck = Luck.PURE
    liked: tuple[str, ...] = ()
    """Classes that are taken first where no party is asked for."""


def specs(catalog: Catalog, first: int, games: int, bot: str, wishes: Wishes) -> Iterator[GameSpec]:
    """A simulation's games: one for each seed from the first on, made when it is asked for."""
    for index in range(games):
        seed = (first + index) & MASK
        yield GameSpec(seed, quest_for(catalog, seed, wishes), bot)


def quest_for(catalog: Catalog, seed: int, wishes: Wishes) -> QuestSetup:
    """The quest of one game, the same whatever other games there are."""
    small, challenges = wishes.small, wishes.challenges
    coins = Picks(seed, CHALLENGE)
    if challenges is None:
        challenges = tuple(name for name in CHALLENGES if coins.below(2))
    skies = {name: sky for name, sky in wishes.skies.items() if sky != "random"}
    return QuestSetup(
        _party(catalog, Picks(seed, PARTY), wishes),
        factions=_factions(catalog, Picks(seed, HORDE))
        if wishes.factions is None
        else wishes.factions,
        small=bool(Picks(seed, BOARD).below(2)) if small is None else small,
        challenges=tuple(c for c in CHALLENGES if c in challenges or c in wishes.skies),
        corners_first=True,
        difficulty=wishes.difficulty,
        custom=wishes.custom,
        alertness=skies.get("alertness", ""),
        time=skies.get("time", ""),
        weather=skies.get("weather", ""),
        luck=wishes.luck,
    )


def _party(catalog: Catalog, picks: "Picks", wishes: Wishes) -> tuple[Recruit, ...]:
    wish = wishes.party
    if isinstance(wish, tuple):
        return tuple(Recruit(kind) for kind in wish)
    numbers = catalog.quest.party
    drawn = picks.below(numbers.most - numbers.fewest + 1) + numbers.fewest
    count = wish or drawn
    liked = [kind for kind in wishes.liked if kind in catalog.heroes and wish is None]
    others = [kind for kind in catalog.heroes if kind not in liked]
    kinds = liked[:count] + picks.some(others, max(0, count - len(liked)))
    return tuple(_recruit(catalog, picks, kind) for kind in kinds)


def _recruit(catalog: Catalog, picks: "Picks", kind: str) -> Recruit:
    caster = catalog.heroes[kind].tradition is not None
    return Recruit(kind, tradition=picks.one(list(Tradition)) if caster else "")


def _factions(catalog: Catalog, picks: "Picks") -> tuple[str, ...]:
    """One faction, or now and then two."""
    known = list(catalog.factions)
    return tuple(picks.some(known, 1 if picks.below(len(known) + 1) else 2))


class Picks:
    """Draws for one aspect of a game's setup, apart from the dice of the game itself."""

    def __init__(self, seed: int, aspect: int) -> None:
        self._seed, self._count = mix(seed + SALT), aspect * ASPECT

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self._count += 1
        return draw(self._seed, Stream.ARRIVALS, self._count, count) - 1

    def one(self, things: Sequence[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Several different things, in a drawn order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]
