"""Extra hits are not sixes themselves: only the hit that brought them counts as one."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, Mod
from starquest.model.profile import Profile
from tests.support.board import board, fighter, gun, lane, sword
from tests.support.events import blocked, only
from tests.support.playing import charge, shoot

THICK = fighter(defense=2, rules=["tough 9"])
STORM = fighter(gun(1, "rending", "surge"))
HAIL = fighter(gun(1, "rending"), rules=["relentless"])
LASH = fighter(sword(1, "rending", "surge"))
FURY = fighter(sword(1, "rending"), rules=["furious"])
WILD = fighter(sword(1, "rending"), rules=["reckless"])


@pytest.mark.rule("FF-230")
@pytest.mark.parametrize(("shooter", "source"), [(STORM, "surge"), (HAIL, "relentless")])
def test_the_extra_hit_of_a_shot_does_not_rend(shooter: Profile, source: str) -> None:
    # the six is blocked on 6+, the extra hit on 2+: the 5 fails, the 2 holds
    _, events = shoot(board(lane(10), {"1": shooter, "a": THICK}, dice=[6, 5, 2]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.sixes, rolled.extra) == (1, 1, (Mod(source, 1),))
    assert blocked(events) == [((5,), 6, 1), ((2,), 2, 0)]


@pytest.mark.rule("FF-230")
@pytest.mark.parametrize(
    ("charger", "source"), [(LASH, "surge"), (FURY, "furious"), (WILD, "reckless")]
)
def test_the_extra_hit_of_a_blow_does_not_rend(charger: Profile, source: str) -> None:
    _, events = charge(board(lane(5), {"1": charger, "a": THICK}, dice=[6, 5, 2]))
    assert only(events, HitsRolled).extra == (Mod(source, 1),)
    assert blocked(events) == [((5,), 6, 1), ((2,), 2, 0)]


@pytest.mark.rule("FF-230")
def test_extra_hits_bring_no_extra_hits() -> None:
    raging = fighter(sword(1, "surge"), rules=["furious", "reckless"])
    _, events = charge(board(lane(5), {"1": raging, "a": THICK}, dice=[6, 2, 2, 2, 2]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.sixes) == (1, 1)
    assert rolled.extra == (Mod("furious", 1), Mod("reckless", 1), Mod("surge", 1))
    assert only(events, BlocksRolled).dice == (2, 2, 2, 2)
