"""Screens of a match, each reached as a player reaches it: for the pictures and the fuzzer."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from starquest.engine.game import mind_step
from starquest.model.setup import MatchSetup
from starquest.model.state import GameState
from starquest.play.named_army import named_army
from starquest.ui.screens.builder import BuilderScreen
from tests.support.board import catalog
from tests.ui.match_states import NAMES, deploying, hordes, laid, people
from tests.ui.run_libraries import library_in
from tests.ui.scenes import Shown, Size, from_state, from_title
from tests.ui.support import Desk, title

SEED = 3
PLAYED, GLANCE = 40, 0.2
"""The matches a duel has played when its picture is made, and seconds between two looks."""


@cache
def late(rounds: int = 3) -> GameState:
    """Programs have played so many rounds."""
    state = laid()
    while state.round <= rounds and state.outcome is None:
        state = mind_step(state)[1].state
    return state


@asynccontextmanager
async def result(size: Size) -> AsyncIterator[Desk]:
    """The page after the last deed of a match that was played whole."""
    armies = [named_army(catalog(), name, 300) for name in ("cinder_raiders", "vant_syndicate")]
    setup = MatchSetup((armies[0], armies[1]), names=NAMES, minds=("list", "list"))
    with tempfile.TemporaryDirectory() as folder:
        with library_in(Path(folder)).begin(setup, SEED, "match") as run:
            while mind_step(run.state)[1].state.outcome is None:
                run.mind_step()
        async with title(size, saves=Path(folder)) as desk:
            await desk.loaded()
            await desk.keys("enter", "enter")
            await desk.settle()
            yield desk


@asynccontextmanager
async def duel(size: Size) -> AsyncIterator[Desk]:
    """A list of the builder in a duel."""
    async with title(size) as desk:
        await desk.keys("a", "o", "c", "d", "down", "down", "enter")
        screen = desk.screen
        assert isinstance(screen, BuilderScreen)
        while screen.duel and screen.duel.standing.played < PLAYED:
            await asyncio.sleep(GLANCE)
            screen.look()
        await desk.settle()
        yield desk


MATCHES: dict[str, Shown] = {
    "match-form": from_title("m"),
    "match-deploy": from_state(lambda: people(deploying()), "enter", *["L"] * 4, "J"),
    "match-squad": from_state(lambda: people(hordes()), "enter", "tab", "f", "f", "f"),
    "match-fight": from_state(lambda: people(late(1)), "enter", "tab"),
    "match-handover": from_state(lambda: people(late(2))),
    "match-result": result,
    "builder": from_title("a", "o", "c"),
    "duel": duel,
}
"""By name."""
