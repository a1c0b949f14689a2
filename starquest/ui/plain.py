"""Plain ASCII for everything that is no glyph of the map: frames, scroll bars, icons."""

from typing import ClassVar

from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender

CLASS = "-plain"
"""The class of the app while everything is plain."""
CSS = """
App.-plain {
    OwnModal > Vertical, SettingsScreen > Vertical { border: ascii $primary; }
    Card > Vertical, Notice { border: ascii $secondary; }
    Input, Input:focus { border: ascii $primary; }
    Lines, Lines:focus { border: none; }
    Toast { border-left: ascii $success; }
    Toast.-warning { border-left: ascii $warning; }
    Toast.-error { border-left: ascii $error; }
    TableScreen #header, TableScreen #log { text-overflow: clip; }
    TableScreen #side { border-left: ascii $foreground 40%; }
    TableScreen #log, TableScreen #inspect { border-top: ascii $foreground 40%; }
    TableScreen #small, TableScreen #near { border-top: ascii $foreground 40%; }
    TableScreen #second { border-left: ascii $foreground 40%; }
    TableScreen #second #round { border-top: ascii $foreground 40%; }
    ShopScreen #about, ScoresScreen #about { border-top: ascii $foreground 40%; }
    CommandPalette SearchIcon { display: none; }
    CommandPalette #--input, CommandPalette CommandList { border: none; }
    CommandPalette CommandInput, CommandPalette CommandInput:focus { border: none; }
}
"""


class PlainBars(ScrollBarRender):
    """Scroll bars of whole cells."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


def dress(app: App[int], *, plain: bool) -> None:
    """Draw everything plain from now on, or no longer."""
    ScrollBar.renderer = PlainBars if plain else ScrollBarRender
    if plain and not app.stylesheet.has_source("", CLASS):
        app.stylesheet.add_source(CSS, read_from=("", CLASS))
        app.stylesheet.parse()
    app.set_class(plain, CLASS)
    app.refresh_css(animate=False)
