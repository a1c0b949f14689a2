"""What is taken from the screen goes piece by piece: what still comes to it finds half of it."""

from typing import Any

from textual._context import active_message_pump
from textual.app import App
from textual.css.query import NoMatches
from textual.message_pump import MessagePump
from textual.worker import WorkerFailed, active_worker


def is_going(pump: MessagePump | None) -> bool:
    """Whether something is being taken away, or is gone, or the whole game is."""
    if pump is None or not pump.is_running or pump._closing or pump._closed:
        return True
    return getattr(pump, "_pruning", False) or is_left(pump.app)


def is_left(app: App[Any]) -> bool:
    """Whether the game is being left: its screens go without being asked."""
    return app._exit or app._closing or not app._screen_stack


def of_what_goes(error: Exception) -> bool:
    """Whether an error only tells that its widget has lost its parts already."""
    worker = active_worker.get(None)
    if isinstance(error, WorkerFailed) and worker is not None:
        return isinstance(error.error, NoMatches) and is_going(worker.node)
    return isinstance(error, NoMatches) and is_going(active_message_pump.get(None))
