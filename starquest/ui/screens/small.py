"""What is shown when the terminal is too small."""

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

LEAST = (80, 24)


class TooSmall(Screen[None]):
    """One sentence with the size that is needed and the size there is."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; }
    TooSmall Static { width: auto; height: auto; }
    """

    def compose(self) -> ComposeResult:
        """The sentence."""
        yield Static(id="sentence", markup=False)

    def on_mount(self) -> None:
        """Say it."""
        self.say()

    def say(self) -> None:
        """Say what is needed and what there is."""
        wide, tall = self.app.size
        text = f"starquest needs {LEAST[0]}x{LEAST[1]}, this is {wide}x{tall}"
        self.query_one("#sentence", Static).update(Content(text))

    def on_resize(self) -> None:
        """Say it again."""
        self.say()
