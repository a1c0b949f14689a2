"""Screens that belong to one mode, by what the game waits for."""

from collections.abc import Callable, Mapping

from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.waves import free_units
from starquest.ui.screens.base import OwnStop
from starquest.ui.screens.corners import CornerScreen
from starquest.ui.screens.shop import ShopScreen


def _question(playing: Playing, seats: Seats) -> OwnStop | None:
    """The corners of a wave are asked for together; other questions are plain ones."""
    return CornerScreen(playing, seats) if free_units(playing.state) else None


OWN_SCREENS: Mapping[str, Mapping[Wait, Callable[[Playing, Seats], OwnStop | None]]] = {
    "quest": {Wait.SHOP: ShopScreen, Wait.ASK: _question},
}


def own_screen(playing: Playing, seats: Seats) -> OwnStop | None:
    """The screen a mode has for what the game waits for now, if it has one."""
    screens = OWN_SCREENS.get(playing.state.settings.mode, {})
    opened = screens.get(playing.wait)
    return opened(playing, seats) if opened else None
