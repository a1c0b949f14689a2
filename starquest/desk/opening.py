"""What `Play now` opens: another mission each time, and one that comes to blows at once.

Parties, board and placing are chosen by figures: `python -m tests.bench.first_rounds`.
"""

from collections.abc import Iterable

import attrs

from starquest.content.catalog import Catalog
from starquest.desk.start_game import place_all
from starquest.engine.game import new_game
from starquest.model.event import HitsRolled, SpellTried
from starquest.model.frozen import frozen
from starquest.model.modes.quest.levers import UNMOVED
from starquest.model.settings import Luck
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.bots import bot_named
from starquest.play.modes.quest.spread import Picks
from starquest.play.modes.quest.words import fits_small
from starquest.play.session import Session
from starquest.play.simulate import take_turn
from starquest.text.locale import words

PAIRS = (
    ("marksman", "medic"),
    ("breacher", "marksman"),
    ("breacher", "medic"),
    ("commander", "marksman"),
    ("commander", "medic"),
    ("engineer", "marksman"),
    ("engineer", "medic"),
    ("engineer", "psyker"),
    ("infiltrator", "marksman"),
    ("instigator", "marksman"),
    ("marksman", "psyker"),
    ("medic", "psyker"),
)
"""Pairs with whom the first shot falls in round 1 or 2 in at least three of four missions."""
ASPECT = 8
"""Which draws of a seed these are."""
SOON = 2
"""The last round in which the first shot should fall."""
TRIES = 4
"""How many seeds are looked at before one is taken as it is."""


@frozen
class Opening:
    """A mission to be played at once."""

    seed: int
    quest: QuestSetup


def drawn(catalog: Catalog, seed: int) -> Opening:
    """The mission a seed stands for: heroes, enemies and place."""
    picks = Picks(seed, ASPECT)
    party = tuple([Recruit(kind) for kind in picks.one(PAIRS)])
    faction, theme = picks.one(list(catalog.factions)), picks.one(list(catalog.flat_themes))
    small = fits_small(catalog, len(party))
    quest = QuestSetup(party, (faction,), small=small, theme=theme, corners_first=True)
    return Opening(seed, quest)


def set_up(catalog: Catalog, opening: Opening, difficulty: str, luck: str) -> Opening:
    """The same mission as hard as the player's options say; a difficulty of other data is none."""
    known = difficulty if difficulty in catalog.difficulties else ""
    return attrs.evolve(
        opening, quest=attrs.evolve(opening.quest, difficulty=known, luck=Luck(luck))
    )


def lively(catalog: Catalog, seeds: Iterable[int]) -> Opening:
    """The first of some missions that comes to blows soon; the last of them if none does."""
    found = None
    for seed in seeds:
        found = drawn(catalog, seed)
        if comes_to_blows(catalog, found):
            break
    assert found is not None, "at least one seed"  # noqa: S101 - a fault of the caller
    return found


def comes_to_blows(catalog: Catalog, opening: Opening) -> bool:
    """Whether somebody attacks in the first rounds when the greedy bot plays."""
    run, bot = Session(new_game(opening.quest, opening.seed, catalog)), bot_named("greedy", 0)
    place_all(run)
    state = run.state
    while state.outcome is None and state.round <= SOON:
        applied = take_turn(state, bot)
        if any(isinstance(event, HitsRolled | SpellTried) for event in applied.events):
            return True
        state = applied.state
    return False


def told(catalog: Catalog, opening: Opening) -> str:
    """What will be opened, in a line."""
    quest = opening.quest
    first, second = (catalog.heroes[recruit.kind].name for recruit in quest.party)
    enemies = catalog.factions[quest.factions[0]].name
    kind = catalog.difficulties.get(quest.difficulty)
    return words(
        "screens.title.play_drawn",
        first=first,
        second=second,
        enemies=enemies,
        difficulty=kind.name if kind and kind.levers != UNMOVED else "",
        steadied=quest.luck is Luck.STEADIED,
    )
