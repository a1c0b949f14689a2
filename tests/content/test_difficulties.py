"""What a mission's numbers are called by."""

import attrs
import pytest

from starquest.content.difficulties import CUSTOM, called
from starquest.model.modes.quest.levers import UNMOVED, Levers
from tests.support.board import catalog

VETERAN = catalog().difficulties["veteran"].levers


@pytest.mark.parametrize(
    ("difficulty", "levers", "name"),
    [
        ("", UNMOVED, ""),
        ("standard", UNMOVED, "standard"),
        ("veteran", VETERAN, "veteran"),
        ("", Levers(share=30), CUSTOM),
        ("veteran", attrs.evolve(VETERAN, healing=9), CUSTOM),
        ("gone", UNMOVED, ""),
    ],
)
def test_numbers_have_the_name_of_their_difficulty(
    difficulty: str, levers: Levers, name: str
) -> None:
    assert called(difficulty, levers, catalog().difficulties) == name
