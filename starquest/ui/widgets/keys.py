"""The line of keys at the foot of a screen."""

from collections.abc import Iterable

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from starquest.desk.keymap import GAP, Hint


class KeyLine(Static):
    """Keys that can be clicked; they look like words, not like links."""

    DEFAULT_CSS = """
    KeyLine {
        height: 1; padding: 0 1; color: $text-muted; text-wrap: nowrap; link-style: none;
        link-color: $text-muted; link-background: transparent;
        link-color-hover: $primary; link-background-hover: transparent; link-style-hover: underline;
    }
    """

    def __init__(
        self,
        hints: Iterable[Hint] = (),
        *,
        id: str | None = None,  # noqa: A002
        classes: str = "",
    ) -> None:
        super().__init__(key_line(hints), id=id, classes=classes, markup=False)

    def show(self, hints: Iterable[Hint]) -> None:
        """Show other keys."""
        self.update(key_line(hints), layout=False)


def key_line(hints: Iterable[Hint]) -> Content:
    """Keys side by side."""
    return Content(GAP).join([key_content(hint) for hint in hints])


def key_content(hint: Hint) -> Content:
    """A key with its click."""
    plain = Content.styled(hint.key, "bold") + Content(f" {hint.label}")
    if not hint.action:
        return plain
    action = hint.action if hint.action.startswith("app.") else f"screen.{hint.action}"
    return plain.stylize(Style.from_meta({"@click": action}))
