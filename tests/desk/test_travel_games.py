"""Whole missions in which heroes travel anywhere: no leg is refused, in the fog or out of it."""

import random

import pytest

from starquest.desk.enter_action import meant
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.travel import leg_of, settle, trip_of
from starquest.desk.waits import Wait
from starquest.engine.game import legal, new_game
from starquest.model.result import Rejected
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.bots.random_bot import RandomBot
from starquest.play.session import Session
from tests import times
from tests.support.board import catalog

COMMANDS, TRIES = 150, 4


def travel(playing: Playing, rng: random.Random) -> int:
    """Set out for one of some cells; how many commands that took."""
    grid, hero = playing.state.table.grid, playing.focus
    for _ in range(TRIES):
        playing.cursor = grid.cell(rng.randrange(grid.width), rng.randrange(grid.height))
        leg = leg_of(playing)
        if leg is None or not leg.deed or meant(playing):
            continue
        trip = trip_of(playing, leg)
        for command in leg.deed:
            if command in legal(playing.known_scene.state):
                assert not isinstance(playing.apply(command), Rejected)
        if hero in playing.state.world.squads:
            settle(playing, hero, trip)
        return len(leg.deed)
    return 0


@pytest.mark.soak
def test_no_leg_is_ever_refused() -> None:
    gone = 0
    for seed in range(times(2, 60)):
        rng, bot = random.Random(seed), RandomBot(seed)  # noqa: S311 - the same cells each time
        party = QuestSetup((Recruit("medic"), Recruit("marksman")))
        run = Session(new_game(party, seed, catalog()))
        playing = Playing(run, catalog(), SETS["unicode"], open_table=bool(seed % 2))
        for _ in range(COMMANDS):
            if playing.state.outcome is not None:
                break
            if playing.wait is Wait.HORDE:
                playing.mind_step()
            elif playing.wait is Wait.ACT and (took := travel(playing, rng)):
                gone += took
            else:
                playing.apply(bot.choose(playing.state))
    assert gone
