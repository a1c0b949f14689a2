"""Every key comes from the table: what it names is there, and no source binds one by itself."""

import ast
from collections.abc import Iterator

import pytest
from textual.screen import Screen

from starquest.content.keymaps import KeyRow, load_keymaps
from starquest.ui.app import StarquestApp
from starquest.ui.screens.builder import BuilderScreen
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.codex import CodexScreen
from starquest.ui.screens.corners import CornerScreen
from starquest.ui.screens.ending import Ending
from starquest.ui.screens.form import FormLines
from starquest.ui.screens.handing import HandingCard
from starquest.ui.screens.help import HelpScreen
from starquest.ui.screens.load import LoadScreen
from starquest.ui.screens.logbook import Logbook
from starquest.ui.screens.match_form import MatchFormScreen
from starquest.ui.screens.naming import Naming
from starquest.ui.screens.newgame import NewGame
from starquest.ui.screens.pages import Page
from starquest.ui.screens.scores import ScoresScreen
from starquest.ui.screens.settings import SettingsScreen
from starquest.ui.screens.shop import ShopScreen
from starquest.ui.screens.title import TitleScreen
from starquest.ui.screens.whole import Whole
from starquest.ui.table.game import GameScreen
from starquest.ui.table.lesson import LessonScreen
from starquest.ui.table.replay import ReplayScreen
from starquest.ui.widgets.lines import Lines
from tests.test_layers import Sources, package_sources

OWNERS: dict[str, type] = {
    "app": StarquestApp, "list": Lines, "form": FormLines, "title": TitleScreen,
    "game": GameScreen, "game:quest": GameScreen, "game:skirmish": GameScreen,
    "game:match": GameScreen,
    "replay": ReplayScreen, "overview": Whole, "corners": CornerScreen, "log": Logbook,
    "choice": Choosing, "page": Page,
    "page:help": HelpScreen, "ending": Ending, "naming": Naming, "codex": CodexScreen,
    "shop": ShopScreen, "new": NewGame, "options": SettingsScreen, "load": LoadScreen,
    "scores": ScoresScreen, "handing": HandingCard, "lesson": LessonScreen,
    "builder": BuilderScreen, "muster": MatchFormScreen,
}  # fmt: skip
"""Who has the actions of each table."""


def test_every_table_has_its_screen() -> None:
    assert OWNERS.keys() == load_keymaps().screens.keys()
    for name, owner in OWNERS.items():
        if issubclass(owner, Screen) and ":" not in name and name != "lesson":  # it is a game too
            assert name == owner.KEYS  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", OWNERS)
def test_every_row_does_something(name: str) -> None:
    for row in load_keymaps().screens[name]:
        if row.do:
            owner = _owner(row, OWNERS[name])
            assert owner is None or hasattr(owner, f"action_{row.do.partition('(')[0]}"), row.do


def _owner(row: KeyRow, owner: type) -> type | None:
    """Who is told; the screen of a form is any."""
    if row.do.startswith("app."):
        return None if hasattr(StarquestApp, f"action_{row.do[4:].partition('(')[0]}") else owner
    return None if row.do.startswith("screen.") else owner


def own_bindings(sources: Sources) -> Iterator[str]:
    """Places that name a key themselves: bindings made by hand, keys compared with words."""
    for module, source in sources.items():
        if module == "starquest.ui.bindings":
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Name(id="Binding")):
                    yield f"{module}:{node.lineno} makes a binding"
                case ast.Compare(left=ast.Attribute(attr="key"), comparators=[first, *_]) if any(
                    isinstance(part, ast.Constant) for part in ast.walk(first)
                ):
                    yield f"{module}:{node.lineno} asks for a key by name"
                case ast.FunctionDef(name=name) if name.startswith("key_") and module != KEYS:
                    yield from _handler(module, node)


KEYS = "starquest.ui.widgets.keys"


def _handler(module: str, node: ast.FunctionDef) -> Iterator[str]:
    """Textual calls a method key_x for the key x."""
    if node.args.args and node.args.args[0].arg == "self" and len(node.args.args) == 1:
        yield f"{module}:{node.lineno} listens to a key by name"


def test_no_source_names_a_key() -> None:
    ui = {name: text for name, text in package_sources().items() if ".ui" in name}
    assert list(own_bindings(ui)) == []


@pytest.mark.parametrize(
    "source",
    [
        'BINDINGS = [Binding("q", "quit")]',
        'def on_key(event):\n    if event.key == "q":\n        pass',
        'def on_key(event):\n    if event.key in ("q", "x"):\n        pass',
        "class A:\n    def key_q(self):\n        pass",
    ],
)
def test_a_planted_key_is_seen(source: str) -> None:
    assert len(list(own_bindings({"starquest.ui.screens.a": source}))) == 1
