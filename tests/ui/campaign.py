"""Moments of a real mission, played by a bot up to them and then opened as a player opens them."""

import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starquest.engine.game import new_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind, Shop
from starquest.play.bots import bot_named
from starquest.play.session import Whose, play_out, whose
from tests.support.board import catalog
from tests.ui.run_libraries import library_in
from tests.ui.scenes import ENOUGH, Shown, Size, next_key
from tests.ui.support import Desk, title

PARTY = QuestSetup(
    (Recruit("breacher", "Ash"), Recruit("medic", "Birch"),
     Recruit("marksman", "Cedar"), Recruit("psyker", "Dale", tradition="pyrokinesis")),
)  # fmt: skip
SEED = 11


def at_the_shop(state: GameState) -> bool:
    """Between two waves, the first hero with something to spend."""
    return isinstance(state.agenda[-1], Shop) and next(iter(state.world.packs.values())).credits > 9


def at_a_level(state: GameState) -> bool:
    """A hero chooses what a level brings, some waves on."""
    top = state.agenda[-1]
    return isinstance(top, Ask) and top.kind is AskKind.LEVEL and _wave(state) > 1


def _wave(state: GameState) -> int:
    return quest_of(state).wave


def moment(there: Callable[[GameState], bool], *keys: str) -> Shown:
    """A screen some keys away from the first such moment."""

    @asynccontextmanager
    async def shown(size: Size) -> AsyncIterator[Desk]:
        with tempfile.TemporaryDirectory() as folder:
            bot = bot_named("greedy", SEED)
            with library_in(Path(folder)).begin(PARTY, SEED, "campaign") as run:
                while not there(run.state):
                    if whose(run.state) is Whose.PROGRAM:
                        run.mind_step()
                    else:
                        run.apply(bot.choose(run.state))
            async with continued(Path(folder), size) as desk:
                await desk.keys(*keys)
                yield desk

    return shown


@asynccontextmanager
async def ended(size: Size) -> AsyncIterator[Desk]:
    """The page after the last command of the mission."""
    whole = play_out(new_game(PARTY, SEED, catalog()), bot_named("greedy", SEED)).history
    with tempfile.TemporaryDirectory() as folder:
        with library_in(Path(folder)).begin(PARTY, SEED, "campaign") as run:
            for command in whole[:-1]:
                if whose(run.state) is Whose.PROGRAM:
                    run.mind_step()
                else:
                    run.apply(command)
        async with continued(Path(folder), size) as desk:
            for _ in range(ENOUGH):
                if "mission is over" in desk.text():
                    break
                await desk.keys(next_key(desk))
            yield desk


@asynccontextmanager
async def continued(folder: Path, size: Size) -> AsyncIterator[Desk]:
    """The newest run of a folder, gone on with from the title."""
    async with title(size, saves=folder) as desk:
        await desk.loaded()
        await desk.keys("enter", "enter")
        yield desk


MOMENTS: dict[str, Shown] = {
    "shop": moment(at_the_shop),
    "level-up": moment(at_a_level),
    "game-over": ended,
}
