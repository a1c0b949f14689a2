"""The command palette finds every action, and the help explains every screen."""

import re

import pytest

from starquest.content.keymaps import load_keymaps
from starquest.desk.choices import ACTIONS
from starquest.desk.glyphs import SETS
from starquest.desk.help_lines import TOPICS, told, topic_rows
from starquest.desk.waits import Wait
from starquest.model.state import GameState
from starquest.text.actions import action_help, action_name
from starquest.ui.table.game import GameScreen
from tests.ui.states import first_wave, mission, shop, solo
from tests.ui.support import Desk, opened, play, title

PATIENCE = 50
"""How often a page that scrolls is waited for."""

ASKED = re.compile(r"app\.help\('([a-z]+)'\)")


def found(desk: Desk) -> dict[str, str]:
    """What the palette offers on the present screen."""
    commands = [*desk.app.get_system_commands(desk.screen)]
    assert len({command.title for command in commands}) == len(commands)
    return {command.title: command.help for command in commands}


def test_the_palette_has_what_is_possible_now_with_its_keys() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            usual = {"Menu (m)", "Log (G)", "Inventory (I)", "Overview (o)", "Options (O)"}
            before = found(desk)
            assert usual <= set(before)
            assert not any(name.startswith("Advance") for name in before)
            await desk.keys("enter")
            offered, there = found(desk), {c.action for c in desk.playing.choices()}
            named = {name.partition(" (")[0]: told for name, told in offered.items()}
            assert usual <= set(offered)
            assert "Advance (a)" in offered
            assert "advance" in there
            for action in ACTIONS:
                assert (action_name(action) in named) is (action in there), action
                if action in there:
                    assert named[action_name(action)] == action_help(action)

    play(scene())


def test_an_action_is_started_from_the_palette() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("enter", "ctrl+p")
            await desk.type("Advance")
            await desk.pilot.pause(0.5)
            await desk.keys("enter")
            await desk.pilot.pause(0.2)
            await desk.settle()
            assert desk.wait is Wait.AIM
            assert desk.playing.aim
            assert desk.playing.aim.action == "advance"

    play(scene())


def test_an_action_without_a_key_says_why_it_cannot_be_done() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("enter")
            desk.game.action_act("open_door")
            await desk.settle()
            assert "Open door: no closed door beside it" in desk.text()

    play(scene())


def _game(desk: Desk) -> GameState | None:
    """The game that is open, if one is."""
    games = [screen for screen in desk.app.screen_stack if isinstance(screen, GameScreen)]
    return games[0].playing.state if games else None


@pytest.mark.parametrize(
    ("topic", "keys"), [("title", ()), ("new", ("n",)), ("options", ("o",)), ("game", ("p",))]
)
def test_every_screen_has_its_help(topic: str, keys: tuple[str, ...]) -> None:
    async def scene() -> None:
        async with title((100, 200)) as desk:
            await desk.keys(*keys, "question_mark")
            assert desk.shown == "HelpScreen"
            for key, meaning in topic_rows(topic, SETS["unicode"], "standard", _game(desk)):
                assert any(key in row and meaning[:30] in row for row in desk.rows()), key
            await desk.keys("escape")
            assert desk.shown != "HelpScreen"

    play(scene())


def test_the_shop_has_its_help() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("question_mark")
            assert "a new stock for 5c" in desk.text()

    play(scene())


def test_the_help_of_the_game_explains_the_marks_and_scrolls() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            await desk.keys("question_mark", "end")
            for _ in range(PATIENCE):
                if "ground that slows or hurts" in desk.text():
                    break
                await desk.pilot.pause()
            assert "ground that slows or hurts" in desk.text()
            assert told("legend")[-1][1][:40] in desk.text()

    play(scene())


def test_every_topic_that_is_asked_for_is_there() -> None:
    rows = [row for table in load_keymaps().screens.values() for row in table]
    assert {topic for row in rows for topic in ASKED.findall(row.do)} == set(TOPICS)
