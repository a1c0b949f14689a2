"""The line of keys at the foot of a screen."""

from textual.widgets import Static


class KeyLine(Static):
    """Keys that can be clicked; they look like words, not like links."""

    DEFAULT_CSS = """
    KeyLine {
        height: 1; padding: 0 1; color: $text-muted; text-wrap: nowrap; link-style: none;
        link-color: $text-muted; link-background: transparent;
        link-color-hover: $primary; link-background-hover: transparent; link-style-hover: underline;
    }
    """
