"""A hint leaves the map its rows where there are few."""

from dataclasses import replace

import pytest

from starquest.ui.widgets.board import Board
from starquest.ui.widgets.lesson_panel import LessonPanel
from tests.ui.states import first_wave
from tests.ui.support import QUICK, opened, play


@pytest.mark.parametrize("hints", ["on", "off"])
def test_a_hint_lies_over_the_log_in_a_small_terminal(hints: str) -> None:
    async def scene() -> None:
        async with opened(first_wave(), options=replace(QUICK, hints=hints)) as desk:
            for _ in range(9):
                if desk.wait == "act":
                    break
                await desk.keys("enter")
            assert desk.game.query_one(LessonPanel).display == (hints == "on")
            assert desk.game.query_one("#below").display == (hints == "off")
            assert desk.game.query_one(Board).size.height >= 15

    play(scene())
