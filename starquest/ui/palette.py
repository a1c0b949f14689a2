"""The colours of the map as styles of the terminal."""

from functools import lru_cache

from rich.style import Style
from textual._context import active_app

from starquest.desk.colours import few_colours, own_colours, palette


def ink_of(theme: str, name: str) -> str:
    """The colour of a thing in panels and words: one of sixteen where the terminal has no more."""
    app, colours = active_app.get(None), palette(theme)
    if app is not None and app.console.color_system == "standard":
        return few_colours(colours, name, "lit")[0]
    return colours.ink[name]


@lru_cache(maxsize=4096)
def style(theme: str, ink: str, paper: str, flags: str = "", *, few: bool = False) -> Style:
    """The style of a thing on a background; flags are words such as bold, reverse, underline."""
    colours = palette(theme)
    front, back = colours.ink[ink], colours.paper[paper.partition("-")[0]]
    if colours.own:
        front, back = (name.removeprefix("ansi_") for name in own_colours(colours, ink, paper))
    elif few:
        front, back = few_colours(colours, ink, paper)
    if "cursor" in flags:  # reversed for terminals without colour, and back again for the others
        front, back = back, front
    return Style(
        color=front,
        bgcolor=back,
        bold="bold" in flags or None,
        underline="underline" in flags or None,
        reverse="reverse" in flags or "cursor" in flags or None,
    )
