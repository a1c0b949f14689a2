"""A key that a page has no use for ends it, and then does on the table what it says there."""

from typing import Any

from textual import events

from starquest.ui.screens.base import OwnScreen


def below(screen: OwnScreen[Any]) -> OwnScreen[Any] | None:
    """The screen a page lies on, if that one takes keys from pages."""
    stack = screen.app.screen_stack
    at = stack.index(screen) if screen in stack else 0
    under = stack[at - 1] if at else None
    return under if isinstance(under, OwnScreen) else None


def own_key(screen: OwnScreen[Any], key: str) -> str:
    """What a page itself does with a key; nothing where only Textual knows it."""
    known = screen._bindings.key_to_bindings  # noqa: SLF001 - also before the page is there
    found = [one.action for one in known.get(key, []) if one.id]
    return found[0] if found else ""


def pass_on(screen: OwnScreen[Any], event: events.Key) -> bool:
    """Leave a page for a key that the table below knows, and hand it down; whether it was."""
    under = below(screen)
    if under is None or not screen.is_active or not under.takes(event.key):
        return False
    event.stop()
    event.prevent_default()
    screen.dismiss(None)
    screen.app.call_later(screen.app.simulate_key, event.key)
    return True
