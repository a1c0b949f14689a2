"""A mission being set up: every line of the form changed by a step."""

import attrs

from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.content.spells import Tradition
from starquest.desk.mission_dials import dialled, turned
from starquest.desk.preferences import CHOICES
from starquest.desk.recruiting import RANDOM, Draftee, Recruiting
from starquest.play.modes.quest.words import READY as PARTY
from starquest.play.modes.quest.words import fits_small
from starquest.text.locale import words


def resized(setup: Recruiting, step: int) -> Recruiting:
    """A party of another size; who was there stays."""
    numbers = load_catalog().quest.party
    sizes = numbers.most - numbers.fewest + 1
    size = numbers.fewest + (len(setup.heroes) - numbers.fewest + step) % sizes
    heroes = [*setup.heroes, *[Draftee(kind) for kind in PARTY[len(setup.heroes) :]]]
    small = setup.small if setup.chosen_board else fits_small(load_catalog(), size)
    return attrs.evolve(setup, heroes=tuple(heroes[:size]), small=small)


def changed(setup: Recruiting, line: str, step: int, catalog: Catalog) -> Recruiting:
    """The setup with the value of one line turned on."""
    name, _, index = line.partition(":")
    match name:
        case "size":
            return resized(setup, step)
        case "hero":
            return _recast(setup, int(index), step, catalog)
        case "player":
            player = turned(players(setup), setup.heroes[int(index)].player, step)
            return named(setup, int(index), "player", player)
        case "faction":
            faction = turned([RANDOM, *catalog.factions], setup.faction, step)
            alone = faction in (RANDOM, setup.second)
            second = "" if alone else setup.second
            return attrs.evolve(setup, faction=faction, second=second)
        case "second":
            return attrs.evolve(setup, second=turned(seconds(setup, catalog), setup.second, step))
        case "board" | "theme" | "order" | "sight":
            return _set_table(setup, name, step, catalog)
        case "difficulty" | "lever" | "luck" | "challenge":
            return dialled(setup, line, step, catalog)
        case _:
            return setup


def _set_table(setup: Recruiting, name: str, step: int, catalog: Catalog) -> Recruiting:
    """Another board, theme, order of turns or sight."""
    match name:
        case "board":
            return attrs.evolve(setup, small=not setup.small, chosen_board=True)
        case "theme":
            return attrs.evolve(
                setup, theme=turned([RANDOM, *catalog.flat_themes], setup.theme, step)
            )
        case "order":
            return attrs.evolve(setup, phases=not setup.phases)
        case _:
            return attrs.evolve(setup, sight=turned([*CHOICES["sight"]], setup.sight, step))


def seconds(setup: Recruiting, catalog: Catalog) -> list[str]:
    """The factions that may be mixed with the first, once there is a first."""
    others = [name for name in catalog.factions if name != setup.faction]
    return ["", *(others if setup.faction != RANDOM else [])]


def players(setup: Recruiting) -> list[str]:
    """Who may play a hero: whoever has set up the game, who was typed, and some without names."""
    numbered = [
        words("new_game.player", number=number) for number in range(1, len(setup.heroes) + 1)
    ]
    return list(dict.fromkeys(["", *setup.players, *numbered]))


def named(setup: Recruiting, index: int, field: str, text: str) -> Recruiting:
    """The setup with the name or the player of a hero; a player is remembered."""
    heroes = list(setup.heroes)
    heroes[index] = attrs.evolve(heroes[index], **{field: text})
    new = field == "player" and text not in players(setup)
    known = (*setup.players, text) if new else setup.players
    return attrs.evolve(setup, heroes=tuple(heroes), players=known)


def _recast(setup: Recruiting, index: int, step: int, catalog: Catalog) -> Recruiting:
    """Another class for a hero; a caster's traditions come one after the other."""
    casts = [k.id for k in catalog.heroes.values() if k.tradition]
    ring = [
        (kind, tradition)
        for kind in catalog.heroes
        for tradition in ([t.value for t in Tradition] if kind in casts else [""])
    ]
    hero = setup.heroes[index]
    own = catalog.heroes[hero.kind].tradition
    here = (hero.kind, hero.tradition or (own.value if own else ""))
    kind, tradition = ring[(ring.index(here) + step) % len(ring)]
    heroes = list(setup.heroes)
    heroes[index] = attrs.evolve(hero, kind=kind, tradition=tradition)
    return attrs.evolve(setup, heroes=tuple(heroes))
