"""The army somebody names: a faction's list for so many points, or a list of their own."""

from pathlib import Path

from starquest.content.armies.check import list_faults
from starquest.content.armies.random_list import random_list
from starquest.content.catalog import Catalog
from starquest.content.problem import DataError, Problem
from starquest.model.army import ArmyList
from starquest.play.army_shelf import ArmyShelf

NOWHERE = Path()
"""The folder of somebody who keeps no lists."""


def named_army(catalog: Catalog, word: str, points: int, saves: Path = NOWHERE) -> ArmyList:
    """A faction's list, or one by its name, file or code; DataError says what is wrong with it."""
    shelf = ArmyShelf(saves)
    if word in catalog.factions:
        return of_faction(catalog, shelf, word, points)
    army = shelf.find(word, catalog)
    if wrong := list_faults(catalog, army):
        raise DataError(tuple(Problem(army.name, path, fault) for path, fault in wrong))
    return army


def of_faction(catalog: Catalog, shelf: ArmyShelf, faction: str, points: int) -> ArmyList:
    """The ready list for these points, else one that is made: the same words give the same."""
    ready = f"{faction}_{points}"
    if any(row.name == ready and not row.own for row in shelf.lists()):
        return shelf.find(ready, catalog)
    blank = ArmyList(catalog.factions[faction].name, (faction,), points)
    return random_list(catalog, blank, points)
