"""A crowd is followed one unit at a time, and told as if it had been followed together."""

import attrs
import pytest

from starquest.engine.forecast import explore
from starquest.engine.forecast.facts import Fate
from starquest.engine.forecast.forecast import forecast
from tests.support.mission_situations import SITUATIONS

CROWDS = ["a_blast_at_three_squads", "a_grenade_among_three", "a_skill_on_everybody_near"]


@pytest.mark.parametrize("name", CROWDS)
def test_one_by_one_is_the_same_as_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, command = SITUATIONS[name]()
    whole = forecast(state, command)
    monkeypatch.setattr(explore, "CROWDED", 3)
    parts = forecast(state, command)
    assert (whole.exact, parts.exact) == (True, False)
    assert {fate.unit for fate in parts.fates} == {fate.unit for fate in whole.fates}
    for fate in whole.fates:
        other = parts.fate(fate.unit)
        assert other is not None
        assert numbers(other) == pytest.approx(numbers(fate))
    assert sum(t.made for t in parts.tests) == pytest.approx(sum(t.made for t in whole.tests))


def numbers(fate: Fate) -> list[float]:
    """A fate as a row of numbers."""
    rows = attrs.astuple(fate, recurse=False)[1:]
    return [one for row in rows for one in (row if isinstance(row, tuple) else (row,))]
