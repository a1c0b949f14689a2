"""The table of finished runs, and the way to their replays."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.loader import load_catalog
from starquest.desk import run_lines, run_rows
from starquest.desk.keymap import footer
from starquest.desk.ledger_lines import ledger_lines
from starquest.desk.score_filters import bests, filtered, filters
from starquest.play.scores import Score, Scores
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import measure
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.pages import Page
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines


class ScoresScreen(OwnScreen[tuple[str, str] | None]):
    """The best run first; gives the replay to watch."""

    KEYS = "scores"
    BINDINGS: ClassVar[list[BindingType]] = bindings("scores")
    DEFAULT_CSS = """
    ScoresScreen .title { height: 1; text-style: bold; color: $primary; background: $panel; }
    ScoresScreen .head { height: 1; color: $text-muted; }
    ScoresScreen KeyLine { background: $panel; }
    ScoresScreen #about { height: 4; padding: 0 1; border-top: solid $foreground 30%; }
    ScoresScreen Lines { height: 1fr; background: $surface; text-wrap: nowrap; }
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder, self._lore = folder, load_catalog()
        self._table = Scores(folder)
        self._all: list[Score] = []
        self._records: list[Score] = []
        self._filter = 0

    def compose(self) -> ComposeResult:
        """A title, the table, what is known of a run, the keys."""
        yield Static(id="which", classes="title", markup=False)
        yield Static(Content(run_rows.score_heading()), classes="head", markup=False)
        yield Lines(markup=False)
        yield Static(id="about", markup=False)
        yield KeyLine(footer("scores"))

    def on_mount(self) -> None:
        """Read the table."""
        self._all = self._table.records()
        self.query_one(Lines).focus()
        self._fill()
        if self._table.note:
            self.notify(clean(self._table.note, 200), severity="warning", markup=False)

    def _fill(self) -> None:
        """The runs that the filter lets through."""
        found, self._records = filtered(self._all, self._filter, self._lore)
        count = len(self._records)
        told = words("screens.scores.which", which=found, count=count)
        self.query_one("#which", Static).update(Content(f" {told}"))
        lines = self.query_one(Lines)
        lines.clear_options()
        texts = [run_lines.scored(n, r, self._lore) for n, r in enumerate(self._records, 1)]
        lines.add_options([Option(Content(text)) for text in texts])
        if self._records:
            lines.highlighted = 0
        else:
            self.query_one("#about", Static).update(Content(""))

    def action_filter(self, step: int) -> None:
        """Show only some of them."""
        self._filter = (self._filter + step) % len(filters(self._all, self._lore))
        self._fill()

    def action_bests(self) -> None:
        """The best of each class, faction and size."""
        title = words("screens.scores.bests")
        self.open_over(Page(title, bests(self._all, self._lore)))

    def action_ledger(self) -> None:
        """What each list has come to in matches."""
        self.open_over(Page(words("ledger.title"), ledger_lines(self._all, measure)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell more of a run."""
        if event.option_index >= len(self._records):
            return  # the filter may be another by now
        record = self._records[event.option_index]
        lines = run_rows.score_lines(record, self._lore)
        self.query_one("#about", Static).update(Content("\n".join(lines)))

    def on_option_list_option_selected(self, _event: OptionList.OptionSelected) -> None:
        """The run under the bar."""
        self.action_take()

    def action_take(self) -> None:
        """Watch how it went."""
        self._give("watch")

    def action_how_it_ended(self) -> None:
        """The pages at its end."""
        self._give("ending")

    def _give(self, what: str) -> None:
        """Leave with the replay of the run under the bar."""
        at = self.query_one(Lines).highlighted
        if at is None:
            return
        record = self._records[at]
        # The table is a file like any other: a path out of the folder is not followed.
        name = Path(record.replay).name
        if name:
            self.dismiss((what, str(self._folder / name)))
        else:
            self.notify(words("screens.scores.no_replay"), markup=False)

    def action_leave(self) -> None:
        """Back to the title."""
        self.dismiss(None)
