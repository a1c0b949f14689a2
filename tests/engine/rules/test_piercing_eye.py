"""Piercing Eye: cover does not help against its shots."""

import pytest

from starquest.model.event import BlocksRolled
from tests.support.board import STURDY, board, fighter, gun, lane
from tests.support.changes import paved
from tests.support.events import only
from tests.support.playing import shoot


@pytest.mark.rule("HR-904")
@pytest.mark.parametrize(("rules", "sources"), [([], ["cover"]), (["piercing_eye"], [])])
def test_cover_is_no_help(rules: list[str], sources: list[str]) -> None:
    kinds = {"1": fighter(gun(), rules=rules), "a": STURDY}
    state = paved(board(lane(8), kinds, dice=[6, 6]), 8, 0, "%")
    _, events = shoot(state)
    assert [mod.source for mod in only(events, BlocksRolled).mods] == sources
