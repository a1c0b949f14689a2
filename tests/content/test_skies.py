"""What alertness, time and weather come to: wave by wave, and whether ever to anything."""

import pytest

from starquest.content.skies import course, idle, skies
from starquest.model.setup import CHALLENGES, SKIES
from tests.support.board import catalog

COURSES = {
    ("alertness", "full_assault"): ["full_assault"],
    ("alertness", "vigilant"): ["vigilant"],
    ("time", "dusk"): ["dusk", "night", "dawn", "day"],
    ("time", "dawn"): ["dawn", "day"],
    ("time", "day"): ["day"],
    ("weather", "worsening"): ["worsening", "bad", "improving", "good"],
    ("weather", "good"): ["good"],
}
IDLE = [("alertness", "vigilant"), ("time", "day"), ("weather", "good")]


@pytest.mark.rule("SQ-321", "SQ-331", "SQ-341")
@pytest.mark.parametrize(("kind", "name"), COURSES)
def test_what_follows_is_known_before_the_start(kind: str, name: str) -> None:
    assert [row.id for row in course(catalog(), kind, name)] == COURSES[kind, name]


@pytest.mark.rule("SQ-321", "SQ-331", "SQ-341")
def test_only_the_last_of_each_never_does_anything() -> None:
    # dusk and worsening weather do nothing by themselves, but what follows them does
    found = [(kind, name) for kind in SKIES for name in skies(catalog(), kind)]
    assert [pair for pair in found if idle(catalog(), *pair)] == IDLE


def test_other_challenges_are_not_picked() -> None:
    assert [kind for kind in CHALLENGES if skies(catalog(), kind)] == list(SKIES)
