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
from starquest.play.scores import Score, Scores
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.screens.base import OwnScreen
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
        self._records: list[Score] = []

    def compose(self) -> ComposeResult:
        """A title, the table, what is known of a run, the keys."""
        yield Static(Content(f" {words('screens.scores.title')}"), classes="title", markup=False)
        yield Static(Content(run_rows.score_heading()), classes="head", markup=False)
        yield Lines(markup=False)
        yield Static(id="about", markup=False)
        yield KeyLine(footer("scores"))

    def on_mount(self) -> None:
        """Read the table."""
        self._records = self._table.records()
        lines = self.query_one(Lines)
        texts = [run_lines.scored(n, r, self._lore) for n, r in enumerate(self._records, 1)]
        lines.add_options([Option(Content(text)) for text in texts])
        lines.focus()
        if self._records:
            lines.highlighted = 0
        if self._table.note:
            self.notify(clean(self._table.note, 200), severity="warning", markup=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell more of a run."""
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
