"""A match to set up: both armies, who plays, the table; Enter on Start begins."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.armies.list_code import LONGEST as LONGEST_CODE
from starquest.content.armies.list_code import read_code
from starquest.content.loader import load_catalog
from starquest.content.problem import DataError
from starquest.desk.form_lines import Row
from starquest.desk.keymap import footer
from starquest.desk.match_form import GIVEN, LEAST, MOST, MatchForm
from starquest.desk.match_form_lines import match_facts, match_rows, pick_options, verdict
from starquest.model.army import ArmyList
from starquest.text.locale import words
from starquest.text.problems import told_problem
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn_all, measure
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.form import Form, FormLines, turned, typed
from starquest.ui.screens.naming import Naming
from starquest.ui.widgets.keys import KeyLine

LEFT = 40
"""The columns of the lines."""
EDGES = 4


class MatchFormScreen(Form):
    """Armies, players, table."""

    KEYS = "muster"
    BINDINGS: ClassVar[list[BindingType]] = bindings("muster")
    DEFAULT_CSS = f"""
    MatchFormScreen {{ layout: vertical; }}
    MatchFormScreen #lines {{
        width: {LEFT}; height: 1fr; border: none; background: $surface; padding: 0 0 0 1;
        scrollbar-size-vertical: 1;
    }}
    MatchFormScreen VerticalScroll {{ width: 1fr; height: 1fr; scrollbar-size-vertical: 1; }}
    MatchFormScreen #facts {{ padding: 0 0 0 1; }}
    MatchFormScreen .hint {{ background: $panel; }}
    MatchFormScreen #verdict {{ height: auto; max-height: 2; padding: 0 1; color: $error; }}
    MatchFormScreen .title {{ height: 1; text-style: bold; color: $primary; background: $panel; }}
    """

    def __init__(self, folder: Path | None, army: ArmyList | None = None) -> None:
        """An army that is brought plays the first side."""
        super().__init__()
        self.form = MatchForm(load_catalog(), folder, army)

    def compose(self) -> ComposeResult:
        """Choices to the left, what they mean to the right, what is wrong below."""
        yield Static(Content(f" {words('match_form.title')}"), classes="title", markup=False)
        with Horizontal():
            yield FormLines(id="lines")
            with VerticalScroll(can_focus=False):
                yield Static(id="facts", markup=False)
        yield Static(id="verdict", markup=False)
        yield KeyLine(footer("muster"), classes="hint")

    def on_mount(self) -> None:
        """Start is the first line, so that Enter is enough."""
        self._fill(0)
        self.lines.focus()

    def on_resize(self) -> None:
        """Other widths."""
        self._show_facts()

    def _fill(self, highlighted: int | None = None) -> None:
        lines = self.lines
        at = (lines.highlighted or 0) if highlighted is None else highlighted
        lines.clear_options()
        lines.add_options([Option(_row(row), id=row.id) for row in match_rows(self.form)])
        lines.highlighted = min(at, lines.option_count - 1)
        self.query_one("#verdict", Static).update(Content(verdict(self.form)), layout=True)
        self._show_facts()

    def _show_facts(self) -> None:
        at = self.lines.highlighted
        name = match_rows(self.form)[at].id if at is not None else "start"
        room = self.app.size.width - LEFT - EDGES
        told = match_facts(self.form, name, room, measure)
        self.query_one("#facts", Static).update(drawn_all(told, self.app.theme), layout=True)

    def on_option_list_option_highlighted(self) -> None:
        """Another line: other facts."""
        self._show_facts()

    def action_change(self, step: int) -> None:
        """Another value for the line."""
        at = self.lines.highlighted
        if at is not None:
            self._turn(match_rows(self.form)[at].id, step)

    def _turn(self, line: str, step: int) -> None:
        self.form.turn(line, step)
        self._fill()

    def action_scroll(self, lines: int) -> None:
        """Read on in the facts."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    # Enter, line by line

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter starts, or types, or picks, or turns the value on."""
        line = event.option.id or ""
        name, _, number = line.partition(":")
        if name == "start":
            self._start()
        elif self.lines.clicked_back():
            self._turn(line, -1)
        elif name in ("points", "seed"):
            (self._ask_points if name == "points" else self._ask_seed)()
        elif name in ("who", "list"):
            (self._ask_name if name == "who" else self._ask_list)(int(number))
        else:
            self._turn(line, self.lines.step())

    def _start(self) -> None:
        told = verdict(self.form)
        if told:
            self.notify(told, markup=False)
        else:
            self.dismiss(self.form)

    def _ask_points(self) -> None:
        title = words("match_form.points", least=LEAST, most=MOST)
        value = str(self.form.chosen.points)
        self.open_over(Naming(title, value, len(str(MOST))), self._pointed)

    def _pointed(self, text: str | None) -> None:
        if text and not self.form.read_points(text):
            self.notify(words("match_form.no_points", least=LEAST, most=MOST), markup=False)
        self._fill()

    def _ask_seed(self) -> None:
        self.open_over(Naming(words("match_form.seed"), self.form.chosen.seed), self._sown)

    def _sown(self, text: str | None) -> None:
        if text is not None:
            self.form.sow(text)
        self._fill()

    def _ask_name(self, side: int) -> None:
        title = words("match_form.name", number=side + 1)
        asked = Naming(title, self.form.chosen.sides[side].name)
        self.open_over(asked, lambda text: self._named(side, text))

    def _named(self, side: int, text: str | None) -> None:
        if text is not None:
            self.form.rename(side, text)
        self._fill()

    def _ask_list(self, side: int) -> None:
        found = pick_options(self.form)
        title = words("match_form.pick_title", number=side + 1)
        asked = Choosing(title, "", [(name, about) for _, name, about in found])
        self.open_over(
            asked, lambda at: self._picked(side, found[at][0]) if at is not None else None
        )

    def _picked(self, side: int, source: str) -> None:
        if source == GIVEN:
            asked = Naming(words("match_form.code_title"), "", LONGEST_CODE)
            self.call_later(self.open_over, asked, lambda code: self._decode(side, code))
            return
        self.form.take(side, source)
        self._fill()

    def _decode(self, side: int, code: str | None) -> None:
        if not code:
            return
        try:
            self.form.bring(side, read_code(self.form.catalog, code))
        except DataError as error:
            self.notify(told_problem(error.problems[0]), markup=False)
        self._fill()


def _row(row: Row) -> Content:
    if not row.value:
        return Content.styled(row.title, "bold")
    return (typed if row.typed else turned)(row.title, row.value, LEFT - 2)
