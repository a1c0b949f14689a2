"""A question that has just come takes no key for a moment: nothing is answered by accident."""

from dataclasses import replace
from typing import cast

import pytest

from starquest.model.step import AskKind
from starquest.ui.screens.choosing import Choosing
from starquest.ui.table.game import SETTLING
from starquest.ui.widgets.lines import Lines
from tests.ui.screens.test_asks import posed
from tests.ui.support import QUICK, opened, play


def test_keys_count_only_when_the_question_has_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETTLING, "short", 3600.0)

    async def scene() -> None:
        options = replace(QUICK, settling="short")
        async with opened(posed(AskKind.STRIKE_BACK), options=options) as desk:
            panel = cast("Choosing", desk.screen)
            assert desk.shown == "Choosing"
            await desk.keys("enter", "a", "b", "escape", "q", "C", "2")
            assert desk.screen is panel, "whatever was typed before it came"
            assert panel.query_one(Lines).disabled, "which is seen"
            panel.settle()
            await desk.settle()
            assert not panel.query_one(Lines).disabled
            await desk.keys("escape")
            assert desk.shown == "GameScreen"

    play(scene())


def test_a_question_about_the_map_ignores_enter_by_the_clock() -> None:
    async def scene() -> None:
        options = replace(QUICK, settling="short")
        async with opened(posed(AskKind.SHIFT), options=options) as desk:
            asking, now = desk.game.flow.asking, [100.0]
            asking.clock = lambda: now[0]
            asking._on_map = (None, 0.0)
            asking.open_map()
            assert asking.early
            now[0] += 0.29
            assert asking.early
            now[0] += 0.02
            assert not asking.early

    play(scene())
