"""Themes: the colours of panels and words. The map has its own in `palette`."""

from textual.theme import Theme

_DARK_BARS = {
    "text-disabled": "auto 65%",
    "scrollbar": "#6b7385",
    "scrollbar-background": "#0d0f13",
}
_LIGHT_BARS = {
    "text-disabled": "auto 65%",
    "scrollbar": "#70767f",
    "scrollbar-background": "#e6e9ee",
}
"""What cannot be chosen is read as well, and a scroll bar is seen."""

_OWN_BARS = {
    "ansi-background": "ansi_black",
    "ansi-foreground": "ansi_white",
    "border": "ansi_cyan",
    "surface": "ansi_default",
    "panel": "ansi_default",
    "text-muted": "ansi_default",
    "text-disabled": "ansi_bright_black",
    "block-cursor-foreground": "ansi_black",
    "block-cursor-background": "ansi_cyan",
    "scrollbar": "ansi_bright_black",
    "scrollbar-background": "ansi_default",
}
"""The terminal's own colours, whatever they are: nothing is mixed of them."""

_ALL = (
    Theme("starquest-dark", primary="#7dcfff", secondary="#ffd166", accent="#ff9f7a",
          foreground="#d8dee9", background="#0d0f13", surface="#14171d", panel="#1b1f27",
          warning="#ffd166", error="#f07167", success="#7fb069", dark=True,
          variables=_DARK_BARS),
    Theme("starquest-light", primary="#005f99", secondary="#8a6d00", accent="#a8320a",
          foreground="#1f2430", background="#f4f5f7", surface="#ffffff", panel="#e6e9ee",
          warning="#8a5a00", error="#b3261e", success="#2f6b2f", dark=False,
          variables=_LIGHT_BARS),
    Theme("starquest-contrast", primary="#ffffff", secondary="#ffff00", accent="#00ffff",
          foreground="#ffffff", background="#000000", surface="#000000", panel="#101010",
          warning="#ffff00", error="#ff8080", success="#80ff80", dark=True,
          variables=_DARK_BARS),
    Theme("starquest-deutan", primary="#56b4e9", secondary="#f0e442", accent="#e69f00",
          foreground="#e0e0e0", background="#0d0f13", surface="#14171d", panel="#1b1f27",
          warning="#f0e442", error="#d55e00", success="#56b4e9", dark=True,
          variables=_DARK_BARS),
    Theme("starquest-tritan", primary="#2ec4b6", secondary="#ffb3c1", accent="#ff6b6b",
          foreground="#e0e0e0", background="#0d0f13", surface="#14171d", panel="#1b1f27",
          warning="#ffb3c1", error="#ff3b3b", success="#2ec4b6", dark=True,
          variables=_DARK_BARS),
    Theme("starquest-terminal", primary="ansi_cyan", secondary="ansi_yellow", accent="ansi_red",
          foreground="ansi_default", background="ansi_default", surface="ansi_default",
          panel="ansi_default", boost="ansi_default", warning="ansi_yellow", error="ansi_red",
          success="ansi_green", dark=True, ansi=True, variables=_OWN_BARS),
)  # fmt: skip

THEMES = {theme.name: theme for theme in _ALL}
