from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import attrs
import pytest

from starquest.content.loader import load_catalog
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.play.games import GameSpec
from starquest.play.modes.quest.record import TOLD, GameRecord
from starquest.play.modes.quest.results import results
from starquest.play.modes.quest.spread import Wishes, quest_for, specs
from starquest.play.simulate import play_game, simulate

CATALOG = load_catalog()
SMALL = QuestSetup((Recruit("commander"), Recruit("medic")), factions=("nullborn",), small=True)


def quests(wishes: Wishes, seeds: Iterable[int] = range(200)) -> list[QuestSetup]:
    return [quest_for(CATALOG, seed, wishes) for seed in seeds]


def test_what_nobody_asked_for_is_spread_over_the_games() -> None:
    made = quests(Wishes())
    sizes = Counter(len(quest.party) for quest in made)
    assert sorted(sizes) == [2, 3, 4]
    assert min(sizes.values()) > 40
    assert {quest.small for quest in made} == {True, False}
    assert {recruit.kind for quest in made for recruit in quest.party} == set(CATALOG.heroes)
    assert {name for quest in made for name in quest.factions} == set(CATALOG.factions)
    assert {len(quest.factions) for quest in made} == {1, 2}
    assert {name for quest in made for name in quest.challenges} == set(CHALLENGES)
    casters = [r.tradition for quest in made for r in quest.party if r.kind == "psyker"]
    assert set(casters) == {"pyrokinesis", "mindweaving", "void_geometry"}


def test_what_was_asked_for_is_the_same_in_all_games() -> None:
    wishes = Wishes(("medic", "psyker"), ("nullborn",), small=True, challenges=("boss",))
    for quest in quests(wishes, range(20)):
        assert [recruit.kind for recruit in quest.party] == ["medic", "psyker"]
        assert (quest.factions, quest.small, quest.challenges) == (("nullborn",), True, ("boss",))
    assert {len(quest.party) for quest in quests(Wishes(party=3))} == {3}


def test_one_wish_changes_nothing_else() -> None:
    for free, bound in zip(quests(Wishes()), quests(Wishes(small=True)), strict=True):
        assert attrs.evolve(free, small=True) == bound


def test_a_game_is_the_same_alone_and_among_others() -> None:
    many = list(specs(CATALOG, 5, 10, "random", Wishes()))
    assert [spec.seed for spec in many] == list(range(5, 15))
    assert list(specs(CATALOG, 9, 1, "random", Wishes())) == many[4:5]


def test_after_the_last_seed_comes_the_first() -> None:
    assert [spec.seed for spec in specs(CATALOG, 2**64 - 1, 2, "random", Wishes())] == [
        2**64 - 1,
        0,
    ]


def test_a_record_says_how_a_game_went() -> None:
    record = play_game(GameSpec(3, SMALL, "random"))
    assert record.heroes == ("commander", "medic")
    assert (record.seed, record.bot, record.board) == (3, "random", "small")
    assert (record.faction, record.challenges) == ("nullborn", ())
    assert record.result in ("victory", "party_down", "objectives_lost")
    assert record.score == record.xp * record.waves_finished
    assert record.rounds >= 1
    assert record.commands > 10
    assert len(record.digest) == 64


def test_the_same_game_twice_is_the_same_record() -> None:
    spec = GameSpec(11, SMALL, "random")
    assert play_game(spec) == play_game(spec)
    assert play_game(attrs.evolve(spec, seed=12)).digest != play_game(spec).digest


def test_a_game_that_takes_too_long_is_given_up() -> None:
    record = play_game(GameSpec(3, SMALL, "random", limit=10))
    assert (record.result, record.commands) == ("unfinished", 10)


def test_a_faction_left_to_the_dice_is_told() -> None:
    record = play_game(GameSpec(3, attrs.evolve(SMALL, factions=()), "random", limit=5))
    assert record.faction in CATALOG.factions


def test_a_game_that_breaks_names_itself() -> None:
    with pytest.raises(LookupError) as broken:
        play_game(GameSpec(77, SMALL, "nobody"))
    assert "77" in broken.value.__notes__[0]


def test_records_are_the_same_whatever_the_number_of_workers() -> None:
    planned = [GameSpec(seed, SMALL, "random", limit=60) for seed in range(10)]
    alone = list(simulate(planned))
    assert [record.seed for record in alone] == list(range(10))
    assert list(simulate(planned, workers=2)) == alone
    assert list(simulate(planned[:1], workers=4)) == alone[:1]


def test_records_are_the_same_on_any_executor() -> None:
    planned = [GameSpec(seed, SMALL, "random", limit=60) for seed in range(6)]
    with ThreadPoolExecutor(2) as executor:
        assert list(simulate(planned, 2, executor)) == list(simulate(planned))


def record(  # the figures a summary is made of
    heroes: int, faction: str, result: str, waves: int, xp: int, seed: int = 1
) -> GameRecord:
    party = ("medic",) * heroes
    figures = (waves, xp, xp * waves, 6, 100, "")
    return GameRecord(seed, party, faction, "random", "small", (), result, *figures)


GIVEN = [
    record(2, "nullborn", "party_down", 1, 4),
    record(2, "nullborn", "objectives_lost", 3, 10),
    record(3, "nullborn+spore_tide", "victory", 10, 50),
    record(4, "spore_tide", "unfinished", 0, 0),
]
"""Scores 4, 30, 500 and 0."""

BY_HAND = """\
     games  victory  party_down  objectives_lost  unfinished  waves  mean score  median
all      4        1           1                1           1    3.5       133.5    17.0

heroes  games  victory  party_down  objectives_lost  unfinished  waves  mean score  median
2           2        0           1                1           0    2.0        17.0    17.0
3           1        1           0                0           0   10.0       500.0   500.0
4           1        0           0                0           1    0.0         0.0     0.0

faction     games  victory  party_down  objectives_lost  unfinished  waves  mean score  median
mixed           1        1           0                0           0   10.0       500.0   500.0
nullborn        2        0           1                1           0    2.0        17.0    17.0
spore_tide      1        0           0                0           1    0.0         0.0     0.0

waves finished  0  1  2  3  4  5  6  7  8  9  10
games           1  1  0  1  0  0  0  0  0  0   1
"""


def test_a_summary_worked_out_by_hand() -> None:
    assert results(GIVEN) == BY_HAND


def test_a_summary_of_nothing() -> None:
    assert results([]) == "no game was finished\n"


def test_the_fields_of_a_json_line() -> None:
    assert TOLD == (
        "seed", "heroes", "faction", "bot", "result", "waves_finished", "xp", "score", "rounds",
        "commands", "digest", "luck", "steadied",
    )  # fmt: skip
