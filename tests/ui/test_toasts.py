"""Toasts go with their screen, and never lie over a question."""

from textual.widgets._toast import Toast

from starquest.ui.screens.pages import Page
from tests.ui.states import mission
from tests.ui.support import opened, play

SAID = "Scattergun is in hand now."


def test_a_dialog_has_no_toast_and_the_screen_below_keeps_its_own() -> None:
    async def scene() -> None:
        async with opened(mission(), toasts=True) as desk:
            desk.game.notify(SAID, timeout=600, markup=False)
            await desk.pilot.pause()
            assert desk.text().count(SAID) == 1
            desk.game.open_over(Page("A question", ["Yes or no?"]))
            await desk.pilot.pause()
            assert desk.shown == "Page"
            assert not any(toast.region for toast in desk.screen.query(Toast))
            await desk.keys("escape")
            assert desk.text().count(SAID) == 1

    play(scene())


def test_a_toast_goes_with_its_screen() -> None:
    async def scene() -> None:
        async with opened(mission(), toasts=True) as desk:
            await desk.keys("O")
            assert desk.shown == "SettingsScreen"
            desk.screen.notify(SAID, timeout=600, markup=False)
            await desk.pilot.pause()
            assert SAID in desk.text()
            await desk.keys("escape")
            assert SAID not in desk.text()

    play(scene())
