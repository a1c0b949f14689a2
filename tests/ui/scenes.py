"""The main screens, each reached as a player reaches it: for the stored texts and the pictures."""

import atexit
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from unittest.mock import patch

from starquest.desk.waits import Wait
from starquest.model.state import GameState
from tests.support.odds import sample
from tests.ui.run_libraries import stocked
from tests.ui.states import (
    at_level,
    besieged,
    first_wave,
    last_round,
    level_up,
    mission,
    seated,
    shop,
    solo,
    wave_comes,
)
from tests.ui.support import QUICK, Desk, opened, title

Size = tuple[int, int]
Shown = Callable[[Size], AbstractAsyncContextManager[Desk]]
ENOUGH = 60


def from_title(*keys: str) -> Shown:
    """A screen some keys away from the title."""

    @asynccontextmanager
    async def shown(size: Size) -> AsyncIterator[Desk]:
        async with title(size) as desk:
            await desk.keys(*keys)
            yield desk

    return shown


def from_runs(*keys: str) -> Shown:
    """A screen some keys away from the title of somebody who has played before."""

    @asynccontextmanager
    async def shown(size: Size) -> AsyncIterator[Desk]:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(_runs(), folder, dirs_exist_ok=True)
            async with title(size, saves=Path(folder)) as desk:
                await desk.keys(*keys)
                yield desk

    return shown


@cache
def _runs() -> Path:
    """A folder of runs, made once."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    stocked(folder)
    return folder


def from_state(make: Callable[[], GameState], *keys: str, glyphs: str = "") -> Shown:
    """A screen some keys away from a moment of a mission."""

    @asynccontextmanager
    async def shown(size: Size) -> AsyncIterator[Desk]:
        async with opened(make(), size, replace(QUICK, glyphs=glyphs or QUICK.glyphs)) as desk:
            await desk.keys(*keys)
            yield desk

    return shown


@asynccontextmanager
async def game_over(size: Size) -> AsyncIterator[Desk]:
    """The page after the last wave."""
    async with opened(at_level(solo(last_round()), 15, 0), size) as desk:
        for _ in range(ENOUGH):
            if desk.wait is Wait.OVER and "mission is over" in desk.text():
                break
            await desk.keys(next_key(desk))
        yield desk


def next_key(desk: Desk) -> str:
    """The key a patient player presses: hold with everybody, take the first answer."""
    if desk.shown in ("Choosing", "Page", "Card", "HandingCard", "Ending"):
        return "enter"
    if desk.shown == "ShopScreen":
        return "full_stop"
    if desk.wait is Wait.ASK_MAP:
        return "enter" if desk.playing.board() >> desk.playing.cursor & 1 else "tab"
    return "enter" if desk.wait in (Wait.PICK, Wait.ASK) else "full_stop"


@cache
def party() -> GameState:
    """Four heroes on a standard board, the horde upon them."""
    return besieged(mission("breacher", "medic", "marksman", "psyker"))


def pair() -> GameState:
    """Two players, the first one's turn."""
    return seated(first_wave(alertness=0), "Ann", "Bob")


@asynccontextmanager
async def new_game(size: Size) -> AsyncIterator[Desk]:
    """The form for a new game, with odds that stay as they are when others are measured."""
    with patch("starquest.ui.screens.newgame.load_odds", sample):
        async with from_title("n")(size) as desk:
            yield desk


@asynccontextmanager
async def difficulty(size: Size) -> AsyncIterator[Desk]:
    """What a difficulty changes, and how often the bot wins."""
    async with new_game(size) as desk:
        await desk.keys(*["down"] * 8, "right")
        yield desk


SCENES: dict[str, Shown] = {
    "title": from_title(),
    "continue": from_runs(),
    "load": from_runs("l", "down"),
    "load-broken": from_runs("l", "end"),
    "delete": from_runs("l", "d"),
    "scores": from_runs("s"),
    "replay": from_runs("s", "enter", "down", "right", "right"),
    "new-game": new_game,
    "difficulty": difficulty,
    "options": from_title("o"),
    "deploy": from_title("n", "enter"),
    "corners": from_state(wave_comes),
    "board": from_state(party),
    "board-ascii": from_state(party, glyphs="ascii"),
    "act": from_state(party, "enter"),
    "menu": from_state(party, "enter", "m"),
    "preview": from_state(party, "enter", "s"),
    "in-sight": from_state(party, "V"),
    "intents": from_state(party, "E"),
    "threats": from_state(party, "T", "T"),
    "inventory": from_state(mission, "I"),
    "help": from_state(mission, "question_mark"),
    "shop": from_state(shop),
    "level-up": from_state(level_up),
    "handover": from_state(pair),
    "game-over": game_over,
}
PICTURES = (
    "title", "load", "replay", "board", "preview", "threats", "in-sight", "intents", "shop",
    "level-up", "handover", "game-over",
)  # fmt: skip
"""The scenes the documents show."""
