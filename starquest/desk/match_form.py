"""A match being set up: both armies, the table and who plays, each with a default."""

from pathlib import Path
from random import Random
from typing import TypeVar

import attrs

from starquest.content.armies.check import list_faults
from starquest.content.armies.list_file import LONGEST
from starquest.content.armies.random_list import random_list
from starquest.content.catalog import Catalog
from starquest.content.problem import DataError, Found
from starquest.desk.recruiting import seed_of
from starquest.engine.mode import MODES
from starquest.model.army import ArmyList
from starquest.model.change import changed
from starquest.model.modes.match import FULL, MatchSetup
from starquest.play.army_shelf import ArmyShelf
from starquest.play.modes.match.words import BOARDS, SIDES
from starquest.play.named_army import of_faction
from starquest.text.clean import clean
from starquest.text.locale import words

READY, CHANCE, GIVEN = "ready", "chance", "given"
"""Where an army comes from: the faction's list, one by chance, or one that was brought."""
RANDOM = "random"
SHELVED = "shelf:"
"""What the source of a list on the shelf begins with; its file's name follows."""
POINTS = (200, FULL)
LEAST, MOST = 50, 3000
"""The points one may ask for."""
PERSON = ""
Value = TypeVar("Value")


@attrs.frozen
class Muster:
    """One side: who plays it, and with which army."""

    faction: str
    mind: str = PERSON
    name: str = ""
    source: str = READY
    seed: int = 0
    """Of a list by chance."""
    given: ArmyList | None = None
    """A list that was brought: from a code, or out of the builder."""


@attrs.frozen
class Mustering:
    """What the players have chosen so far."""

    sides: tuple[Muster, Muster]
    points: int = FULL
    board: str = next(iter(BOARDS))
    theme: str = RANDOM
    organised: bool = True
    seed: str = ""


class MatchForm:
    """The form without a screen: what is chosen, and everything that can be done to it."""

    def __init__(self, catalog: Catalog, folder: Path | None, army: ArmyList | None = None) -> None:
        """An army that is brought plays the first side."""
        self.catalog = catalog
        self.shelf = ArmyShelf(folder or Path())
        self.lists = self._read()
        """The lists on the shelf that can be read, by the source that means them."""
        self._made = dict[tuple[Muster, int], ArmyList]()
        """Armies that were looked at: one by chance takes a while."""
        first, second, *_ = catalog.factions
        self.chosen = Mustering((Muster(first), Muster(second, minds()[0])))
        if army is not None:
            self.chosen = attrs.evolve(self.chosen, points=army.points)
            self.bring(0, army)

    def _read(self) -> dict[str, ArmyList]:
        found = dict[str, ArmyList]()
        for row in self.shelf.lists():
            try:
                found[f"{SHELVED}{row.name}"] = self.shelf.read(row.path)
            except DataError:
                continue
        return found

    # armies

    def army(self, side: int) -> ArmyList:
        """The army of a side as it stands."""
        key = self.chosen.sides[side], self.chosen.points
        if key not in self._made:
            self._made[key] = self._army(*key)
        return self._made[key]

    def _army(self, muster: Muster, points: int) -> ArmyList:
        if muster.source == GIVEN and muster.given is not None:
            return muster.given
        if muster.source in self.lists:
            return self.lists[muster.source]
        if muster.source == CHANCE:
            name = self.catalog.factions[muster.faction].name
            blank = ArmyList(name, (muster.faction,), points)
            return random_list(self.catalog, blank, muster.seed)
        return of_faction(self.catalog, self.shelf, muster.faction, points)

    def faults(self, side: int) -> list[Found]:
        """What keeps an army from this match, the worst first."""
        army = self.army(side)
        here = attrs.evolve(army, points=self.chosen.points, mode="match")
        return list_faults(self.catalog, here, organised=self.chosen.organised)

    def sources(self, side: int) -> list[str]:
        """Where the army of a side may come from without another faction."""
        muster = self.chosen.sides[side]
        own = [name for name, army in self.lists.items() if muster.faction in army.factions]
        return [READY, CHANCE, *own, *([GIVEN] if muster.given else [])]

    def bring(self, side: int, army: ArmyList) -> None:
        """Play a side with a list that is brought."""
        known = [name for name in army.factions if name in self.catalog.factions]
        faction = known[0] if known else self.chosen.sides[side].faction
        self._side(side, source=GIVEN, given=army, faction=faction)

    def take(self, side: int, source: str) -> None:
        """Play a side with a list of the shelf, or another one by chance."""
        seed = self.chosen.sides[side].seed + (source == CHANCE)
        army = self.lists.get(source)
        known = [name for name in army.factions if name in self.catalog.factions] if army else []
        faction = known[0] if known else self.chosen.sides[side].faction
        self._side(side, source=source, seed=seed, faction=faction)

    # changes

    def turn(self, line: str, step: int) -> None:
        """Another value for a line."""
        name, _, number = line.partition(":")
        chosen, catalog = self.chosen, self.catalog
        match name:
            case "who" | "faction" | "list":
                self._turn_side(name, int(number), step)
            case "points":
                self.chosen = attrs.evolve(chosen, points=next_in(POINTS, chosen.points, step))
            case "board":
                board = next_in((*BOARDS,), chosen.board, step)
                self.chosen = attrs.evolve(chosen, board=board)
            case "theme":
                theme = next_in((RANDOM, *catalog.themes), chosen.theme, step)
                self.chosen = attrs.evolve(chosen, theme=theme)
            case "organised":
                self.chosen = attrs.evolve(chosen, organised=not chosen.organised)
            case _:
                pass

    def _turn_side(self, name: str, side: int, step: int) -> None:
        muster = self.chosen.sides[side]
        match name:
            case "who":
                self._seat(side, next_in((PERSON, *minds()), muster.mind, step))
            case "faction":
                faction = next_in((*self.catalog.factions,), muster.faction, step)
                self._side(side, faction=faction, source=READY)
            case _:
                source = next_in(tuple(self.sources(side)), muster.source, step)
                self._side(side, source=source)

    def _seat(self, side: int, mind: str) -> None:
        """Somebody else plays a side; a person is always at the table."""
        self._side(side, mind=mind)
        if mind and self.chosen.sides[1 - side].mind:
            self._side(1 - side, mind=PERSON)

    def rename(self, side: int, name: str) -> None:
        """A person with this name plays a side."""
        self._side(side, name=clean(name, LONGEST) if name else "", mind=PERSON)

    def read_points(self, text: str) -> bool:
        """Take points as they were typed; whether they can be."""
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST))):
            return False
        if not LEAST <= int(text) <= MOST:
            return False
        self.chosen = attrs.evolve(self.chosen, points=int(text))
        return True

    def sow(self, seed: str) -> None:
        """Another seed; empty for any."""
        self.chosen = attrs.evolve(self.chosen, seed=seed)

    def _side(self, side: int, **values: object) -> None:
        sides = list(self.chosen.sides)
        sides[side] = changed(sides[side], **values)
        self.chosen = attrs.evolve(self.chosen, sides=(sides[0], sides[1]))

    # the match

    def names(self) -> tuple[str, str]:
        """Who plays each side; two people without names are told apart."""
        sides = self.chosen.sides
        two = not any(side.mind for side in sides)
        first, second = (
            "" if side.mind
            else side.name or (words("new_game.player", number=number) if two else "")
            for number, side in enumerate(sides, 1)
        )  # fmt: skip
        return (first, second) if first != second or not first else (first, f"{second} 2")

    def seed_number(self) -> int | None:
        """The seed as a number; None for any."""
        return seed_of(self.chosen.seed)

    def setup(self, seed: int) -> MatchSetup:
        """The match these choices make; a theme by chance is the seed's."""
        chosen, size = self.chosen, BOARDS[self.chosen.board]
        themes = [*self.catalog.themes]
        theme = Random(seed).choice(themes) if chosen.theme == RANDOM else chosen.theme  # noqa: S311 - a look, not a key
        return MatchSetup(
            sides=(self.army(0), self.army(1)),
            points=chosen.points,
            theme=theme,
            width=size,
            height=size,
            names=self.names(),
            minds=(chosen.sides[0].mind, chosen.sides[1].mind),
            special=self.catalog.themes[theme].raised,
        )

    def fits(self) -> bool:
        """Whether both armies may be played."""
        return not any(self.faults(side) for side in range(SIDES))


def minds() -> tuple[str, ...]:
    """The programs that can play an army, the easier first."""
    return tuple(MODES["match"].minds)


def next_in(values: tuple[Value, ...], value: Value, step: int) -> Value:
    """The next value in a ring; the first one where the value is not in it."""
    if value not in values:
        return values[0]
    return values[(values.index(value) + step) % len(values)]
