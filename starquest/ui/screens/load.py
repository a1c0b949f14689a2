"""The saved runs: go on with one, watch it, rename, copy or delete it."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.loader import load_catalog
from starquest.desk import run_rows
from starquest.desk.copy_name import copy_name
from starquest.desk.keymap import footer
from starquest.desk.run_rows import sentence
from starquest.desk.styled import Line
from starquest.desk.styled import lines as plain_lines
from starquest.play.saves import Broken, Entry, RunLibrary, SaveError
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn, drawn_all
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.naming import Naming
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

LONGEST, LIST = 40, 42
"""Letters of a name, and columns of the list."""


class LoadScreen(OwnScreen[tuple[str, str] | None]):
    """Runs to the left, what is known of one to the right; gives what to do with which."""

    KEYS = "load"
    BINDINGS: ClassVar[list[BindingType]] = bindings("load")
    DEFAULT_CSS = f"""
    LoadScreen .title {{ height: 1; text-style: bold; color: $primary; background: $panel; }}
    LoadScreen KeyLine {{ background: $panel; }}
    LoadScreen Lines {{ width: {LIST}; height: 1fr; background: $surface; }}
    LoadScreen #facts {{ width: 1fr; height: 1fr; padding: 0 1; }}
    """

    def __init__(self, library: RunLibrary) -> None:
        super().__init__()
        self._shelf, self._lore = library, load_catalog()
        self._entries: list[Entry | Broken] = []

    def compose(self) -> ComposeResult:
        """A title, runs and facts, the keys."""
        yield Static(Content(run_rows.heading()), classes="title", markup=False)
        with Horizontal():
            yield Lines(markup=False)
            yield Static(id="facts", markup=False)
        yield KeyLine(footer("load"))

    def on_mount(self) -> None:
        """List the runs."""
        self.fill()
        self.query_one(Lines).focus()

    def fill(self, name: str = "") -> None:
        """List the runs anew, with the bar on the one of this name."""
        lines, at = self.query_one(Lines), self.query_one(Lines).highlighted or 0
        self._entries = self._shelf.entries()
        names = [entry.name for entry in self._entries]
        lines.clear_options()
        lines.add_options([Option(drawn(run_rows.list_line(entry))) for entry in self._entries])
        if self._entries:
            lines.highlighted = names.index(name) if name in names else min(at, len(names) - 1)
        self._tell()

    @property
    def entry(self) -> Entry | Broken | None:
        """The run under the bar."""
        at = self.query_one(Lines).highlighted
        return self._entries[at] if at is not None and at < len(self._entries) else None

    def _tell(self) -> None:
        self.query_one("#facts", Static).update(drawn_all(self._facts()))

    def _facts(self) -> list[Line]:
        entry = self.entry
        if entry is None:
            return plain_lines([words("screens.load.nothing"), clean(str(self._shelf.folder), 200)])
        return run_rows.fact_rows(entry, self._lore, self.app.size.width - LIST - 2)

    def on_resize(self) -> None:
        """Other lines have room now."""
        self._tell()

    def on_option_list_option_highlighted(self) -> None:
        """Another run: other facts."""
        self._tell()

    def on_option_list_option_selected(self, _event: OptionList.OptionSelected) -> None:
        """The run under the bar."""
        self.action_take()

    def action_take(self) -> None:
        """Go on with a run; one that is over is watched."""
        entry = self.entry
        if isinstance(entry, Broken):
            self._complain(entry.reason)
        elif entry is not None:
            over = bool(entry.summary.outcome)
            self.dismiss(("watch", str(entry.path)) if over else ("play", entry.name))

    def action_watch(self) -> None:
        """Watch a run from its start."""
        entry = self.entry
        if isinstance(entry, Broken):
            self._complain(entry.reason)
        elif entry is not None:
            self.dismiss(("watch", str(entry.path)))

    def action_rename(self) -> None:
        """Type another name."""
        entry = self._named()
        if entry is not None:
            asked = Naming(words("screens.load.new_name"), clean(entry.name), LONGEST)
            self.open_over(asked, lambda new: self._rename(entry.name, new))

    def _rename(self, name: str, new: str | None) -> None:
        if new and new != name:
            self._try(lambda: self._renamed(name, new), name)

    def _renamed(self, name: str, new: str) -> str:
        self._shelf.rename(name, new)
        return new

    def action_copy(self) -> None:
        """Another run that goes on from the same moment."""
        entry = self._named()
        if entry is not None:
            copied = copy_name(entry.name)
            self._try(lambda: self._shelf.copy(entry.name, copied), entry.name)

    def action_delete(self) -> None:
        """Ask, then delete for good."""
        entry = self.entry
        if entry is None:
            return

        def chosen(index: int | None) -> None:
            if index == 1:
                self._try(lambda: self._delete(entry), "")

        options = [
            (words("screens.load.keep"), words("screens.load.keep_about")),
            (words("screens.load.delete_it"), words("screens.load.delete_about")),
        ]
        told = sentence(entry.reason) if isinstance(entry, Broken) else ""
        title = words("screens.load.delete", name=clean(entry.name))
        self.open_over(Choosing(title, told, options), chosen)

    def _delete(self, entry: Entry | Broken) -> None:
        if isinstance(entry, Broken):
            self._shelf.discard(entry)
        else:
            self._shelf.delete(entry.name)

    def _named(self) -> Entry | Broken | None:
        """The run under the bar, if it can be called by the name that is shown."""
        entry = self.entry
        if isinstance(entry, Broken) and not entry.has_name:
            self._complain(entry.reason)
            return None
        return entry

    def _try(self, action: Callable[[], str | None], name: str) -> None:
        """Do something to the files, or say why not; the bar goes to the run it gives, or stays."""
        try:
            made = action()
        except SaveError as error:
            self._complain(str(error))
        else:
            name = made or name
        self.fill(name)

    def _complain(self, reason: str) -> None:
        self.notify(sentence(reason), severity="error", markup=False)

    def action_leave(self) -> None:
        """Back to the title."""
        self.dismiss(None)
