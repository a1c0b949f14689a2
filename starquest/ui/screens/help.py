"""Help for the present screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from starquest.ui.keymap import KEYS

TOPICS: dict[str, list[tuple[str, str]]] = {
    "title": [
        ("Enter", "choose"),
        ("arrows, j k", "move"),
        ("p n o q", "play now, new game, options, quit"),
    ],
    "game": [
        ("arrows, hjklyubn, numpad", "move the cursor; with Shift five cells"),
        ("Enter, Space, click", "do the plain thing: pick a hero, walk there, attack that enemy"),
        ("Tab, Shift+Tab", "next hero, target or token"),
        ("1 2 3 4", "look at a hero"),
        ("Esc, Backspace", "back"),
        ("m", "everything that can be done now, and why the rest cannot"),
        ("o", "the whole board, or the near part"),
        ("I", "inventory of the party"),
        ("G", "the log of the whole run"),
        ("+ -", "faster or slower film of the horde"),
        ("A", "hand the hero to the autopilot, or take it back"),
        ("Ctrl+P", "find any command by name"),
        ("Q", "to the title; the run is saved at every moment"),
        ("Ctrl+Q", "leave the game"),
        ("Ctrl+Z", "sleep; the shell's fg wakes the game"),
    ],
}


class HelpScreen(ModalScreen[None]):
    """Keys and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark,q", "leave", "Back"),
    ]
    DEFAULT_CSS = """
    HelpScreen { align: center middle; background: $background 50%; }
    HelpScreen > VerticalScroll {
        width: 76; max-width: 96%; height: auto; max-height: 90%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    """

    def __init__(self, topic: str) -> None:
        super().__init__()
        self._topic = topic

    def compose(self) -> ComposeResult:
        """A line for each key."""
        rows = list(TOPICS.get(self._topic, TOPICS["game"]))
        if self._topic == "game":
            rows += [(key.shown, key.label) for key in KEYS]
        with VerticalScroll():
            for keys, meaning in rows:
                line = Content.styled(keys.ljust(26), "bold") + Content(meaning)
                yield Static(line, markup=False)

    def on_click(self) -> None:
        """A click closes it as a key does."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Back to the screen."""
        self.dismiss(None)
