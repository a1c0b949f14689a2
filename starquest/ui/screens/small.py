"""What is shown when the terminal is too small."""

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from starquest.text.locale import words
from starquest.ui.screens.base import OwnScreen

LEAST = (80, 24)


def too_small(size: Size) -> bool:
    """Whether the game does not fit."""
    return size.width < LEAST[0] or size.height < LEAST[1]


class TooSmall(OwnScreen[None]):
    """One sentence with the size that is needed and the size there is."""

    DEFAULT_CSS = """
    TooSmall { align: center middle; }
    TooSmall Static { width: 100%; height: auto; text-align: center; }
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
        width, height = LEAST
        text = words("screens.too_small", width=width, height=height, wide=wide, tall=tall)
        self.query_one("#sentence", Static).update(Content(text))

    def on_screen_resume(self) -> None:
        """Leave if the terminal has grown while something lay on top."""
        if not too_small(self.app.size):
            self.dismiss()

    def on_resize(self) -> None:
        """Say it again."""
        self.say()
