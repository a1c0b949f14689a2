"""How hard a mission is set up to be: its difficulty or numbers of one's own, luck, challenges."""

import attrs

from starquest.content.catalog import Catalog
from starquest.content.difficulties import BOUNDS, CUSTOM
from starquest.content.skies import skies
from starquest.desk.recruiting import Recruiting
from starquest.engine.modes.quest.in_force import InForce, by_the_rules, with_levers
from starquest.model.modes.quest.levers import LEVERS, UNMOVED, Levers
from starquest.model.settings import Luck
from starquest.model.setup import CHALLENGES

OFF, ROLLED = "off", "random"
"""A challenge that is not there, and one that is rolled for as the mission starts."""


def turned(values: list[str], value: str, step: int) -> str:
    """The next value in a ring."""
    at = values.index(value) if value in values else 0
    return values[(at + step) % len(values)]


def in_force(setup: Recruiting, catalog: Catalog) -> InForce:
    """The numbers the mission will be played with."""
    rules = by_the_rules(catalog.quest)
    if setup.difficulty == CUSTOM:
        return with_levers(rules, setup.custom)
    kind = catalog.difficulties.get(setup.difficulty)
    return with_levers(rules, kind.levers) if kind else rules


def dialled(setup: Recruiting, line: str, step: int, catalog: Catalog) -> Recruiting:
    """The setup with one of these lines turned on."""
    name, _, index = line.partition(":")
    match name:
        case "difficulty":
            return another_difficulty(setup, step, catalog)
        case "lever":
            return moved(setup, index, step)
        case "luck":
            return attrs.evolve(setup, luck=Luck(turned([*Luck], setup.luck, step)))
        case _:
            return another_challenge(setup, index, step, catalog)


def another_difficulty(setup: Recruiting, step: int, catalog: Catalog) -> Recruiting:
    """The next difficulty; own numbers start as they were in the one before."""
    chosen = turned([*catalog.difficulties, CUSTOM], setup.difficulty, step)
    custom = setup.custom
    if chosen == CUSTOM and custom == UNMOVED:
        here = in_force(setup, catalog)
        custom = Levers(**{name: getattr(here, name) for name in LEVERS})
    return attrs.evolve(setup, difficulty=chosen, custom=custom)


def moved(setup: Recruiting, lever: str, step: int) -> Recruiting:
    """A number of one's own, one more or less; past its end it starts at the other."""
    least, most = BOUNDS[lever]
    number = (getattr(setup.custom, lever) or 0) + step - least
    return with_number(setup, lever, least + number % (most - least + 1))


def with_number(setup: Recruiting, lever: str, number: int) -> Recruiting:
    """A number of one's own, set."""
    return attrs.evolve(setup, custom=attrs.evolve(setup.custom, **{lever: number}))


def number_of(lever: str, text: str) -> int | None:
    """A number that was typed, if it is one this lever may have."""
    least, most = BOUNDS[lever]
    fits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    return int(text) if fits and least <= int(text) <= most else None


def chosen(setup: Recruiting, challenge: str) -> str:
    """What is chosen of a challenge: off, rolled (or on), or what was picked."""
    if challenge not in setup.challenges:
        return OFF
    return setup.picked.get(challenge, ROLLED)


def another_challenge(setup: Recruiting, challenge: str, step: int, catalog: Catalog) -> Recruiting:
    """The next choice of a challenge: off, on or rolled, or one of those that may be picked."""
    ring = [OFF, ROLLED, *skies(catalog, challenge)]
    found = turned(ring, chosen(setup, challenge), step)
    on = [c for c in CHALLENGES if (c in setup.challenges if c != challenge else found != OFF)]
    picked = {name: sky for name, sky in setup.picked.items() if name != challenge}
    if found not in (OFF, ROLLED):
        picked[challenge] = found
    return attrs.evolve(setup, challenges=tuple(on), picked=picked)
