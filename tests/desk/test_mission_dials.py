"""How hard a mission is set up to be, line by line."""

import attrs
import pytest

from starquest.content.difficulties import BOUNDS, CUSTOM
from starquest.content.skies import skies
from starquest.desk.mission_dials import (
    OFF,
    ROLLED,
    chosen,
    dialled,
    in_force,
    number_of,
    with_number,
)
from starquest.desk.recruiting import Recruiting
from starquest.model.modes.quest.levers import LEVERS, Levers
from starquest.model.settings import Luck
from starquest.model.setup import CHALLENGES, SKIES
from tests.support.board import catalog


def turned(setup: Recruiting, line: str, times: int = 1) -> Recruiting:
    """A line turned on so many times."""
    for _ in range(abs(times)):
        setup = dialled(setup, line, 1 if times > 0 else -1, catalog())
    return setup


def test_difficulties_go_round_and_end_with_ones_own() -> None:
    ring = []
    setup = Recruiting()
    for _ in range(len(catalog().difficulties) + 1):
        ring.append(setup.difficulty)
        setup = turned(setup, "difficulty")
    assert setup.difficulty == ring[0] == "standard"
    assert set(ring) == {*catalog().difficulties, CUSTOM}


def test_own_numbers_start_as_those_of_the_difficulty_before() -> None:
    veteran = turned(Recruiting(), "difficulty")
    own = turned(veteran, "difficulty")
    assert (veteran.difficulty, own.difficulty) == ("veteran", CUSTOM)
    assert in_force(own, catalog()) == in_force(veteran, catalog())
    assert None not in attrs.astuple(own.custom)


def test_own_numbers_are_kept_while_others_are_looked_at() -> None:
    own = with_number(turned(Recruiting(), "difficulty", 2), "healing", 7)
    back = turned(turned(own, "difficulty", 2), "difficulty", -2)
    assert back == own


def test_only_what_is_chosen_reaches_the_mission() -> None:
    own = with_number(turned(Recruiting(), "difficulty", 2), "share", 60)
    assert (own.quest().difficulty, own.quest().custom.share) == ("", 60)
    veteran = turned(own, "difficulty", -1)
    assert (veteran.quest().difficulty, veteran.quest().custom) == ("veteran", Levers())
    assert Recruiting(difficulty="gone").quest().difficulty == "", "data without it are played too"


@pytest.mark.parametrize("lever", LEVERS)
def test_a_number_goes_round_within_its_bounds(lever: str) -> None:
    least, most = BOUNDS[lever]
    own = with_number(turned(Recruiting(), "difficulty", 2), lever, most)
    assert getattr(turned(own, f"lever:{lever}").custom, lever) == least
    assert getattr(turned(own, f"lever:{lever}", -1).custom, lever) == most - 1
    assert turned(turned(own, f"lever:{lever}"), f"lever:{lever}", -1) == own


@pytest.mark.parametrize(
    ("text", "number"),
    [("5", 5), ("100", 100), ("4", None), ("101", None), ("", None), ("²", None), ("-9", None),
     ("9" * 5000, None), ("1e1", None)],
)  # fmt: skip
def test_a_typed_number_has_to_be_one_it_may_be(text: str, number: int | None) -> None:
    assert number_of("share", text) == number


def test_luck_is_one_of_two() -> None:
    setup = turned(Recruiting(), "luck")
    assert setup.quest().luck is Luck.STEADIED
    assert turned(setup, "luck") == Recruiting()


@pytest.mark.parametrize("kind", SKIES)
def test_skies_are_off_rolled_or_picked(kind: str) -> None:
    setup, ring = Recruiting(), []
    for _ in range(len(skies(catalog(), kind)) + 2):
        ring.append(chosen(setup, kind))
        quest = setup.quest()
        assert (kind in quest.challenges) == (ring[-1] != OFF)
        assert getattr(quest, kind) == ("" if ring[-1] in (OFF, ROLLED) else ring[-1])
        setup = turned(setup, f"challenge:{kind}")
    assert ring == [OFF, ROLLED, *skies(catalog(), kind)]
    assert setup == Recruiting()


def test_other_challenges_are_on_or_off() -> None:
    setup = Recruiting()
    for challenge in reversed(CHALLENGES):
        setup = turned(setup, f"challenge:{challenge}")
    assert setup.quest().challenges == CHALLENGES
    assert chosen(turned(setup, "challenge:boss"), "boss") == OFF
