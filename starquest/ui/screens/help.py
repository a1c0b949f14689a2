"""Help for the present screen."""

from typing import ClassVar

from textual.binding import BindingType

from starquest.desk.glyphs import Glyphs
from starquest.desk.help_lines import help_lines
from starquest.desk.keymap import Hint, footer
from starquest.model.state import GameState
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.screens.pages import Page


class HelpScreen(Page):
    """Keys and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = bindings("page:help")

    def __init__(self, topic: str, glyphs: Glyphs, keymap: str, state: GameState | None) -> None:
        super().__init__(words("help.title"), help_lines(topic, glyphs, keymap, state))

    @property
    def hints(self) -> list[Hint]:
        """How to read on comes first."""
        return footer("page", "help")
