"""A form of one-line choices: up and down for the line, left and right for its value."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from starquest.ui.screens.base import OwnScreen
from starquest.ui.widgets.lines import Lines


class Form(OwnScreen[object]):
    """What screens with such lines share."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "Back"),
        Binding("right,l", "change(1)", "Next value", priority=True),
        Binding("left,h", "change(-1)", "Value before", priority=True),
    ]

    @property
    def lines(self) -> OptionList:
        """The lines of the form."""
        return self.query_one(Lines)

    def action_leave(self) -> None:
        """Back without a result."""
        self.dismiss(None)

    def action_change(self, step: int) -> None:
        """Another value for the line."""
        raise NotImplementedError
