"""What a rule says of shooting never holds in melee, nor the other way round.

A fight never asks these questions as long as only shots are far and only blows are charges; the
rules have to know by themselves.
"""

import pytest

from starquest.engine.attack.attack import Attack
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
        ("furious", "extra_hits", 1, 0),
        ("thrust", "to_hit", 1, 0),
        ("thrust", "piercing", 1, 0),
        ("indirect", "to_hit", 0, -1),
        ("relentless", "extra_hits", 0, 1),
        ("stealth", "to_be_hit", 0, -1),
        ("plated", "to_block", 0, 1),
    ],
)
def test_each_keeps_to_its_own(name: str, hook: str, in_melee: int, shooting: int) -> None:
    (rule,) = kit_of_rules(refs([name])).on(hook)
    assert getattr(rule, hook)(BLOW) == in_melee
    assert getattr(rule, hook)(SHOT) == shooting
