"""A list to choose from: questions of the engine, menus, several commands for one target."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.ui.widgets.lines import Lines


class Choosing(ModalScreen[int | None]):
    """A title, a few words and options; gives the index of the chosen one, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace,q", "leave", "Back", show=True),
    ]
    DEFAULT_CSS = """
    Choosing { align: center middle; background: $background 40%; }
    Choosing > Vertical {
        width: 70; max-width: 96%; height: auto; max-height: 90%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Choosing Lines { height: auto; max-height: 16; border: none; background: $surface; }
    Choosing .title { text-style: bold; color: $primary; }
    Choosing .hint { color: $text-muted; }
    """

    def __init__(
        self,
        title: str,
        body: str,
        options: list[tuple[str, str]],
        *,
        disabled: tuple[int, ...] = (),
        optional: bool = True,
    ) -> None:
        super().__init__()
        self._heading, self._body, self._options = title, body, options
        self._disabled, self._optional = disabled, optional

    def compose(self) -> ComposeResult:
        """Title, text, list, hint."""
        with Vertical():
            yield Static(Content(self._heading), classes="title", markup=False)
            if self._body:
                yield Static(Content(self._body), markup=False)
            yield Lines(
                *[
                    Option(self._line(index), disabled=index in self._disabled)
                    for index in range(len(self._options))
                ],
                markup=False,
            )
            back = ", Esc: back to the map" if self._optional else ", Esc: look at the map"
            yield Static(Content(f"Enter or 1-9: choose{back}"), classes="hint", markup=False)

    def _line(self, index: int) -> Content:
        label, detail = self._options[index]
        number = f"{index + 1} " if index < 9 else "  "  # noqa: PLR2004
        head = Content.styled(f"{number}{label}", "bold")
        return head + Content(f"  {detail}") if detail else head

    def on_mount(self) -> None:
        """Start on the first option that can be chosen."""
        self.query_one(Lines).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        self.dismiss(event.option_index)

    def on_key(self, event: object) -> None:
        """A digit chooses at once."""
        key = str(getattr(event, "key", ""))
        if key.isdigit() and 1 <= int(key) <= len(self._options):
            index = int(key) - 1
            if index not in self._disabled:
                getattr(event, "stop", lambda: None)()
                self.dismiss(index)

    def action_leave(self) -> None:
        """Back without choosing."""
        self.dismiss(None)
