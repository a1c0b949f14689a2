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
from starquest.content.published_odds import load_odds
from starquest.desk.briefing import class_of, facts
from starquest.desk.form_lines import Row, form_rows
from starquest.desk.keymap import footer
from starquest.desk.mission_dials import number_of, with_number
from starquest.desk.preferences import Preferences
from starquest.desk.quest_form import changed, named
from starquest.desk.recruiting import Recruiting
from starquest.model.settings import Luck
from starquest.text.locale import words, words_in
from starquest.text.odds import lever_lines
from starquest.ui.bindings import bindings
from starquest.ui.drawing import measure
from starquest.ui.screens.form import Form, FormLines, turned, typed
from starquest.ui.screens.naming import Naming
from starquest.ui.widgets.keys import KeyLine

NARROW, WIDE, FROM = 34, 60, 110
"""The columns of a line, and of a screen from which on the lines are the wide ones."""
EDGES = 2
"""The columns of the lines besides: an edge, and the bar that scrolls."""


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

    def __init__(self, options: Preferences | None = None) -> None:
        """Start with the players' options."""
        super().__init__()
        options = options or Preferences()
        self._plain = options.glyphs == "ascii"
        self._lore, self._odds = load_catalog(), load_odds()
        self.setup = Recruiting(
            difficulty=options.difficulty, luck=Luck(options.luck), sight=options.sight
        )

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

    def on_resize(self) -> None:
        """The lines have more room, or less."""
        self.lines.styles.width = self._room + EDGES
        self._fill(self.lines.highlighted or 0)

    @property
    def _room(self) -> int:
        """The columns of a line."""
        return WIDE if self.size.width >= FROM else NARROW

    def _fill(self, highlighted: int) -> None:
        lines = self.lines
        lines.clear_options()
        lines.add_options([Option(_row(row, self._room), id=row.id) for row in self._rows()])
        lines.highlighted = min(highlighted, lines.option_count - 1)
        self._show_facts()

    def _rows(self) -> list[Row]:
        return form_rows(self.setup, self._lore, self._odds, plain=self._plain)

    def _show_facts(self) -> None:
        at = self.lines.highlighted
        name = self._rows()[at].id if at is not None else "start"
        own = class_of(self.setup, self._lore, name)
        told = [
            Content.styled(line, "bold $primary") if own and line[1:].startswith(own) else
            Content(line) for line in facts(self.setup, self._lore, name, self._odds)
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
        elif name in ("player", "lever") and self.lines.clicked_back():
            self._turn(event.option.id or "", -1)
        elif name == "lever":
            title = words_in("odds.lever", index)
            now = str(getattr(self.setup.custom, index))
            self.open_over(Naming(title, now), lambda text: self._numbered(index, text))
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

    def _numbered(self, lever: str, text: str | None) -> None:
        """A number was typed."""
        if text is None:
            return
        number = number_of(lever, text.strip())
        if number is None:
            self.notify(lever_lines(self._lore, lever)[1], markup=False)
            return
        self.setup = with_number(self.setup, lever, number)
        self._fill(self.lines.highlighted or 0)

    def _seeded(self, text: str | None) -> None:
        if text is not None:
            self.setup = attrs.evolve(self.setup, seed=text)
            self._fill(self.lines.highlighted or 0)


def _row(row: Row, room: int) -> Content:
    if not row.value:
        return Content.styled(row.title, "bold")
    line = (typed if row.typed else turned)(row.title, row.value, room)
    beside = next((f" {note}" for note in row.notes if _fits(line, note, room)), "")
    return line + Content.styled(beside, "dim")


def _fits(line: Content, note: str, room: int) -> bool:
    return bool(note) and line.cell_length + 1 + measure(note) <= room
