"""Colours of the map: a palette for each theme.

Colour only repeats what a glyph, a word or an attribute says. Where a terminal has sixteen colours
the backgrounds come from a set of their own, for most would be cut to the same one.
"""

from typing import NamedTuple


class Palette(NamedTuple):
    """The colours of one theme: `ink` by name of a thing, `paper` by name of a background."""

    ink: dict[str, str]
    paper: dict[str, str]
    dark: bool = True
    own: bool = False
    """Whether the colours are those of the terminal, whatever they are."""


_DARK_INK = {
    "floor": "#5d6573", "wall": "#6a7281", "door": "#d8a657", "cover": "#7fb069",
    "difficult": "#5fa8d3", "danger": "#f07167", "hero": "#ffffff", "down": "#b0b0b0",
    "enemy": "#ff9f7a", "shaken": "#c9a2ff", "objective": "#ffd166", "priority": "#fff3b0",
    "token": "#8be9fd", "treasure": "#ffe66d", "gadget": "#a0e8af", "lost": "#aab0b9",
    "path": "#ffffff", "effect": "#ffb347", "player1": "#7dcfff", "player2": "#f7a8d8",
    "player3": "#b5e48c", "player4": "#ffd6a5", "text": "#d8dee9",
    "cursor": "#101010", "enemy2": "#d7e05a", "weather": "#7f9bb5", "sign": "#8f97a5",
}  # fmt: skip
_DARK_PAPER = {
    "lit": "#1b1f27", "dim": "#0d0f13", "advance": "#1f3a5f", "rush": "#17283f",
    "charge": "#541d1d", "cursor": "#e5c07b", "target": "#6b2525", "path": "#2a472a",
    "zone": "#3a2f14", "intent": "#541d1d", "threat": "#541d1d",
    "safe": "#1f3a5f", "exposed": "#3a2f14", "fall": "#541d1d",
    "stone": "#2b303a", "boss": "#3b2140", "held": "#40360f", "flash": "#4a330b",
    "dusk": "#211c2b", "dawn": "#26201f", "night": "#131824", "leap": "#3b2b52",
}  # fmt: skip

_LIGHT_INK = {
    "floor": "#9aa0aa", "wall": "#757d89", "door": "#8a5a00", "cover": "#2f6b2f",
    "difficult": "#1f5f8b", "danger": "#b3261e", "hero": "#000000", "down": "#585858",
    "enemy": "#a8320a", "shaken": "#6a1fb3", "objective": "#6e5600", "priority": "#5c4a00",
    "token": "#00697a", "treasure": "#7a5c00", "gadget": "#1e6b3a", "lost": "#606060",
    "path": "#000000", "effect": "#9a4c00", "player1": "#005f99", "player2": "#99005f",
    "player3": "#2f6b00", "player4": "#8a4b00", "text": "#1f2430", "cursor": "#000000",
    "enemy2": "#5a5a00", "weather": "#4d6f8f", "sign": "#636974",
}  # fmt: skip
_LIGHT_PAPER = {
    "lit": "#ffffff", "dim": "#dcdfe4", "advance": "#cfe3ff", "rush": "#e4eefc",
    "charge": "#ffd6d1", "cursor": "#ffd54a", "target": "#ffd3ce", "path": "#c8ecc8",
    "zone": "#fbeec0", "intent": "#ffd6d1", "threat": "#ffd6d1",
    "safe": "#cfe3ff", "exposed": "#fbeec0", "fall": "#ffd6d1",
    "stone": "#c3c8d0", "boss": "#ecdcf5", "held": "#ffefb5", "flash": "#ffe0a8",
    "dusk": "#f3eefa", "dawn": "#fff4ea", "night": "#e6ebf5", "leap": "#eadcf8",
}  # fmt: skip

_CONTRAST_INK = dict.fromkeys(_DARK_INK, "#ffffff") | {
    "floor": "#b4b4b4", "enemy": "#ffff00", "objective": "#00ffff", "priority": "#00ffff",
    "cursor": "#000000", "danger": "#ff8080",
    "token": "#80ffff", "treasure": "#ffff80", "down": "#d0d0d0",
    "player2": "#ffb8ff", "player3": "#80ff80", "player4": "#ffc080",
    "wall": "#8c8c8c", "enemy2": "#ffc4c4", "weather": "#a0c8ff", "sign": "#ffffff",
}  # fmt: skip
_CONTRAST_PAPER = {
    "lit": "#000000", "dim": "#000000", "advance": "#003080", "rush": "#001840",
    "charge": "#800000", "cursor": "#ffffff", "target": "#b00000", "path": "#006000",
    "zone": "#403000", "intent": "#800000", "threat": "#800000",
    "safe": "#003080", "exposed": "#403000", "fall": "#800000",
    "stone": "#303030", "boss": "#480060", "held": "#403800", "flash": "#604000",
    "dusk": "#0a0014", "dawn": "#140a00", "night": "#000010", "leap": "#480060",
}  # fmt: skip

# Okabe and Ito's colours keep apart for red-green blindness; the second set for blue-yellow.
_DEUTAN_INK = _DARK_INK | {
    "enemy": "#e69f00", "hero": "#ffffff", "cover": "#56b4e9", "difficult": "#2fb48c",
    "danger": "#ff8c42", "objective": "#f0e442", "token": "#e39ac3", "treasure": "#f0e442",
    "gadget": "#56b4e9", "shaken": "#e39ac3", "player1": "#56b0f0", "player2": "#ffffff",
    "player3": "#fff6a0", "player4": "#d8d0ff", "enemy2": "#ffc9b0",
}  # fmt: skip
_DEUTAN_PAPER = _DARK_PAPER | {
    "advance": "#0b3d62",
    "rush": "#082940",
    "charge": "#4d300d",
    "intent": "#4d300d",
    "threat": "#4d300d",
    "target": "#55350f",
    "path": "#3c3c3c",
    "zone": "#3a2418",
    "safe": "#0b3d62",
    "exposed": "#3a2418",
    "fall": "#4d300d",
}
_TRITAN_INK = _DARK_INK | {
    "enemy": "#ff8c8c", "cover": "#7ad3c8", "difficult": "#2ec4b6", "danger": "#ff6a5a",
    "objective": "#ffd1dc", "priority": "#ffffff", "token": "#2ec4b6", "treasure": "#ffb3c1",
    "gadget": "#7ad3c8", "player1": "#2ec4b6", "player2": "#ffffff", "player3": "#ffb3c1",
    "player4": "#a0fff0", "door": "#ffb3c1", "enemy2": "#ffd9b8",
}  # fmt: skip
_TRITAN_PAPER = _DARK_PAPER | {
    "advance": "#0d413c",
    "rush": "#0b2b29",
    "charge": "#541616",
    "intent": "#541616",
    "threat": "#541616",
    "cursor": "#ff9eb0",
    "target": "#5f1919",
    "path": "#3a3a3a",
    "zone": "#3a1f26",
    "safe": "#0d413c",
    "exposed": "#3a1f26",
    "fall": "#541616",
}

# What is readable on the black and on the white of most terminals; their other colours are not.
_TERMINAL_INK = dict.fromkeys(_DARK_INK, "ansi_default") | {
    "floor": "ansi_bright_black", "wall": "ansi_bright_black", "weather": "ansi_bright_black",
    "door": "ansi_yellow", "cover": "ansi_green", "difficult": "ansi_cyan",
    "danger": "ansi_red", "enemy": "ansi_red", "enemy2": "ansi_bright_red",
    "shaken": "ansi_bright_magenta", "objective": "ansi_yellow", "priority": "ansi_yellow",
    "token": "ansi_cyan", "treasure": "ansi_yellow", "gadget": "ansi_green",
    "effect": "ansi_bright_red", "player1": "ansi_cyan", "player2": "ansi_magenta",
    "player3": "ansi_green", "player4": "ansi_bright_blue",
}  # fmt: skip
_TERMINAL_PAPER = dict.fromkeys(_DARK_PAPER, "ansi_default")

PALETTES: dict[str, Palette] = {
    "starquest-dark": Palette(_DARK_INK, _DARK_PAPER),
    "starquest-light": Palette(_LIGHT_INK, _LIGHT_PAPER, dark=False),
    "starquest-contrast": Palette(_CONTRAST_INK, _CONTRAST_PAPER),
    "starquest-deutan": Palette(_DEUTAN_INK, _DEUTAN_PAPER),
    "starquest-tritan": Palette(_TRITAN_INK, _TRITAN_PAPER),
    "starquest-terminal": Palette(_TERMINAL_INK, _TERMINAL_PAPER, own=True),
}


def palette(theme: str) -> Palette:
    """The palette of a theme; the dark one for a theme that is not ours."""
    return PALETTES.get(theme, PALETTES["starquest-dark"])


# The colours every terminal has: a value here becomes exactly that one when the depth is cut.
BLACK, RED, GREEN, BROWN = "#000000", "#aa0000", "#00aa00", "#aa5500"
BLUE, PURPLE, CYAN, GREY = "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa"
WHITE = "#ffffff"
FEW_PAPERS = {
    "advance": (WHITE, BLUE), "advance-edge": (WHITE, BLUE), "rush-edge": (BLACK, CYAN),
    "charge": (WHITE, RED),
    "target": (WHITE, PURPLE), "path": (BLACK, GREEN), "zone": (BLACK, BROWN),
}  # fmt: skip
"""Sixteen colours: ink and paper where a background says something; of Rush the rim is enough."""
FEW_SHARED = {
    "path-end": "path", "path-back": "path", "path-far": "path",
    "safe": "advance", "exposed": "zone", "fall": "charge", "intent": "charge", "leap": "target",
    "threat-edge": "charge", **{f"threat-{number}": "charge" for number in range(1, 10)},
}  # fmt: skip
"""Whose background a cell has by its risk, a threat or an intent; the sign beside it says which."""
FEW_INKS = {
    True: {"player1": "#55ffff", "player2": "#ff55ff", "player3": "#55ff55", "player4": "#ffff55",
           "enemy": "#ff5555"},
    False: {"player1": BLUE, "player2": PURPLE, "player3": GREEN, "player4": BROWN, "enemy": RED},
}  # fmt: skip
"""Who must be told apart, on black and on white: the nearest colours would be one and the same."""


def few_colours(colours: Palette, ink: str, paper: str) -> tuple[str, str]:
    """The same with sixteen colours, on backgrounds that stay apart."""
    paper = FEW_SHARED.get(paper, paper)
    if paper in FEW_PAPERS:
        return FEW_PAPERS[paper]
    if paper == "cursor":
        return (BLACK, GREY) if colours.dark else (WHITE, BLACK)
    front = FEW_INKS[colours.dark].get(ink, colours.ink[ink])
    return front, BLACK if colours.dark else WHITE


ANSI = {
    BLACK: "ansi_black", RED: "ansi_red", GREEN: "ansi_green", BROWN: "ansi_yellow",
    BLUE: "ansi_blue", PURPLE: "ansi_magenta", CYAN: "ansi_cyan", GREY: "ansi_white",
    WHITE: "ansi_bright_white",
}  # fmt: skip


def own_colours(colours: Palette, ink: str, paper: str) -> tuple[str, str]:
    """The same in the terminal's own colours: its background, but where that says something."""
    paper = FEW_SHARED.get(paper, paper)
    if paper in FEW_PAPERS or paper == "cursor":
        front, back = few_colours(colours, ink, paper)
        return ANSI[front], ANSI[back]
    return colours.ink[ink], colours.paper[paper.partition("-")[0]]
