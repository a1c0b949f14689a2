"""Sure-Footed: no ground slows or hurts its charge."""

import pytest

from starquest.model.command import Activate, Charge
from starquest.model.event import DangerRolled
from starquest.model.state import GameState
from tests.support.board import STURDY, board, fighter, sword
from tests.support.events import of
from tests.support.finding import uid
from tests.support.playing import charge, offered, play

MIRE = "1~~~~~~~a"


def mired(rules: list[str], dice: tuple[int, ...] = (), ground: str = MIRE) -> GameState:
    return board(ground, {"1": fighter(sword(), rules=rules), "a": STURDY}, dice=dice)


@pytest.mark.rule("HR-903")
@pytest.mark.parametrize(("rules", "reaches"), [([], False), (["sure_footed"], True)])
def test_difficult_ground_does_not_slow_a_charge(rules: list[str], reaches: bool) -> None:  # noqa: FBT001 - a table
    # 8 inches of mire: a charge of 12 gets 6 inches through it
    state = mired(rules)
    state, _ = play(state, Activate(uid(state, "1")))
    assert bool(offered(state, Charge)) == reaches


@pytest.mark.rule("HR-903")
def test_dangerous_ground_does_not_hurt_it() -> None:
    _, events = charge(mired(["sure_footed"], (1,), "1.^..a"))
    assert of(events, DangerRolled) == []
    _, events = charge(mired([], (6, 1), "1.^..a"))
    assert len(of(events, DangerRolled)) == 1
