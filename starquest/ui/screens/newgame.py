"""A new game: every choice on one screen, defaults filled, Enter on Start begins."""

from typing import ClassVar

import attrs
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.loader import load_catalog
from starquest.desk.briefing import class_of, facts
from starquest.desk.form_lines import Row, form_rows
from starquest.desk.keymap import footer
from starquest.desk.preferences import CHOICES
from starquest.desk.quest_form import Recruiting, changed, named
from starquest.text.locale import words, words_in
from starquest.ui.bindings import bindings
from starquest.ui.screens.form import Form, FormLines, turned, typed
from starquest.ui.screens.naming import Naming
from starquest.ui.widgets.keys import KeyLine

ROOM = 34
"""The columns of a line."""


class NewGame(Form):
    """Party, enemies, board, challenges."""

    KEYS = "new"
    BINDINGS: ClassVar[list[BindingType]] = bindings("new")
    DEFAULT_CSS = """
    NewGame { layout: vertical; }
    NewGame #lines {
        width: 36; height: 1fr; border: none; background: $surface; padding: 0 0 0 1;
        scrollbar-size-vertical: 1;
    }
    NewGame #facts { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    NewGame .hint { background: $panel; }
    NewGame .title { height: 1; text-style: bold; color: $primary; background: $panel; }
    """

    def __init__(self, sight: str = CHOICES["sight"][0]) -> None:
        super().__init__()
        self._lore = load_catalog()
        self.setup = Recruiting(sight=sight)

    def compose(self) -> ComposeResult:
        """Choices to the left, what they mean to the right."""
        yield Static(Content(f" {words('screens.new_game.title')}"), classes="title", markup=False)
        with Horizontal():
            yield FormLines(id="lines")
            with Vertical():
                yield Static(id="facts", markup=False)
        yield KeyLine(footer("new"), classes="hint")

    def on_mount(self) -> None:
        """Start is the first line, so that Enter is enough."""
        self._fill(0)
        self.lines.focus()

    def _fill(self, highlighted: int) -> None:
        lines = self.lines
        lines.clear_options()
        lines.add_options([Option(_row(row), id=row.id) for row in self._rows()])
        lines.highlighted = min(highlighted, lines.option_count - 1)
        self._show_facts()

    def _rows(self) -> list[Row]:
        return form_rows(self.setup, self._lore)

    def _show_facts(self) -> None:
        at = self.lines.highlighted
        name = self._rows()[at].id if at is not None else "start"
        own = class_of(self.setup, self._lore, name)
        told = [
            Content.styled(line, "bold $primary") if own and line[1:].startswith(own) else
            Content(line) for line in facts(self.setup, self._lore, name)
        ]  # fmt: skip
        self.query_one("#facts", Static).update(Content("\n").join(told))

    def on_option_list_option_highlighted(self) -> None:
        """Another line: other facts."""
        self._show_facts()

    def action_change(self, step: int) -> None:
        """Another value for the line."""
        at = self.lines.highlighted
        if at is not None:
            self._turn(self._rows()[at].id, step)

    def _turn(self, line: str, step: int) -> None:
        self.setup = changed(self.setup, line, step, self._lore)
        self._fill(self.lines.highlighted or 0)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter starts, or types, or turns the value on."""
        name, _, index = (event.option.id or "").partition(":")
        if name == "start":
            self.dismiss(self.setup)
        elif name == "player" and self.lines.clicked_back():
            self._turn(event.option.id or "", -1)
        elif name in ("name", "player"):
            value = str(getattr(self.setup.heroes[int(index)], name))
            title = words_in("screens.new_game_hero", name, number=int(index) + 1)
            self.open_over(Naming(title, value), lambda text: self._named(int(index), name, text))
        elif name == "seed":
            self.open_over(Naming(words("screens.new_game.seed"), self.setup.seed), self._seeded)
        else:
            self._turn(event.option.id or "", self.lines.step())

    def _named(self, index: int, field: str, text: str | None) -> None:
        if text is not None:
            self.setup = named(self.setup, index, field, text)
            self._fill(self.lines.highlighted or 0)

    def _seeded(self, text: str | None) -> None:
        if text is not None:
            self.setup = attrs.evolve(self.setup, seed=text)
            self._fill(self.lines.highlighted or 0)


def _row(row: Row) -> Content:
    if not row.value:
        return Content.styled(row.title, "bold")
    return (typed if row.typed else turned)(row.title, row.value, ROOM)
