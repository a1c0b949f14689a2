"""Somebody at the keyboard: opens the game on a prepared state, presses keys, reads the screen.

    async with opened(state) as desk:
        await desk.keys("enter", "right", "enter")
        assert "Wave 1" in desk.text()

Nothing is filmed and the horde acts at once, so that a test waits for nothing but the game.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import attrs
from rich.cells import cell_len
from textual._context import visible_screen_stack
from textual.events import Paste
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences, save_options
from starquest.desk.waits import Wait
from starquest.model.ids import Cell, EntityId
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.ui.app import StarquestApp
from starquest.ui.table.game import GameScreen
from starquest.ui.widgets.board import Board

os.environ["TEXTUAL_ANIMATIONS"] = "none"

QUICK = Preferences(speed="instant", animation="none", settling="none", picking="ask",
                    hints="off")  # fmt: skip
FOG = replace(QUICK, sight="party")
SIZE = (80, 24)
SIZES = ((80, 24), (120, 36), (160, 50))
SEED = 5
STILL = 4
"""How often in a row nothing must have changed before the game counts as waiting."""
SHORT = 0.004
LONGEST = 300
"""How often a desk looks before it takes what there is."""


@attrs.frozen
class Desk:
    """The game and the hand on its keys."""

    app: StarquestApp
    pilot: Pilot[int]

    @property
    def screen(self) -> Screen[object]:
        """What is open."""
        return self.app.screen

    @property
    def shown(self) -> str:
        """The class of the open screen."""
        return type(self.app.screen).__name__

    @property
    def game(self) -> GameScreen:
        """The game, on top or below."""
        return next(s for s in self.app.screen_stack if isinstance(s, GameScreen))

    @property
    def playing(self) -> Playing:
        """The game in play."""
        return self.game.playing

    @property
    def wait(self) -> Wait:
        """What the game waits for."""
        return self.playing.wait

    async def keys(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.app.simulate_key(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a text, as a terminal hands over what is pasted."""
        self.app.post_message(Paste(text))
        await self.settle()

    async def loaded(self) -> None:
        """Wait until the title knows what there is to go on with."""
        await self.settle()
        await self.app.workers.wait_for_complete()
        await self.settle()

    async def settle(self) -> None:
        """Wait until the game does nothing by itself any more."""
        quiet, before = 0, None
        for _ in range(LONGEST):
            await self.pilot._wait_for_screen()
            await asyncio.sleep(SHORT if self._busy() else 0)
            now = (id(self.app.screen), len(self.app.screen_stack), self._moment())
            quiet = quiet + 1 if now == before and not self._busy() else 0
            before = now
            if quiet == STILL:
                return

    def _busy(self) -> bool:
        """Whether something is on the point of happening by itself."""
        top = self.app.screen
        if top._callbacks or top._layout_required or top._dirty_widgets:
            return True
        if not isinstance(top, GameScreen):
            return False
        ending = top.playing.wait is Wait.OVER and not top.chronicle.whole
        return ending or top.playing.wait in (Wait.HORDE, Wait.SHOP)

    def _moment(self) -> object:
        games = [s for s in self.app.screen_stack if isinstance(s, GameScreen)]
        return (id(games[0].playing.state), games[0].playing.wait) if games else None

    async def point(self, cell: Cell) -> None:
        """Move the cursor to a cell by the cursor keys alone."""
        grid = self.playing.state.table.grid
        x, y = grid.xy(cell)
        at_x, at_y = grid.xy(self.playing.cursor)
        for _ in range(abs(x - at_x)):
            self.app.simulate_key("right" if x > at_x else "left")
        for _ in range(abs(y - at_y)):
            self.app.simulate_key("down" if y > at_y else "up")
        await self.settle()
        assert self.playing.cursor == cell

    async def click(self, cell: Cell, times: int = 1) -> None:
        """Click on a cell of the map."""
        board = self.game.query_one(Board)
        x, y = self.playing.state.table.grid.xy(cell)
        place = Offset((x - board.origin[0]) * board.columns, y - board.origin[1])
        for _ in range(times):
            await self.pilot.click(Board, offset=place)
            await self.settle()

    def rows(self) -> list[str]:
        """The text of the open screen, row by row."""
        return [row.text.rstrip() for row in self.strips()]

    def strips(self) -> list[Strip]:
        """The rows of the open screen with their styles."""
        visible_screen_stack.set(self.app._background_screens)
        return self.app.screen._compositor.render_strips()

    def text(self) -> str:
        """The open screen as one text."""
        return "\n".join(self.rows())

    def fits(self) -> bool:
        """Whether every row is exactly as wide as the terminal."""
        return all(cell_len(row.text) == self.app.size.width for row in self.strips())

    def place(self, unit: EntityId) -> Cell:
        """Where a unit stands."""
        return self.playing.place_of(unit)


@asynccontextmanager
async def title(
    size: tuple[int, int] = SIZE,
    options: Preferences = QUICK,
    seed: int = SEED,
    saves: Path | None = None,
    *,
    toasts: bool = False,
) -> AsyncIterator[Desk]:
    """The game as it starts: at the title, with these runs or none; toasts are drawn if asked."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "options.json"
        save_options(options, file)
        app = StarquestApp(file, seed=seed, folder=saves or Path(folder) / "saves")
        async with app.run_test(size=size, notifications=toasts) as pilot:
            desk = Desk(app, pilot)
            await desk.loaded()
            yield desk


@asynccontextmanager
async def opened(
    state: GameState,
    size: tuple[int, int] = SIZE,
    options: Preferences = QUICK,
    *,
    toasts: bool = False,
) -> AsyncIterator[Desk]:
    """The game in the middle of a mission."""
    async with title(size, options, toasts=toasts) as desk:
        open_table = options.sight == "open"
        playing = Playing(
            Session(state), load_catalog(), SETS[options.glyphs], open_table=open_table
        )
        desk.app.push_screen(GameScreen(playing, options))
        await desk.settle()
        yield desk


async def press(desk: Desk, words: str) -> None:
    """Click on words of the screen."""
    row, text = next((n, text) for n, text in enumerate(desk.rows()) if words in text)
    await desk.pilot.click(offset=(text.index(words), row))
    await desk.settle()


def play(scene: Coroutine[object, object, None]) -> None:
    """Run what somebody does at the keyboard."""
    asyncio.run(scene)
