"""How a skirmish ends, and who has won."""

import attrs
import pytest

from starquest.engine.modes.skirmish.ending import by_points, score, skirmish_of
from starquest.model.command import Activate, Hold, Shoot, Shot
from starquest.model.ids import Side
from starquest.model.modes.skirmish import SkirmishLedger
from starquest.model.state import GameState, Outcome
from tests.support.board import board, fighter, gun, skirmish_rules
from tests.support.finding import uid
from tests.support.playing import play

GUNNER = fighter(gun())
PLAIN = fighter()


def fired(points: int = 25, rounds: int = 0) -> GameState:
    """One shot that takes out the only model of a unit of so many points; another stays."""
    units = {"1": GUNNER, "a": PLAIN, "b": PLAIN}
    rules = skirmish_rules(rounds=rounds)
    state = board("1....a....b", units, dice=[4, 3, 5], settings=rules)
    row = attrs.evolve(state.world.units[uid(state, "a")], points=points)
    world = attrs.evolve(state.world, units={**state.world.units, uid(state, "a"): row})
    state = attrs.evolve(state, world=world, ledger=SkirmishLedger((30, 40)))
    fire = Shoot((Shot("gun", uid(state, "a")),))
    return play(state, Activate(uid(state, "1")), Hold(), fire)[0]


def test_what_is_destroyed_counts_against_its_side() -> None:
    state = fired()
    assert skirmish_of(state) == SkirmishLedger((30, 40), (0, 25))
    assert skirmish_of(state).left == (30, 15)
    assert score(state) == 25


def test_it_goes_on_while_both_sides_have_units() -> None:
    assert fired().outcome is None


def test_the_gone_are_remembered_with_whoever_did_it() -> None:
    state = fired()
    (gone,) = state.world.gone.values()
    assert (gone.unit.points, gone.round, gone.source) == (25, 1, "shooting")
    assert gone.by == uid(state, "1")


def test_after_the_last_round_points_decide() -> None:
    state = fired(rounds=1)
    state, _ = play(state, Activate(uid(state, "b")), Hold())
    assert state.outcome == Outcome(Side.ONE, "time_up")


@pytest.mark.parametrize(
    ("lost", "winner"), [((0, 0), -1), ((0, 10), 0), ((10, 0), 1), ((10, 10), -1)]
)
def test_more_points_left_win_and_as_many_are_a_draw(lost: tuple[int, int], winner: int) -> None:
    assert by_points(SkirmishLedger((50, 50), lost)) == Outcome(winner, "time_up")
