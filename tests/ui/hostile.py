"""A walk past every place that shows a name, with names that would do harm if they could."""

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import attrs

from starquest.desk.waits import Wait, wait_of
from starquest.engine.game import mind_step
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.setup import MatchSetup, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Shop
from starquest.play.army_shelf import ArmyShelf
from starquest.ui.screens.builder import BuilderScreen
from starquest.ui.screens.newgame import NewGame
from tests.support.board import catalog
from tests.ui.run_libraries import library_in, nearly_over, played_out, reach
from tests.ui.support import Desk, title

MARK = "[b]"
"""Markup that must be shown as it is; where it is missing, it has acted or nothing is shown."""
NAMES = (
    "[b]\x1b]0;own\x07A[/b]",
    "[b]\x1b[2J\x9b31mB",
)
PLAYERS = ("[b][@click=app.bell]P\u202e", "[b]Q\r\n\t[/]\u2066\u200b")
PARTY = QuestSetup(
    (Recruit("breacher", NAMES[0], PLAYERS[0]), Recruit("medic", NAMES[1], PLAYERS[1]))
)
OURS = ("screen.", "app.help")
"""What may be clicked."""


@attrs.frozen
class Look:
    """What was on the screen somewhere."""

    where: str
    texts: tuple[str, ...]
    clicks: tuple[str, ...]

    def faults(self, *, named: bool) -> Iterator[str]:
        """What should not be there, and what should."""
        for text in self.texts:
            bad = [char for char in text if unicodedata.category(char).startswith("C")]
            if bad:
                yield f"{self.where}: {bad[0]!a} in {text!a}"
        for click in self.clicks:
            if not click.startswith(OURS):
                yield f"{self.where}: a click on a name would do {click}"
        if named and not any(MARK in text for text in self.texts):
            yield f"{self.where}: no name is shown as it is"


def look(desk: Desk, where: str) -> Look:
    """Everything that is shown, and what clicks on it would do."""
    segments = [segment for strip in desk.strips() for segment in strip]
    metas = [segment.style.meta for segment in segments if segment.style]
    clicks = tuple(str(meta["@click"]) for meta in metas if "@click" in meta)
    rows = tuple(strip.text for strip in desk.strips())
    return Look(where, rows, clicks)


def notes(desk: Desk) -> Iterator[str]:
    """What is wrong with what was said in passing."""
    for note in desk.app._notifications:
        told = Look("a notice", tuple(note.message.split("\n")), ())
        yield from told.faults(named=False)
        if note.markup:
            yield f"a notice may hold markup: {note.message!a}"


@attrs.frozen
class Moment:
    """A moment in a game."""

    wait: Wait

    def __call__(self, state: GameState) -> bool:
        """Whether it has come."""
        if self.wait is Wait.SHOP:
            return isinstance(state.agenda[-1], Shop)
        return state.round > 1 and wait_of(state, aiming=False) is self.wait


async def walk(folder: Path, only: str = "") -> list[str]:
    """Every place that shows a name, or those of one stretch; what was wrong there."""
    found: list[str] = []
    for name, stretch in STRETCHES.items():
        if only in ("", name):
            await stretch(folder / name, found)
    return found


async def _show(desk: Desk, found: list[str], where: str, *keys: str, named: bool = True) -> None:
    await desk.keys(*keys)
    found += look(desk, where).faults(named=named)
    found += notes(desk)


async def _library(saves: Path, found: list[str]) -> None:
    """Title, load screen, its questions, scores, replay."""
    library = library_in(saves)
    played_out(library, "[b]over", PARTY, "random")
    reach(library, "[b]mine", Moment(Wait.ACT), PARTY)
    (saves / "[b]\x1b[31m\u202e.run").write_bytes(b"")
    async with title(saves=saves) as desk:
        await _show(desk, found, "title")
        await _show(desk, found, "load", "l")
        await _show(desk, found, "delete?", "d")
        await _show(desk, found, "rename?", "escape", "r")
        await _show(desk, found, "broken", "escape", "end", "enter")
        await _show(desk, found, "scores", "escape", "s")
        await _show(desk, found, "replay", "enter", *["right"] * 6)
        await _show(desk, found, "replay's log", "G")
        with library.open("[b]mine"):
            (saves / ".[b]mine.holder").write_text(
                '{"pid": 7, "host": "[b]\\u001b[31m\\u202e", "since": "\\u009b[b]"}', "utf-8"
            )
            await _show(desk, found, "held", "escape", "escape", "escape", "c")


async def _game(saves: Path, found: list[str]) -> None:
    """Handover, panels, header, inspection, log, inventory, menu, pass and autopilot."""
    reach(library_in(saves), "mine", Moment(Wait.PICK), PARTY)
    async with title(saves=saves) as desk:
        await _show(desk, found, "coming back", "c")
        desk.game.seats.take("somebody else")
        await _show(desk, found, "handover", "enter")
        await _show(desk, found, "board", "escape")
        await _show(desk, found, "inspect", "1")
        await _show(desk, found, "acting", "enter")
        await _show(desk, found, "menu", "m", named=False)
        await _show(desk, found, "inventory", "escape", "I")
        await _show(desk, found, "log", "escape", "G", "home", "enter")
        await _show(desk, found, "pass", "escape", "P")
        await _show(desk, found, "autopilot", "escape", "A")
        await _show(desk, found, "help", "question_mark", named=False)


async def _trade(saves: Path, found: list[str]) -> None:
    """The shop: buying, selling, giving."""
    reach(library_in(saves), "mine", Moment(Wait.SHOP), PARTY)
    async with title(saves=saves) as desk:
        await _show(desk, found, "shop", "c", "enter")
        for page in ("s", "g", "b"):
            await _show(desk, found, f"shop {page}", page)
        await _show(desk, found, "shop, the other", "tab")


async def _question(saves: Path, found: list[str]) -> None:
    """A question of the game, its answer in the log."""
    reach(library_in(saves), "mine", Moment(Wait.ASK), PARTY)
    async with title(saves=saves) as desk:
        await _show(desk, found, "question", "c", "enter")
        assert desk.shown == "Choosing"
        await _show(desk, found, "answer", "enter", named=False)


async def _end(saves: Path, found: list[str]) -> None:
    """The last page."""
    nearly_over(library_in(saves), "[b]doomed", PARTY)
    async with title(saves=saves) as desk:
        await _show(desk, found, "end", "c", "enter")
        assert desk.shown == "Ending"


async def _setup(saves: Path, found: list[str]) -> None:
    """A new game with such names, past the line they are typed in."""
    async with title(saves=saves) as desk:
        await desk.keys("n")
        screen = desk.screen
        assert isinstance(screen, NewGame)
        heroes = tuple(
            attrs.evolve(hero, name=name, player=player)
            for hero, name, player in zip(screen.setup.heroes, NAMES, PLAYERS, strict=True)
        )
        screen.setup = attrs.evolve(screen.setup, heroes=heroes)
        screen._fill(3)
        await _show(desk, found, "new game")
        await _show(desk, found, "name", "enter")
        await _show(desk, found, "deployment", "escape", "home", "enter")


async def _lists(saves: Path, found: list[str]) -> None:
    """The army builder with such names, in a list that is kept and in one that is open."""
    unit = ArmyUnit("ash_mob", name=NAMES[0])
    ArmyShelf(saves).save(ArmyList(NAMES[0], ("cinder_raiders",), 300, (unit,)))
    (saves / "armies" / "[b]\x1b[31m\u202e.toml").write_bytes(b"")
    async with title(saves=saves) as desk:
        await desk.keys("a")
        screen = desk.screen
        assert isinstance(screen, BuilderScreen)
        screen.opened(ArmyList(NAMES[0], ("cinder_raiders",), 300, (unit,)))
        await _show(desk, found, "builder")
        await _show(desk, found, "list's name", "n")
        await _show(desk, found, "open a list", "escape", "o", named=False)


async def _match(saves: Path, found: list[str]) -> None:
    """A match of two such players with such lists: its cards, table, last page and ledger."""
    units = tuple(ArmyUnit(kind) for kind in ("ash_mob", "mob_boss"))
    lists = [ArmyList(name, ("cinder_raiders",), 300, units) for name in NAMES]
    setup = MatchSetup((lists[0], lists[1]), names=PLAYERS, minds=("list", "list"))
    with library_in(saves).begin(setup, 3, "[b]match") as run:
        while mind_step(run.state)[1].state.outcome is None:
            run.mind_step()
    async with title(saves=saves) as desk:
        await _show(desk, found, "match's end", "c", "enter")
        assert desk.shown == "Ending"
        await _show(desk, found, "match's story", "5")
        await _show(desk, found, "ledger", "escape", "s", "m")
        await _show(desk, found, "match in the scores", "escape")
        await desk.keys("escape")
        desk.app.begin(attrs.evolve(setup, minds=("", "")), 3)
        await desk.settle()
        await _show(desk, found, "marker's card")
        await _show(desk, found, "markers", "enter")


STRETCHES = {
    "library": _library, "game": _game, "trade": _trade, "question": _question, "end": _end,
    "setup": _setup, "lists": _lists, "match": _match,
}  # fmt: skip


def catalog_is_clean() -> bool:
    """Whether the data have no such names: what is found comes from the players' names."""
    return all(MARK not in hero.name for hero in catalog().heroes.values())
