"""An army's seat: the same interface, the mode's own thinking."""

import attrs
import pytest

from starquest.engine.game import mind_step, new_game, step
from starquest.engine.mode import mind_of
from starquest.model.modes.skirmish import RULES
from starquest.model.result import Applied
from starquest.model.setup import MatchSetup, SkirmishSetup
from starquest.play.bots.tactician.bot import TacticianBot
from tests.support.board import catalog
from tests.support.matches import army, setup_of

RAIDERS = ("scrap_cutters", "scrap_gunners", "jump_reaver")
GUARDS = ("security_detail", "riot_bulwark", "shock_team")
MATCH = setup_of(army(*RAIDERS), army(*GUARDS), width=36, height=36, minds=("", "captain"))
SHORT = attrs.evolve(RULES, rounds=4)
SKIRMISH = SkirmishSetup(RAIDERS, GUARDS, width=24, height=24, settings=SHORT, minds=("", "list"))


@pytest.mark.parametrize("setup", [MATCH, SKIRMISH], ids=["match", "skirmish"])
def test_it_plays_an_army_to_the_end(setup: MatchSetup | SkirmishSetup) -> None:
    state, bot = new_game(setup, 5, catalog()), TacticianBot(1)
    for _ in range(2_000):
        if state.outcome is not None:
            break
        if mind_of(state) is not None:
            state = mind_step(state)[1].state
            continue
        found = step(state, bot.choose(state))
        assert isinstance(found, Applied)
        state = found.state
    assert state.outcome is not None
