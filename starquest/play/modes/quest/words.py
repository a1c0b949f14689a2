"""Words of the command line turned into a quest: party, enemy, board, challenges, order."""

from collections.abc import Collection

import attrs

from starquest.content.catalog import Catalog
from starquest.content.difficulties import BOUNDS
from starquest.content.names import shown, unknown
from starquest.model.modes.quest.levers import LEVERS, Levers
from starquest.model.settings import Luck
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.text.locale import words
from starquest.text.problems import told_fault

READY = ("marksman", "medic", "breacher", "psyker")
"""The ready party: a number of heroes takes so many of these, in this order."""
RANDOM = "random"
NONE, ALL = "none", "all"
BOARDS = ("standard", "small")
ORDERS = ("turns", "phases")


class BadChoice(ValueError):  # noqa: N818 - it is a choice that is bad, not a program
    """A word that means nothing here; the message is one sentence with the valid choices."""


def read_quest(  # noqa: PLR0913 - a word for each choice there is
    catalog: Catalog,
    heroes: str = "2",
    *,
    faction: str = RANDOM,
    board: str | None = None,
    theme: str = RANDOM,
    challenges: str = NONE,
    order: str = "turns",
    difficulty: str = "",
    time: str = "",
    weather: str = "",
    alertness: str = "",
    luck: str = "",
) -> QuestSetup:
    """The quest some words describe; raises BadChoice for the first that means nothing.

    Without a word for it the board is the one that suits the size of the party.
    """
    party = parse_heroes(heroes, catalog)
    named, custom = parse_difficulty(difficulty, catalog)
    picked = parse_skies(catalog, alertness=alertness, time=time, weather=weather)
    asked = parse_challenges(challenges)
    named_skies = {name: found for name, found in picked.items() if found != RANDOM}
    return QuestSetup(
        party,
        factions=parse_factions(faction, catalog),
        small=fits_small(catalog, len(party)) if board is None else parse_board(board),
        theme=parse_theme(theme, catalog),
        phases=parse_order(order),
        challenges=tuple(c for c in CHALLENGES if c in asked or c in picked),
        corners_first=True,
        difficulty=named,
        custom=custom,
        alertness=named_skies.get("alertness", ""),
        time=named_skies.get("time", ""),
        weather=named_skies.get("weather", ""),
        luck=parse_luck(luck),
    )


def parse_heroes(text: str, catalog: Catalog) -> tuple[Recruit, ...]:
    """A party: "3" for the first three of the ready one, or its classes as in "medic,psyker"."""
    chosen = parse_party(text, catalog)
    kinds = READY[:chosen] if isinstance(chosen, int) else chosen
    return tuple(Recruit(kind) for kind in kinds)


def parse_party(text: str, catalog: Catalog) -> int | tuple[str, ...]:
    """The size of a party, or its classes."""
    word = text.strip()
    if word.isascii() and word.lstrip("+-").isdigit():
        count = int(word) if len(word) < len("-999") else 0
        return _sized(count, word, catalog)
    kinds = tuple(pick("class", part, catalog.heroes) for part in text.split(","))
    _sized(len(kinds), str(len(kinds)), catalog)
    return kinds


def _sized(count: int, word: str, catalog: Catalog) -> int:
    numbers = catalog.quest.party
    if numbers.fewest <= count <= numbers.most:
        return count
    told = words(
        "quests.party",
        fewest=numbers.fewest,
        most=numbers.most,
        given=shown(word)[1:-1],
        classes=listed(catalog.heroes),
    )
    raise BadChoice(told)


def parse_factions(text: str, catalog: Catalog) -> tuple[str, ...]:
    """The horde: a faction, two as in "nullborn+spore_tide", or "random" for the dice to say."""
    if plain(text) == RANDOM:
        return ()
    parts = text.split("+")
    names = tuple(pick("faction", part, (*catalog.factions, RANDOM)) for part in parts)
    if len(names) > 2 or len(set(names)) < len(names) or RANDOM in names:  # noqa: PLR2004 - a mix
        known = listed(catalog.factions)
        raise BadChoice(words("quests.factions", given=shown(text), factions=known))
    return names


def parse_board(text: str) -> bool:
    """Whether the board is the small one."""
    return pick("board", text, BOARDS) == "small"


def fits_small(catalog: Catalog, heroes: int) -> bool:
    """Whether a party of this size plays on the small board unless told otherwise."""
    return heroes <= catalog.quest.party.small_up_to


def parse_theme(text: str, catalog: Catalog) -> str:
    """A theme's id, or nothing for the dice to say."""
    found = pick("theme", text, (*catalog.flat_themes, RANDOM))
    return "" if found == RANDOM else found


def parse_challenges(text: str) -> tuple[str, ...]:
    """Challenges as in "boss,events", or "all", or "none"; always in the same order."""
    if plain(text) in (NONE, ALL):
        return CHALLENGES if plain(text) == ALL else ()
    named = [pick("challenge", part, (*CHALLENGES, ALL, NONE)) for part in text.split(",")]
    if ALL in named or NONE in named:
        known = listed(CHALLENGES)
        raise BadChoice(words("quests.challenges", given=shown(text), challenges=known))
    return tuple(challenge for challenge in CHALLENGES if challenge in named)


def parse_difficulty(text: str, catalog: Catalog) -> tuple[str, Levers]:
    """A difficulty, or numbers as in "share=30,healing=2", or one after the other."""
    named, custom = "", Levers()
    for part in text.split(",") if text.strip() else []:
        name, equals, number = part.partition("=")
        if equals:
            custom = attrs.evolve(custom, **_lever(name, number))
        else:
            named = pick("difficulty", part, catalog.difficulties)
    return named, custom


def _lever(name: str, number: str) -> dict[str, int]:
    lever, word = pick("number", name, LEVERS), number.strip()
    least, most = BOUNDS[lever]
    given = int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(most)) else -1
    if not least <= given <= most:
        told = words("quests.lever", lever=lever, least=least, most=most, given=shown(word))
        raise BadChoice(told)
    return {lever: given}


def parse_skies(catalog: Catalog, **chosen: str) -> dict[str, str]:
    """What of alertness, time and weather is asked for; "random" has it rolled."""
    known = {"alertness": catalog.alertness, "time": catalog.times, "weather": catalog.weather}
    return {n: pick(n, word, (*known[n], RANDOM)) for n, word in chosen.items() if word.strip()}


def parse_luck(text: str) -> Luck:
    """How dice are rolled; pure ones unless something else is said."""
    return Luck(pick("luck", text, tuple(Luck))) if text.strip() else Luck.PURE


def parse_order(text: str) -> bool:
    """Whether all heroes act before all enemies."""
    return pick("order", text, ORDERS) == "phases"


def pick(what: str, word: str, valid: Collection[str]) -> str:
    """The valid name a word means; else BadChoice, with the nearest and all the others."""
    if plain(word) in valid:
        return plain(word)
    wrong = told_fault(unknown(what, word, valid))
    raise BadChoice(words("quests.unknown", wrong=wrong, choices=listed(valid)))


def plain(word: str) -> str:
    """A word as ids are written: "Hollow Legion" is hollow_legion."""
    return word.strip().lower().replace("-", "_").replace(" ", "_")


def listed(names: Collection[str]) -> str:
    """Names in a sentence."""
    return ", ".join(names)
