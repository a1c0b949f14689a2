"""Options: one line each, left and right change them, kept at once."""

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.widgets.option_list import Option

from starquest.ui.options import CHOICES, Options
from starquest.ui.screens.base import OwnScreen
from starquest.ui.widgets.lines import Lines

NAMES = {
    "theme": ("Colours", "five themes, two of them safe for colour-blind eyes"),
    "glyphs": ("Glyphs", "Unicode, or plain ASCII for simple terminals"),
    "speed": ("Horde", "how fast the horde's phase is shown"),
    "animation": ("Animation", "films of moves and shots, or none"),
    "sight": ("Sight", "what the party sees, or the open table"),
    "handover": ("Handover", "what is shown when another player is next"),
    "keymap": ("Keys", "vi letters move the cursor, or arrows only"),
}


class SettingsScreen(OwnScreen[Options]):
    """The player's options; gives them back as they are when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace,q", "leave", "Back"),
        Binding("right,l,enter,space", "change(1)", "Next value", priority=True),
        Binding("left,h", "change(-1)", "Value before"),
        Binding("question_mark", "app.help('options')", "Help"),
    ]
    DEFAULT_CSS = """
    SettingsScreen { align: center middle; }
    SettingsScreen > Vertical {
        width: 76; height: auto; border: round $primary; background: $surface; padding: 0 1;
    }
    SettingsScreen .title { text-style: bold; color: $primary; }
    SettingsScreen .hint { color: $text-muted; }
    SettingsScreen Lines { height: auto; border: none; background: $surface; }
    """

    class Changed(Message):
        """The player has other options now."""

        def __init__(self, options: Options) -> None:
            self.options = options
            super().__init__()

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options

    def compose(self) -> ComposeResult:
        """A title, the options, a hint."""
        with Vertical():
            yield Static(Content("Options"), classes="title", markup=False)
            yield Lines(*[Option(self._line(name), id=name) for name in CHOICES])
            yield Static(
                Content("Up and down: option. Left and right: value. Esc: back. Kept at once."),
                classes="hint",
                markup=False,
            )

    def on_mount(self) -> None:
        """Start on the first option."""
        self.query_one(Lines).focus()

    def _line(self, name: str) -> Content:
        title, detail = NAMES[name]
        value = str(getattr(self._options, name)).removeprefix("starquest-")
        head = Content.styled(f"{title.ljust(11)}< {value} >".ljust(30), "bold")
        return head + Content(detail)

    def action_change(self, step: int) -> None:
        """Take the next value of the option."""
        chosen = self.query_one(Lines)
        if chosen.highlighted is None:
            return
        name = list(CHOICES)[chosen.highlighted]
        values = CHOICES[name]
        at = values.index(getattr(self._options, name))
        value = values[(at + step) % len(values)]
        self._options = replace(self._options, **{name: value})
        chosen.replace_option_prompt(name, self._line(name))
        self.post_message(self.Changed(self._options))

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(self._options)
