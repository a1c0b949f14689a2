"""Random lists are legal, full, and the same for the same seed."""

import pytest

from starquest.content.armies.check import list_faults
from starquest.content.armies.organisation import total_cost
from starquest.content.armies.random_list import random_list
from starquest.model.army import ArmyList
from tests import times
from tests.support.board import catalog


@pytest.mark.soak
@pytest.mark.parametrize(("points", "mode"), [(200, "match"), (300, "match"), (1000, "battle")])
@pytest.mark.parametrize("faction", [*catalog().factions])
def test_it_is_legal(faction: str, points: int, mode: str) -> None:
    for seed in range(times(1, 50)):
        blank = ArmyList("By chance", (faction,), points, (), mode)
        made = random_list(catalog(), blank, seed)
        assert list_faults(catalog(), made) == []
        assert total_cost(catalog(), made) >= points * 3 // 4


def test_the_same_seed_gives_the_same_list() -> None:
    blank = ArmyList("By chance", ("nullborn",), 300)
    assert random_list(catalog(), blank, 3) == random_list(catalog(), blank, 3)
