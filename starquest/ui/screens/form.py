"""A form of one-line choices: up and down for the line, left and right for its value."""

from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content

from starquest.desk.columns import cut
from starquest.ui.bindings import bindings
from starquest.ui.drawing import measure
from starquest.ui.screens.base import OwnScreen
from starquest.ui.widgets.lines import Lines

TITLE = 15
"""The columns of a line's title."""


class FormLines(Lines):
    """Lines whose left arrow can be clicked.

    The keys are bound here, so that they count in the order in which they are pressed, however
    fast: the screen would take its own before the lines have moved.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings("form")
    back_at: ClassVar[range] = range(TITLE, TITLE + 3)


class Form(OwnScreen[object]):
    """What screens with such lines share."""

    @property
    def lines(self) -> FormLines:
        """The lines of the form."""
        return self.query_one(FormLines)

    def action_leave(self) -> None:
        """Back without a result."""
        self.dismiss(None)

    def action_enter(self) -> None:
        """Enter, for the mouse."""
        self.lines.action_select()

    def action_change(self, step: int) -> None:
        """Another value for the line."""
        raise NotImplementedError


def turned(title: str, value: str, room: int) -> Content:
    """A line whose value goes round."""
    shown = cut(value, room - TITLE - 4, measure)
    return Content(f"{title:<{TITLE}}") + Content.styled(f"< {shown} >", "bold")


def typed(title: str, value: str, room: int) -> Content:
    """A line whose value is typed."""
    return Content(f"{title:<{TITLE}}  ") + Content.styled(
        cut(value, room - TITLE - 2, measure), "bold"
    )
