"""Groups of sentences that belong to an enum have words for each of its values, and no others."""

from collections.abc import Iterable

import pytest

from starquest.model.decision import GoalKind, Line, Why
from starquest.model.ids import Side
from starquest.model.modifier import Stat, Until
from starquest.model.result import Reason
from starquest.text.locale import spoken


@pytest.mark.parametrize(
    ("group", "values"),
    [
        ("phrases.effect", Stat),
        ("phrases.end", Until),
        ("phrases.side", [side.name.lower() for side in Side]),
        ("refusals.why", Reason),
        ("narration.why", Why),
        ("narration.deed", Why),
        ("narration.goal", GoalKind),
        ("narration.doing", [line for line in Line if not line.numbered]),
    ],
)
def test_each_value_has_its_words(group: str, values: Iterable[str]) -> None:
    names = spoken().sentences(group.partition(".")[0])
    found = {name.removeprefix(f"{group}.") for name in names if name.startswith(f"{group}.")}
    assert found == {str(value) for value in values}
