"""Fights between two armies: neither side is told or holds what only the other knows."""

import attrs
import pytest

from starquest.engine.game import legal, new_game, step
from starquest.engine.scene import Scene
from starquest.engine.view import known_events, look, view
from starquest.model.dice import Dice
from starquest.model.ids import Side
from starquest.model.result import Applied, Happened
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState
from starquest.play.bots.random_bot import RandomBot
from tests import times
from tests.support.board import catalog
from tests.support.secrecy import LeakError, Watch, check_events, places, sees, without

ONE = ("medic", "psyker", "spore_crawlers")
TWO = ("scrap_cutters", "jump_reaver", "phase_hunter")
COMMANDS = times(150, 1_000)


def opened(seed: int) -> GameState:
    return new_game(SkirmishSetup(ONE, TWO, theme="ruined_city"), seed, catalog())


def played(seed: int) -> list[Happened]:
    """A game between random players, command by command."""
    state, bot = opened(seed), RandomBot(seed)
    found: list[Happened] = []
    while state.outcome is None and len(found) < COMMANDS and legal(state):
        result = step(state, bot.choose(state))
        assert isinstance(result, Applied)
        found.append(Happened(state, result.events, result.state))
        state = result.state
    return found


@pytest.mark.soak
@pytest.mark.parametrize("open_table", [False, True], ids=["fog", "open"])
@pytest.mark.parametrize("side", list(Side))
def test_neither_side_is_told_what_only_the_other_knows(side: Side, *, open_table: bool) -> None:
    for seed in range(times(2, 40)):
        watch = Watch(side, open_table)
        for part in played(seed):
            told = known_events(part, side, open_table=open_table)
            check_events(told, part, watch.secrets(part))


@pytest.mark.parametrize("side", list(Side))
def test_what_nobody_sees_changes_nothing_in_a_view(side: Side) -> None:
    for part in played(3)[::4]:
        state = part.after
        mine = {c for unit in Scene(state).units(side) for c in places(state, unit)}
        rows = state.world.units.items()
        hidden = {
            u for u, row in rows
            if row.side is not side and not sees(state, mine, places(state, u))
        }  # fmt: skip
        shown = view(state, side)
        assert set(shown.hidden) == hidden
        other = attrs.evolve(without(state, hidden), dice=Dice(5, script=(1, 2)))
        if not state.melee and set(shown.hidden).isdisjoint(shown.state.world.units):
            assert view(other, side).state.world == shown.state.world
            assert view(other, side).state.dice == shown.state.dice
        assert look(Scene(state), side) == look(Scene(other), side)


def test_the_checker_hears_what_the_other_side_does() -> None:
    watch = Watch(Side.ONE, open_table=False)
    parts = played(0)

    def tell_everything() -> None:
        for part in parts:
            check_events(part.events, part, watch.secrets(part))

    with pytest.raises(LeakError, match="tells of"):
        tell_everything()
