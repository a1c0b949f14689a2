"""Turn sense by keys: a main action is not given away by the way, Tab finds who can act."""

from dataclasses import replace

import attrs

from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import Activate, Done
from starquest.model.state import GameState
from tests.ui.states import first_wave, solo
from tests.ui.support import QUICK, opened, play


def calm() -> GameState:
    """Two heroes of one player, nobody near."""
    return solo(first_wave(alertness=0))


def test_the_first_press_says_that_the_main_action_is_left() -> None:
    async def scene() -> None:
        async with opened(calm()) as desk:
            await desk.keys("enter")
            count = len(desk.playing.history)
            await desk.keys("full_stop")
            assert "Ash has the main action left; . once more ends the turn." in desk.text()
            assert len(desk.playing.history) == count
            await desk.keys("full_stop")
            assert desk.playing.history[count] == Done()

    play(scene())


def test_after_the_main_action_one_press_is_enough() -> None:
    async def scene() -> None:
        async with opened(calm()) as desk:
            await desk.keys("enter", "w")
            count = len(desk.playing.history)
            await desk.keys("full_stop")
            assert desk.playing.history[count] == Done()

    play(scene())


def test_whoever_wants_no_reminders_has_none() -> None:
    async def scene() -> None:
        async with opened(calm(), options=replace(QUICK, reminders="off")) as desk:
            await desk.keys("enter")
            count = len(desk.playing.history)
            await desk.keys("full_stop")
            assert desk.playing.history[count] == Done()

    play(scene())


def test_no_round_ends_while_somebody_could_act() -> None:
    """Who has not acted has to be picked: there is no command that ends a round early."""
    commands = list(legal(calm()))
    assert commands
    assert all(isinstance(command, Activate) for command in commands)


def test_tab_on_a_spent_hero_goes_to_one_that_can_act() -> None:
    async def scene() -> None:
        async with opened(calm()) as desk:
            first, second = list(desk.playing.state.world.heroes)
            await desk.keys("enter", "w")
            assert desk.wait is Wait.ACT
            await desk.keys("tab")
            assert desk.playing.cursor == desk.place(second)
            await desk.keys("tab")
            assert desk.playing.cursor == desk.place(second)
            assert desk.playing.focus == first

    play(scene())


def test_with_nobody_left_tab_stays_where_it_is() -> None:
    state = calm()
    world = state.world.copy()
    second = list(world.heroes)[1]
    world.statuses[second] = attrs.evolve(world.statuses[second], activated=True)

    async def scene() -> None:
        async with opened(attrs.evolve(state, world=world)) as desk:
            await desk.keys("enter", "w")
            here = desk.playing.cursor
            await desk.keys("tab")
            assert desk.playing.cursor == here

    play(scene())
