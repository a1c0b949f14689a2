"""What a rule says of shooting never holds in melee, nor the other way round.

A fight never asks these questions as long as only shots are far and only blows are charges; the
rules have to know by themselves.
"""

from collections.abc import Callable

import pytest

from starquest.engine.circumstances import Attack
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.model.ids import EntityId
from tests.support.board import fighter, gun, refs, sword

BLOW = Attack(
    EntityId(1), EntityId(2), fighter(), sword(), melee=True, charging=True, moved=True, far=True
)
SHOT = Attack(
    EntityId(1), EntityId(2), fighter(), gun(), melee=False, charging=True, moved=True, far=True
)


@pytest.mark.rule("FF-212", "FF-216", "FF-219", "FF-224", "FF-227", "HR-1504")
@pytest.mark.parametrize(
    ("name", "hook", "in_melee", "shooting"),
    [
        ("furious", Rule.extra_hits, 1, 0),
        ("thrust", Rule.to_hit, 1, 0),
        ("thrust", Rule.piercing, 1, 0),
        ("indirect", Rule.to_hit, 0, -1),
        ("relentless", Rule.extra_hits, 0, 1),
        ("stealth", Rule.to_be_hit, 0, -1),
        ("plated", Rule.to_block, 0, 1),
    ],
)
def test_each_keeps_to_its_own(
    name: str, hook: Callable[[Rule, Attack], int], in_melee: int, shooting: int
) -> None:
    ((source, answer),) = kit_of_rules(refs([name])).on(hook)
    assert source == name
    assert answer(BLOW) == in_melee
    assert answer(SHOT) == shooting
