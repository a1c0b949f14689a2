import pytest

from starquest.content.loader import load_catalog
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.play.modes.quest.words import (
    READY,
    BadChoice,
    parse_challenges,
    parse_factions,
    parse_heroes,
    parse_party,
    read_quest,
)

CATALOG = load_catalog()


def kinds(text: str) -> list[str]:
    return [recruit.kind for recruit in parse_heroes(text, CATALOG)]


def test_the_ready_party_is_of_known_classes() -> None:
    assert len(set(READY)) == 4
    assert set(READY) <= set(CATALOG.heroes)


@pytest.mark.rule("SQ-101")
@pytest.mark.parametrize(
    ("text", "party"),
    [
        ("2", ["marksman", "medic"]),
        ("4", ["marksman", "medic", "breacher", "psyker"]),
        ("psyker,medic", ["psyker", "medic"]),
        (" Psyker , MEDIC,medic", ["psyker", "medic", "medic"]),
    ],
)
def test_a_party_by_number_or_by_name(text: str, party: list[str]) -> None:
    assert kinds(text) == party


def test_a_simulation_learns_whether_it_was_a_number() -> None:
    assert parse_party("3", CATALOG) == 3
    assert parse_party("medic,psyker", CATALOG) == ("medic", "psyker")


@pytest.mark.parametrize(
    ("text", "factions"),
    [
        ("random", ()),
        ("nullborn", ("nullborn",)),
        ("Spore Tide+hollow-legion", ("spore_tide", "hollow_legion")),
    ],
)
def test_a_horde(text: str, factions: tuple[str, ...]) -> None:
    assert parse_factions(text, CATALOG) == factions


@pytest.mark.parametrize(
    ("text", "challenges"),
    [
        ("none", ()),
        ("all", CHALLENGES),
        ("events,boss,events", ("boss", "events")),
        ("weather", ("weather",)),
    ],
)
def test_challenges_come_in_their_own_order(text: str, challenges: tuple[str, ...]) -> None:
    assert parse_challenges(text) == challenges


def test_a_whole_quest() -> None:
    assert read_quest(
        CATALOG,
        "medic,psyker",
        faction="nullborn",
        board="small",
        theme="ruined_city",
        challenges="time",
        order="phases",
    ) == QuestSetup(
        (Recruit("medic"), Recruit("psyker")),
        factions=("nullborn",),
        small=True,
        theme="ruined_city",
        phases=True,
        challenges=("time",),
        corners_first=True,
    )


def test_without_words_two_of_the_ready_party_go_out_plainly() -> None:
    party = (Recruit("marksman"), Recruit("medic"))
    assert read_quest(CATALOG) == QuestSetup(party, small=True, corners_first=True)


@pytest.mark.parametrize(("heroes", "small"), [("2", True), ("3", True), ("4", False)])
def test_the_board_suits_the_party_unless_one_is_named(heroes: str, *, small: bool) -> None:
    assert read_quest(CATALOG, heroes).small is small
    assert read_quest(CATALOG, heroes, board="small").small
    assert not read_quest(CATALOG, heroes, board="standard").small


BAD = [
    ("heroes", "medik,psyker", "medic", "commander"),
    ("heroes", "medic,", "''", "commander"),
    ("heroes", "1", "not 1", "2 to 4"),
    ("heroes", "5", "not 5", "2 to 4"),
    ("heroes", "-2", "not -2", "2 to 4"),
    ("heroes", "9" * 5000, "9999", "2 to 4"),
    ("heroes", "medic", "not 1", "2 to 4"),
    ("heroes", "medic,medic,medic,medic,medic", "not 5", "2 to 4"),
    ("faction", "nulborn", "nullborn", "redeemer_host"),
    ("faction", "nullborn+nullborn", "two different", "redeemer_host"),
    ("faction", "nullborn+spore_tide+hollow_legion", "two different", "redeemer_host"),
    ("faction", "nullborn+random", "two different", "redeemer_host"),
    ("board", "smal", "small", "standard"),
    ("theme", "ruined_cty", "ruined_city", "random"),
    ("challenges", "bos", "boss", "weather"),
    ("challenges", "all,boss", "two things", "weather"),
    ("order", "phase", "phases", "turns"),
]


@pytest.mark.parametrize(("option", "text", "near", "valid"), BAD)
def test_a_bad_word_is_answered_with_the_choices(
    option: str, text: str, near: str, valid: str
) -> None:
    words = {"heroes": "2"} | {option: text}
    with pytest.raises(BadChoice) as said:
        read_quest(CATALOG, words.pop("heroes"), **words)
    message = str(said.value)
    assert near in message
    assert valid in message
    assert len(message) < 300
    assert "\n" not in message
    assert not message.endswith(".")


def test_a_hostile_word_is_shown_escaped() -> None:
    with pytest.raises(BadChoice) as said:
        parse_heroes("\x1b[31m\n,medic", CATALOG)
    assert str(said.value).isprintable()
