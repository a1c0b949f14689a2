"""Where the fuzzer starts: every screen, and the game in everything it may wait for."""

import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from starquest.desk.waits import Wait, wait_of
from starquest.engine.game import new_game
from starquest.model.setup import QuestSetup, Recruit, Setup
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.modes.match.words import read_match
from starquest.play.modes.skirmish.words import read_skirmish
from starquest.play.named_army import named_army
from starquest.play.session import Session, Whose, whose
from tests.support.board import catalog
from tests.ui.match_scenes import MATCHES
from tests.ui.match_states import laid, people
from tests.ui.run_libraries import library_in, nearly_over
from tests.ui.scenes import SCENES, Shown, Size, from_runs, from_state, from_title, party
from tests.ui.states import mission, seated
from tests.ui.support import Desk, title

PARTY = QuestSetup(
    (Recruit("breacher", "[b]", "Ann"), Recruit("psyker", "[/]", "[@click=app.quit]")), small=True
)
SEED = 5


@cache
def waiting_for(wait: Wait) -> GameState:
    """The first moment of a small mission in which the game waits for that."""
    run, bot = Session(new_game(PARTY, SEED, catalog())), bot_named("random", SEED)
    while wait_of(run.state, aiming=False) is not wait:
        if whose(run.state) is Whose.PROGRAM:
            run.mind_step()
        else:
            run.apply(bot.choose(run.state))
    return run.state


def waits(wait: Wait) -> Shown:
    """The game while it waits for something."""
    return from_state(lambda: waiting_for(wait))


def begun(make: Callable[[], Setup]) -> Shown:
    """A game from its start, saved as it is played."""

    @asynccontextmanager
    async def shown(size: Size) -> AsyncIterator[Desk]:
        async with title(size) as desk:
            desk.app.begin(make(), SEED)
            await desk.settle()
            yield desk

    return shown


@asynccontextmanager
async def last_move(size: Size) -> AsyncIterator[Desk]:
    """A run that ends with the next thing the horde does."""
    with tempfile.TemporaryDirectory() as folder:
        nearly_over(library_in(Path(folder)), "doomed")
        async with title(size, saves=Path(folder)) as desk:
            await desk.keys("c")
            yield desk


def duel() -> Setup:
    """Two people, one against the other."""
    return read_skirmish(catalog(), points=150, board="small", players=("Ann", "[/]"))


def hot_seat() -> Setup:
    """A match of two people."""
    names = ("Ann", "[/]")
    return read_match(catalog(), points=200, board="small", players=names, find=named_army)


FUZZED: dict[str, Shown] = {
    **{name: shown for name, shown in SCENES.items() if name != "board-ascii"},
    **{f"waits-{wait.name.lower()}": waits(wait)
       for wait in (Wait.DEPLOY, Wait.PICK, Wait.ACT, Wait.ASK, Wait.ASK_MAP, Wait.SHOP)},
    "palette": from_state(mission, "ctrl+p"),
    "title-palette": from_title("ctrl+p"),
    "codex": from_title("x"),
    "builder": from_title("a", "enter"),
    "match-form": from_runs("m", "down"),
    "builder-random": from_runs("a", "p", "p", "r", "u"),
    "game-codex": from_state(party, "C"),
    "log": from_state(party, "G"),
    "whole": from_state(party, "o"),
    "aim": from_state(party, "enter", "c"),
    "pass": from_state(lambda: seated(party(), "Ann", "Bob", "", "[/]"), "enter", "P"),
    "rename": from_runs("l", "r"),
    "runs-replay": from_runs("l", "w"),
    "continued": from_runs("c"),
    "quest": begun(lambda: PARTY),
    "skirmish": begun(duel),
    "last-move": last_move,
    **MATCHES,
    "match-marker": begun(hot_seat),
    "match-act": from_state(lambda: people(laid()), "enter", "enter"),
}  # fmt: skip
