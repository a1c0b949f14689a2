"""Backstab: AP in melee while another hero keeps the target busy."""

import pytest

from starquest.model.event import BlocksRolled, Mod
from starquest.model.modifier import Grant, Until
from starquest.model.profile import RuleRef
from tests.support.board import STURDY
from tests.support.changes import bearing
from tests.support.events import only
from tests.support.playing import charge, shoot
from tests.support.quest import arena

STAB = Grant("test", RuleRef("backstab", 2), Until.REMOVED)
PAIR = {"1": "infiltrator", "2": "medic"}


@pytest.mark.rule("HR-1002")
@pytest.mark.parametrize(
    ("drawing", "mods"), [("1...a..2", (Mod("backstab", -2),)), ("1...a...2", ())]
)
def test_a_comrade_within_three_inches_makes_it_count(drawing: str, mods: tuple[Mod, ...]) -> None:
    # four attacks at Quality 5+, of which one hits
    state = bearing(arena(drawing, PAIR, {"a": STURDY}, dice=[5, 1, 1, 1, 6]), "1", STAB)
    _, events = charge(state)
    assert only(events, BlocksRolled).mods == mods


@pytest.mark.rule("HR-1002")
def test_it_is_for_melee_only() -> None:
    state = bearing(arena("1...a..2", PAIR, {"a": STURDY}, dice=[5, 1, 6]), "1", STAB)
    _, events = shoot(state, "silenced_pistol")
    assert only(events, BlocksRolled).mods == ()
