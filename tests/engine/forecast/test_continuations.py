"""Forecasts against thousands of real continuations of many situations."""

import pytest

from starquest.engine.forecast.forecast import forecast
from tests import times
from tests.support.continuations import disagreements, sampled
from tests.support.mission_situations import SITUATIONS


def test_there_are_situations_enough() -> None:
    assert len(SITUATIONS) >= 40


@pytest.mark.soak
@pytest.mark.parametrize("name", SITUATIONS)
def test_a_forecast_agrees_with_what_follows(name: str) -> None:
    state, command = SITUATIONS[name]()
    found = forecast(state, command)
    tally = sampled(state, command, times(150, 10_000))
    assert disagreements(found, tally, state.world.units) == []
