"""What our screens share: keys may come faster than screens go, and none of them counts twice."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.message import Message
from textual.screen import ModalScreen, Screen

from starquest.ui.terminal.leaving import is_going

if TYPE_CHECKING:
    from starquest.model.event import Event

Result = TypeVar("Result")
Given = TypeVar("Given")


class OwnScreen(Screen[Result]):
    """A screen that is left once, and opens others only while it is on top."""

    KEYS: ClassVar[str] = ""
    """Its name in the table of keys."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys are for what is there: one that is faster than the screen does nothing."""
        there = self.is_mounted and not is_going(self)
        return there and super().check_action(action, parameters)

    async def _dispatch_message(self, message: Message) -> None:
        """What comes while the screen is taken away piece by piece may find parts missing."""
        try:
            await super()._dispatch_message(message)
        except NoMatches:
            if not is_going(self):
                raise

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave; not again for a key that was pressed twice, which would close what lies below."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def takes(self, _key: str) -> bool:
        """Whether a key means something here, for a page on top that has no use for it."""
        return False

    def open_over(
        self, screen: Screen[Given], then: Callable[[Given | None], None] | None = None
    ) -> None:
        """Open another screen on top, unless one is there already."""
        if self.is_active:
            self.app.push_screen(screen, then)


class OwnModal(OwnScreen[Result], ModalScreen[Result]):
    """The same for a panel that lets the screen below shine through; no toast covers it."""

    DEFAULT_CSS = """
    OwnModal ToastHolder { display: none; }
    """


class OwnStop(OwnScreen[None]):
    """A screen of a mode's own, on which something may happen in the game."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[Event, ...]] = []
        """What happened there, by commands."""
        self.taken_back = 0
        """How many commands of before were taken back there."""
        self.settling = 0.0
        """Seconds for which a question takes no key when it has opened."""
