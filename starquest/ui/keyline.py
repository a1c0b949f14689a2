"""A line of keys that can be clicked as well: the last line of every screen."""

from collections.abc import Iterable, Sequence

import attrs
from textual.content import Content
from textual.style import Style

GAP = "  "


@attrs.frozen
class Hint:
    """A key, what it does, and the screen's action that a click on it runs."""

    key: str
    label: str
    action: str = ""

    @property
    def text(self) -> str:
        """The key as it is shown."""
        return f"{self.key} {self.label}"

    def content(self) -> Content:
        """The key with its click."""
        plain = Content.styled(self.key, "bold") + Content(f" {self.label}")
        if not self.action:
            return plain
        action = self.action if self.action.startswith("app.") else f"screen.{self.action}"
        return plain.stylize(Style.from_meta({"@click": action}))


def key_line(hints: Iterable[Hint]) -> Content:
    """Keys side by side."""
    return Content(GAP).join([hint.content() for hint in hints])


def fitting(first: Sequence[Hint], last: Sequence[Hint], width: int) -> list[Hint]:
    """As many of the first as there is room for, and all of the last."""
    left = width - sum(len(hint.text) + len(GAP) for hint in last)
    shown: list[Hint] = []
    for hint in first:
        left -= len(hint.text) + len(GAP)
        if left < -len(GAP):
            break
        shown.append(hint)
    return [*shown, *last]
