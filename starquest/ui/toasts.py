"""What is said in passing belongs to the screen it was said on."""

from textual.app import App
from textual.screen import ModalScreen, Screen


class Toasts:
    """Takes toasts away with their screen; a dialog over a screen leaves them where they are."""

    def __init__(self, app: App[int]) -> None:
        self._app = app
        self._ground = self._found()
        app.screen_change_signal.subscribe(app, self._changed, immediate=True)

    def _found(self) -> Screen[object] | None:
        """The uppermost screen that is no dialog."""
        stack = reversed(self._app.screen_stack)
        return next((screen for screen in stack if not isinstance(screen, ModalScreen)), None)

    def _changed(self, _top: Screen[object]) -> None:
        ground = self._found()
        if ground is not self._ground:
            self._ground = ground
            self._app.clear_notifications()
